/** The page of frequently asked questions. Back leads to the previous page, or home where there is none. */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Faq } from '../areas/faq/Faq.tsx'
import { trackPageView } from './app-services.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

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
