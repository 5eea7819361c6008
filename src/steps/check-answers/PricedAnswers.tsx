/**
 * Answers that the price depends on: vehicle, history, insurer. Changing one starts another order, and the
 * buttons say so. Specification: document 2 sections 2.5, 2.6 and 3; decisions, section 6.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { policyStartOf } from '#machines/journey/order-completeness.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Digits, Money, RoundMoney } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { momentText } from '#ui/format/moments.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { termText } from '../parts/term-text.ts'
import { insurerOf } from '../parts/vehicle/vehicle-labels.ts'
import { useProduct, useProductWords } from '../product.ts'
import { Section } from './Section.tsx'

export function PricedAnswers({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const change = {
    onChange: () => send({ type: 'answer-change.chosen', answer: 'offer' }),
    consequence: t`با سفارش تازه`,
  }
  const { vehicleFirst } = useProductWords()
  const { plate, ownerNationalCode, search } = order
  const vehicle = [
    { label: t`پلاک`, value: plate && <PlateView plate={plate} size="xs" /> },
    ...useVehicleFacts(order),
    { label: t`کد ملی مالک`, value: ownerNationalCode && <Digits>{ownerNationalCode}</Digits> },
  ]
  return (
    <>
      <Section title={vehicleFirst} facts={vehicle} {...change} />
      <Section title={t`سابقهٔ بیمه`} facts={useHistoryFacts(search)} {...change} />
      <Section title={t`بیمه‌گر و پوشش`} facts={usePolicyFacts(order)} {...change} />
      <Note>
        <Trans>
          {vehicleFirst}، سابقه و بیمه‌گر قیمت را می‌سازند؛ با تغییر هر کدام سفارش تازه‌ای شروع می‌شود.
        </Trans>
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

type Search = OrderDetail['search']

/** Facts that do not apply to the vehicle's type have no value and are not shown. */
const useVehicleFacts = ({
  search,
  vehicleTitle,
}: Pick<OrderDetail, 'search' | 'vehicleTitle'>): readonly Fact[] => {
  const configuration = useJourneyContext((context) => context.configuration)
  const { vehicleFacts } = useProduct()
  const { vehicleFirst } = useProductWords()
  return [
    { label: vehicleFirst, value: vehicleTitle },
    // The title already says brand and model.
    ...vehicleFacts({ ...search, carBrand: null }, configuration),
  ]
}

const useStatusText = ({ policyStatus }: Search): string => {
  const { t } = useLingui()
  const { vehicleOf } = useProductWords()
  const sentences: Record<Search['policyStatus'], string> = {
    new: t`${vehicleOf} نو، بدون بیمه`,
    without: t`بدون بیمهٔ قبلی`,
    with_policy: t`بیمهٔ قبلی به نام خودم`,
    ownership_change: t`پلاک تغییر مالکیت داده`,
  }
  return sentences[policyStatus]
}

/** The gateway accepts claims of the same owner only. */
const useClaimsText = ({ propertyDamageCount, lifeDamageCount, driverDamageCount }: Search): string => {
  const { t } = useLingui()
  const [property, life, driver] = [
    numberText(propertyDamageCount),
    numberText(lifeDamageCount),
    numberText(driverDamageCount),
  ]
  const claims = [
    propertyDamageCount > 0 && t`مالی ${property} بار`,
    lifeDamageCount > 0 && t`جانی ${life} بار`,
    driverDamageCount > 0 && t`راننده ${driver} بار`,
  ].filter((part) => part !== false)
  return claims.length === 0 ? t`ندارید` : claims.join(t`، `)
}

/** Facts that do not apply to the policy status have no value and are not shown. */
const useHistoryFacts = (search: Search): readonly Fact[] => {
  const { t } = useLingui()
  const companies = useJourneyContext(({ configuration }) => configuration?.companies)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const { vehicleFirst } = useProductWords()
  const hasPolicy = search.previousCompany !== null
  const day = (date: string | null) => date && dateText(date, { today })
  const [status, claims] = [useStatusText(search), useClaimsText(search)]
  return [
    { label: t`وضعیت بیمه`, value: status },
    {
      label: t`تخفیف از بیمه‌نامهٔ دیگر`,
      value:
        search.changeOwnershipStatus &&
        (search.changeOwnershipStatus === 'another_thirdparty_discount' ? t`دارید` : t`ندارید`),
    },
    { label: t`تاریخ تحویل ${vehicleFirst}`, value: day(search.deliveryDate) },
    { label: t`بیمه‌گر قبلی`, value: insurerOf(companies, search.previousCompany) },
    { label: t`شروع بیمهٔ قبلی`, value: day(search.lastPolicyStartDate) },
    { label: t`پایان بیمهٔ قبلی`, value: day(search.lastPolicyExpDate) },
    { label: t`تخفیف عدم خسارت`, value: hasPolicy ? percentText(search.noDamageFactor) : null },
    { label: t`تخفیف راننده`, value: hasPolicy ? percentText(search.driverNoDamageFactor) : null },
    { label: t`خسارت‌ها`, value: search.policyStatus === 'with_policy' ? claims : null },
  ]
}
