/** No such order, or somebody else's: both are told the same. Specification: document 1 section 8. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import type { Frame } from './frame.ts'

export function Unknown({ frame, onHome }: { frame: Frame; onHome: () => void }) {
  const { t } = useLingui()
  return frame({
    title: t`نتیجهٔ پرداخت`,
    centred: true,
    bumper: {
      action: (
        <Button full onClick={onHome}>
          <Trans>صفحهٔ اصلی</Trans>
        </Button>
      ),
    },
    children: (
      <EmptyState title={t`سفارش پیدا نشد`}>
        <Trans>سفارشی با این نشانی در حساب شما نیست. نشانی صفحه را بررسی کنید.</Trans>
      </EmptyState>
    ),
  })
}
