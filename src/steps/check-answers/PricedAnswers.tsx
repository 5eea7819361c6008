/** The answers that the price depends on: vehicle, history, insurer. Another one of these is another order, and it says so. Decisions, section 6. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Digits, Money, RoundMoney } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { momentText } from '#ui/format/moments.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { policyStartOf } from '#machines/journey/order-completeness.ts'
import { termText } from '../parts/term-text.ts'
import { Section } from './Section.tsx'
import { useHistoryFacts, useVehicleFacts } from './priced-facts.ts'

export function PricedAnswers({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const change = {
    onChange: () => send({ type: 'answer-change.chosen', answer: 'offer' }),
    consequence: t`با سفارش تازه`,
  }
  const { plate, ownerNationalCode, search } = order
  const vehicle = [
    { label: t`پلاک`, value: plate && <PlateView plate={plate} size="xs" /> },
    ...useVehicleFacts(order),
    { label: t`کد ملی مالک`, value: ownerNationalCode && <Digits>{ownerNationalCode}</Digits> },
  ]
  return (
    <>
      <Section title={t`خودرو`} facts={vehicle} {...change} />
      <Section title={t`سابقهٔ بیمه`} facts={useHistoryFacts(search)} {...change} />
      <Section title={t`بیمه‌گر و پوشش`} facts={usePolicyFacts(order)} {...change} />
      <Note>
        <Trans>خودرو، سابقه و بیمه‌گر قیمت را می‌سازند؛ با تغییر هر کدام سفارش تازه‌ای شروع می‌شود.</Trans>
      </Note>
    </>
  )
}

const usePolicyFacts = (order: OrderDetail) => {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const start = policyStartOf(order.search, today)
  const until = momentText(order.validUntil, today)
  return [
    { label: t`بیمه‌گر`, value: insurerName(order) },
    {
      label: t`سقف تعهد مالی`,
      value: <RoundMoney toman={order.liabilityPropertyDamage} />,
      meaning: t`بیشترین مبلغی که بیمه برای خسارت خودرو و اموال دیگران می‌پردازد؛ بیش از آن را خودتان می‌دهید.`,
    },
    { label: t`مدت بیمه`, value: termText(order.policyTerm) },
    {
      label: t`شروع بیمه`,
      value: start === null ? t`از زمان صدور` : dateText(start, { today, weekday: true }),
    },
    { label: t`مبلغ کل`, value: <Money toman={order.payableAmount} size="row" /> },
    { label: t`اعتبار قیمت`, value: t`تا ${until}` },
  ]
}
