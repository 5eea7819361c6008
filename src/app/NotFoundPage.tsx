/** The page of an address that is not there. */
import { msg } from '@lingui/core/macro'
import { useEffect } from 'react'
import NotFound from '../areas/not-found/NotFound.tsx'
import { Arrival } from './Arrival.tsx'
import { pageShown } from './life.ts'

export default function NotFoundPage() {
  useEffect(() => pageShown('not-found'), [])
  return (
    <>
      <NotFound />
      <Arrival title={msg`صفحه پیدا نشد`} />
    </>
  )
}
