/**
 * Asks to sign in, or announces that the sign-in page opens or that it needs the network. Sign-in happens
 * outside the app; nothing typed is lost. Specification: decisions, section 3; document 1 section 6 ("you
 * must log in…").
 */
import { Trans } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { reachability, subscribe } from '#adapters/network.ts'
import { guards } from '#machines/journey/guards.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { useGuard, useMatches, useJourneyContext } from '../journey.ts'
import { Button } from '#ui/button/Button.tsx'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { signInReason } from './sign-in-reason.ts'

export default function SignIn() {
  const leaving = useMatches({ signIn: 'leaving' })
  const hasConfirmedChoice = useGuard(guards['the choice is confirmed'])
  const forOrder = useJourneyContext(signInReason) === 'order'
  const press = (
    <Button type="submit" full icon={<LogIn size={20} aria-hidden="true" />}>
      {leaving ? <Trans>رفتن به صفحهٔ ورود</Trans> : <Trans>ورود و ادامه</Trans>}
    </Button>
  )
  return (
    <StepScreen title={<Trans>ورود به حساب</Trans>} bumper={{ action: press }}>
      {leaving ? <Leaving /> : <SignInQuestion forOrder={forOrder} />}
      <Note kind="soft">
        {hasConfirmedChoice ? (
          <Trans>پیشنهادی که انتخاب کرده‌اید محفوظ است؛ پس از ورود، سفارش را همان‌جا ثبت می‌کنیم.</Trans>
        ) : forOrder ? (
          <Trans>هر چه برای این سفارش داده‌اید محفوظ است؛ پس از ورود از همان‌جا ادامه می‌دهید.</Trans>
        ) : (
          <Trans>هر چه وارد کرده‌اید محفوظ است؛ پس از ورود از همین گام ادامه می‌دهید.</Trans>
        )}
      </Note>
    </StepScreen>
  )
}

/** The sign-in page is the gateway's: a device that is offline cannot load it, so the app is not left. */
function Leaving() {
  const isOffline = useSyncExternalStore(subscribe, reachability) === 'offline'
  if (isOffline)
    return (
      <Question detail={<Trans>پس از اتصال، دکمهٔ پایین را بزنید.</Trans>}>
        <Trans>برای ورود، اینترنت لازم است</Trans>
      </Question>
    )
  return (
    <Question detail={<Trans>اگر صفحهٔ ورود باز نشد، دکمهٔ پایین را بزنید.</Trans>}>
      <Trans>به صفحهٔ ورود می‌رویم…</Trans>
    </Question>
  )
}

/** The reason: an order opened by its link, or a session that has ended. */
const SignInQuestion = ({ forOrder }: { forOrder: boolean }) =>
  forOrder ? (
    <Question detail={<Trans>با همان شمارهٔ موبایلی که سفارش با آن ثبت شده است.</Trans>}>
      <Trans>برای دیدن سفارش وارد شوید</Trans>
    </Question>
  ) : (
    <Question detail={<Trans>مدت ورودتان تمام شده است؛ شمارهٔ موبایلتان را دوباره تأیید کنید.</Trans>}>
      <Trans>دوباره وارد حساب خود شوید</Trans>
    </Question>
  )
