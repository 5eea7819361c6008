/** The page of an address that is not there. */
import { msg } from '@lingui/core/macro'
import NotFound from '../areas/not-found/NotFound.tsx'
import { Arrival } from './Arrival.tsx'

export default function NotFoundPage() {
  return (
    <>
      <NotFound />
      <Arrival title={msg`صفحه پیدا نشد`} />
    </>
  )
}
