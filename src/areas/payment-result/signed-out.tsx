/** A payment's end is shown to the order's owner only. */
import { Trans } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import type { ResultContent } from './content.ts'

export const signedOut = ({ onSignIn }: { onSignIn: () => void }): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: {
    action: (
      <Button full icon={<LogIn size={20} aria-hidden="true" />} onClick={onSignIn}>
        <Trans>ورود به حساب</Trans>
      </Button>
    ),
  },
  children: (
    <EmptyState title={<Trans>برای دیدن نتیجه وارد شوید</Trans>}>
      <Trans>نتیجهٔ پرداخت را فقط به صاحب سفارش نشان می‌دهیم. پرداخت شما، اگر انجام شده باشد، محفوظ است.</Trans>
    </EmptyState>
  ),
})
