/** What the order was priced for, in words: the vehicle, and its insurance so far. Specification: document 2 sections 2.5, 2.6 and 3. */
import { useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { dateText } from '#ui/format/dates.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext } from '../journey.ts'
import { insurerOf, picksOf, vehicleLabels } from '../parts/vehicle/vehicle-labels.ts'

type Search = OrderDetail['search']

/** Name, type, usage or size, year; what does not belong to the type is left out. */
export const useVehicleFacts = ({
  search,
  vehicleTitle,
}: Pick<OrderDetail, 'search' | 'vehicleTitle'>): readonly Fact[] => {
  const { t } = useLingui()
  const configuration = useJourneyContext((memory) => memory.configuration)
  const words = vehicleLabels({ ...search, carBrand: null }, configuration)
  return [
    { label: t`خودرو`, value: vehicleTitle },
    { label: t`نوع خودرو`, value: words.carType },
    { label: t`کاربری`, value: words.carUsage },
    {
      label: picksOf(search.carType, configuration) === 'seats' ? t`ظرفیت` : t`تناژ`,
      value: words.carDetailCode,
    },
    { label: t`سال ساخت`, value: words.carProductionYear },
  ]
}

const useStatusText = ({ policyStatus }: Search): string => {
  const { t } = useLingui()
  const sentences: Record<Search['policyStatus'], string> = {
    new: t`خودروی نو، بدون بیمه`,
    without: t`بدون بیمهٔ قبلی`,
    with_policy: t`بیمهٔ قبلی به نام خودم`,
    ownership_change: t`پلاک تغییر مالکیت داده`,
  }
  return sentences[policyStatus]
}

/** Claims that were told; the gateway takes none for anybody but the same owner. */
const useClaimsText = ({ propertyDamageCount, lifeDamageCount, driverDamageCount }: Search): string => {
  const { t } = useLingui()
  const [property, life, driver] = [
    numberText(propertyDamageCount),
    numberText(lifeDamageCount),
    numberText(driverDamageCount),
  ]
  const told = [
    propertyDamageCount > 0 && t`مالی ${property} بار`,
    lifeDamageCount > 0 && t`جانی ${life} بار`,
    driverDamageCount > 0 && t`راننده ${driver} بار`,
  ].filter((part) => part !== false)
  return told.length === 0 ? t`ندارید` : told.join(t`، `)
}

/** Status, previous policy, discounts, claims; what does not belong to the status is left out. */
export const useHistoryFacts = (search: Search): readonly Fact[] => {
  const { t } = useLingui()
  const companies = useJourneyContext(({ configuration }) => configuration?.companies)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const had = search.previousCompany !== null
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
    { label: t`تاریخ تحویل خودرو`, value: day(search.deliveryDate) },
    { label: t`بیمه‌گر قبلی`, value: insurerOf(companies, search.previousCompany) },
    { label: t`شروع بیمهٔ قبلی`, value: day(search.lastPolicyStartDate) },
    { label: t`پایان بیمهٔ قبلی`, value: day(search.lastPolicyExpDate) },
    { label: t`تخفیف عدم خسارت`, value: had ? percentText(search.noDamageFactor) : null },
    { label: t`تخفیف راننده`, value: had ? percentText(search.driverNoDamageFactor) : null },
    { label: t`خسارت‌ها`, value: search.policyStatus === 'with_policy' ? claims : null },
  ]
}
