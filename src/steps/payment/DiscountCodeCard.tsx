/** The discount code on the invoice: the way to put one on, or the one that is on. Design language, picture 11. */
import { Trans } from '@lingui/react/macro'
import { TicketPercent } from 'lucide-react'
import type { Invoice } from '#contract/operations/payment.ts'
import { Button } from '#ui/button/Button.tsx'
import { useSend } from '../journey.ts'
import { AppliedDiscountCode } from '../parts/DiscountSheet.tsx'

export function DiscountCodeCard({ invoice: { discountCode, discount } }: { invoice: Invoice }) {
  const send = useSend()
  return discountCode === null ? (
    <Button
      kind="dashed"
      size="small"
      full
      icon={<TicketPercent size={20} aria-hidden="true" />}
      onClick={() => send({ type: 'discount-sheet.opened' })}
    >
      <Trans>افزودن کد تخفیف</Trans>
    </Button>
  ) : (
    <AppliedDiscountCode code={discountCode} saved={discount} />
  )
}
