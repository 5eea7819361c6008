/** A down payment today, then each cheque with its day and amount. Specification: document 2 section 4; picture 11. */
import { useLingui } from '@lingui/react/macro'
import type { PaymentPlan } from '#contract/operations/third-party-offers.ts'
import { dateText } from '#ui/format/dates.ts'
import { type InvoiceLine, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext } from '../journey.ts'
import { ordinalText } from '../parts/ordinals.ts'

export function ChequePlan({ plan }: { plan: PaymentPlan }) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const [, ...cheques] = plan.payments
  const lines = cheques.map(({ amount, dueDate }, index): InvoiceLine => {
    const [which, day] = [ordinalText(index + 1), dateText(dueDate, { today })]
    return { label: t`چک ${which}، ${day}`, toman: amount }
  })
  return (
    <div>
      <InvoiceRows lines={[{ label: t`پیش‌پرداخت، امروز در درگاه بانکی`, toman: plan.first }, ...lines]} />
    </div>
  )
}
