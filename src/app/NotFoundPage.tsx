/** The page of an unknown address. */
import { msg } from '@lingui/core/macro'
import { useEffect } from 'react'
import NotFound from '../areas/not-found/NotFound.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { trackPageView } from './app-services.ts'

export default function NotFoundPage() {
  useEffect(() => trackPageView('not-found'), [])
  return (
    <>
      <NotFound />
      <RouteAnnouncer title={msg`صفحه پیدا نشد`} />
    </>
  )
}
