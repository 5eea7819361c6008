/** No such order, or somebody else's: both are told the same. Specification: document 1 section 8. */
import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import type { ResultContent } from './content.ts'

export const unknown = ({ onHome }: { onHome: () => void }): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: {
    action: (
      <Button full onClick={onHome}>
        <Trans>صفحهٔ اصلی</Trans>
      </Button>
    ),
  },
  children: (
    <EmptyState title={<Trans>سفارش پیدا نشد</Trans>}>
      <Trans>سفارشی با این نشانی در حساب شما نیست. نشانی صفحه را بررسی کنید.</Trans>
    </EmptyState>
  ),
})
