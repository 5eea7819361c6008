/**
 * How the order is paid, with its days and amounts, and the discount code. Specification: document 2 sections
 * 4 and 9; design language, "Review and pay".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, CreditCard, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Invoice } from '#contract/operations/payment.ts'
import type { PaymentPlan } from '#contract/operations/offers.ts'
import { exceedsCredit } from '#machines/journey/payment-plan.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row, Stack } from '#ui/layout/Stack.tsx'
import { type InvoiceLine, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { Steps } from '#ui/timeline/Steps.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { ordinalText } from '../parts/ordinals.ts'
import styles from './Review.module.css'

export function PaymentMethodCard({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const { plan, paymentType } = invoice
  const count = numberText((plan?.payments.length ?? 1) - (paymentType === 'bnpl' ? 0 : 1))
  const each = tomanText(plan?.amount ?? 0)
  return (
    <Card as="section" pad="none" label={t`روش پرداخت`} className={styles.method}>
      {plan === null ? (
        <Method
          icon={<CreditCard size={22} />}
          name={t`نقدی، درگاه بانکی`}
          detail={t`با همهٔ کارت‌های عضو شتاب`}
        />
      ) : paymentType === 'bnpl' ? (
        <Method
          icon={<CalendarDays size={22} />}
          name={t`${count} قسط، بدون سود`}
          detail={t`ماهی یک‌بار، هر قسط ${each}`}
        />
      ) : (
        <Method
          icon={<ReceiptText size={22} />}
          name={t`پیش‌پرداخت و ${count} چک`}
          detail={t`پیش‌پرداخت امروز، چک‌ها ماهانه`}
        />
      )}
      {plan !== null && (
        <div className={styles.plan}>
          {paymentType === 'bnpl' ? <Days plan={plan} /> : <ChequePlan plan={plan} />}
        </div>
      )}
      <DiscountCode code={invoice.discountCode} />
    </Card>
  )
}

type MethodProps = { icon: ReactNode; name: string; detail: string }

function Method({ icon, name, detail }: MethodProps) {
  const { t } = useLingui()
  const send = useSend()
  return (
    <Row gap={12}>
      <IconTile>{icon}</IconTile>
      <Grow>
        <Text look="small" weight="bold">
          {name}
        </Text>
        <Text look="micro" tone="soft">
          {detail}
        </Text>
      </Grow>
      <Button
        kind="link"
        className={styles.change}
        label={t`تغییر روش پرداخت`}
        onClick={() => send({ type: 'payment-type-sheet.opened' })}
      >
        <Trans>تغییر</Trans>
      </Button>
    </Row>
  )
}

/**
 * The days of the instalments; the first one has its own amount where rounding or the credit makes it larger.
 */
function Days({ plan }: { plan: PaymentPlan }) {
  const isFirstLarger = plan.first !== plan.amount
  return (
    <Stack gap={8}>
      <Steps
        steps={plan.payments.map(({ dueDate, amount }, index) => ({
          name: dateText(dueDate, { short: true }),
          detail: isFirstLarger && index === 0 ? tomanText(amount) : undefined,
          state: index === 0 ? 'now' : 'next',
        }))}
      />
      {exceedsCredit(plan) && (
        <Note>
          <Trans>قسط‌ها از اعتبار شما بیشتر بود؛ مازاد آن به قسط اول اضافه شده است.</Trans>
        </Note>
      )}
    </Stack>
  )
}

/** The down payment today, then each cheque with its day and amount. */
function ChequePlan({ plan }: { plan: PaymentPlan }) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const [, ...cheques] = plan.payments
  const lines = cheques.map(({ amount, dueDate }, index): InvoiceLine => {
    const [ordinal, day] = [ordinalText(index + 1), dateText(dueDate, { today })]
    return { label: t`چک ${ordinal}، ${day}`, toman: amount }
  })
  return <InvoiceRows lines={[{ label: t`پیش‌پرداخت، امروز در درگاه بانکی`, toman: plan.first }, ...lines]} />
}

/** Opens the sheet for a code, or removes the applied one. */
function DiscountCode({ code }: { code: string | null }) {
  const { t } = useLingui()
  const send = useSend()
  const removing = useMatches({ payment: { checking: 'removingDiscount' } })
  return (
    <Row justify="between" className={styles.code}>
      <Text as="span" look="caption" tone={code === null ? 'quiet' : 'ok'}>
        {code === null ? <Trans>کد تخفیف</Trans> : <Trans>کد تخفیف {code} اعمال شد</Trans>}
      </Text>
      {code === null ? (
        <Button
          kind="link"
          className={styles.change}
          label={t`افزودن کد تخفیف`}
          onClick={() => send({ type: 'discount-sheet.opened' })}
        >
          <Trans>افزودن</Trans>
        </Button>
      ) : (
        <Button
          kind="link"
          className={styles.change}
          loading={removing}
          label={t`حذف کد`}
          onClick={() => send({ type: 'discount.removed' })}
        >
          <Trans>حذف</Trans>
        </Button>
      )}
    </Row>
  )
}
