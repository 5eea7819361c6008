/** The page of common questions in the app: Back leads to where one came from, home where one came from nowhere. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Faq } from '../areas/faq/Faq.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { trackPageView } from './app-services.ts'

export default function FaqPage() {
  useLingui()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  useEffect(() => trackPageView('faq'), [])
  return (
    <>
      <Faq onBack={() => (canGoBack ? history.back() : history.push('/'))} />
      <RouteAnnouncer title={msg`سؤال‌های پرتکرار`} />
    </>
  )
}
