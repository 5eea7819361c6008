/**
 * The payment type of the order: in full by card, in instalments, or by cheques, with dates and amounts.
 * Specification: document 2 sections 4 and 9; design language, pictures 05 and 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, CreditCard, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Invoice } from '#contract/operations/payment.ts'
import type { PaymentPlan } from '#contract/operations/offers.ts'
import { exceedsCredit } from '#machines/journey/payment-plan.ts'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row, Stack } from '#ui/layout/Stack.tsx'
import { Instalments } from '#ui/price/Instalments.tsx'
import { type InvoiceLine, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { ordinalText } from '../parts/ordinals.ts'

export function PaymentMethod({ plan, paymentType }: Pick<Invoice, 'plan' | 'paymentType'>) {
  const { t } = useLingui()
  if (plan === null)
    return (
      <Method
        icon={<CreditCard size={22} />}
        name={t`نقدی، درگاه بانکی`}
        detail={t`با همهٔ کارت‌های عضو شتاب`}
      />
    )
  return paymentType === 'installment' ? <ChequeMethod plan={plan} /> : <InstalmentMethod plan={plan} />
}

type MethodProps = { icon: ReactNode; name: string; detail: string; children?: ReactNode }

function Method({ icon, name, detail, children }: MethodProps) {
  return (
    <Card pad="tight">
      <Stack gap={12}>
        <Row gap={12}>
          <IconTile>{icon}</IconTile>
          <Grow>
            <Text look="small" weight="bold">
              {name}
            </Text>
            <Text look="caption" tone="soft">
              {detail}
            </Text>
          </Grow>
        </Row>
        {children}
      </Stack>
    </Card>
  )
}

function ChequeMethod({ plan }: { plan: PaymentPlan }) {
  const { t } = useLingui()
  const count = numberText(plan.payments.length - 1)
  return (
    <Method
      icon={<ReceiptText size={22} />}
      name={t`پیش‌پرداخت و ${count} چک`}
      detail={t`پیش‌پرداخت امروز، چک‌ها ماهانه`}
    >
      <ChequePlan plan={plan} />
    </Method>
  )
}

/** The down payment today, then each cheque with its day and amount. */
function ChequePlan({ plan }: { plan: PaymentPlan }) {
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

function InstalmentMethod({ plan }: { plan: PaymentPlan }) {
  const { t } = useLingui()
  const [count, later] = [numberText(plan.payments.length), numberText(plan.payments.length - 1)]
  const lines = [
    { label: t`قسط اول، امروز در درگاه بانکی`, toman: plan.first },
    { label: t`${later} قسط بعدی، هر کدام`, toman: plan.amount },
  ]
  return (
    <Method
      icon={<CalendarDays size={22} />}
      name={t`${count} قسط، بدون سود`}
      detail={t`اولی امروز، بقیه ماهانه`}
    >
      <Instalments dates={plan.payments.map(({ dueDate }) => dueDate)} />
      <div>
        <InvoiceRows lines={lines} />
      </div>
      {exceedsCredit(plan) && (
        <Note>
          <Trans>قسط‌ها از اعتبار شما بیشتر بود؛ مازاد آن به قسط اول اضافه شده است.</Trans>
        </Note>
      )}
    </Method>
  )
}
