/** A payment's end is shown to the order's owner only. */
import { Trans, useLingui } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import type { Frame } from './frame.ts'

export function SignedOut({ frame, onSignIn }: { frame: Frame; onSignIn: () => void }) {
  const { t } = useLingui()
  return frame({
    title: t`نتیجهٔ پرداخت`,
    centred: true,
    bumper: {
      action: (
        <Button full icon={<LogIn size={20} aria-hidden="true" />} onClick={onSignIn}>
          <Trans>ورود به حساب</Trans>
        </Button>
      ),
    },
    children: (
      <EmptyState title={t`برای دیدن نتیجه وارد شوید`}>
        <Trans>نتیجهٔ پرداخت را فقط به صاحب سفارش نشان می‌دهیم. پرداخت شما، اگر انجام شده باشد، محفوظ است.</Trans>
      </EmptyState>
    ),
  })
}
