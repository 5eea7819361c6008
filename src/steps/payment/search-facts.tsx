/**
 * All facts that the price depends on: vehicle and history. Specification: document 2 sections 2.5, 2.6 and
 * 3.
 */
import { useLingui } from '@lingui/react/macro'
import type { LiabilityOrderDetail, OrderDetail } from '#contract/operations/orders.ts'
import { emptyAnswers } from '#machines/journey/answers.ts'
import { Digits } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext } from '../journey.ts'
import { insurerOf } from '../parts/vehicle/vehicle-labels.ts'
import { useProduct, useProductWords } from '../product.ts'

type Search = LiabilityOrderDetail['search']

/** Facts that do not apply to the vehicle's type have no value and are not shown. */
export const useVehicleFacts = ({
  search,
  vehicleTitle,
  ownerNationalCode,
}: Pick<OrderDetail, 'search' | 'vehicleTitle' | 'ownerNationalCode'>): readonly Fact[] => {
  const { t } = useLingui()
  const configuration = useJourneyContext((context) => context.configuration)
  const { vehicleFacts } = useProduct()
  const { vehicleFirst } = useProductWords()
  return [
    { label: vehicleFirst, value: vehicleTitle },
    // The title already says brand and model.
    ...vehicleFacts({ ...emptyAnswers.vehicle, ...search, carBrand: null }, configuration),
    { label: t`کد ملی مالک`, value: ownerNationalCode && <Digits>{ownerNationalCode}</Digits> },
  ]
}

const useStatusText = () => {
  const { t } = useLingui()
  const { vehicleOf } = useProductWords()
  const sentences: Record<Search['policyStatus'], string> = {
    new: t`${vehicleOf} نو، بدون بیمه`,
    without: t`بدون بیمهٔ قبلی`,
    with_policy: t`بیمهٔ قبلی به نام خودم`,
    ownership_change: t`پلاک تغییر مالکیت داده`,
  }
  return ({ policyStatus }: Search): string => sentences[policyStatus]
}

/** The gateway accepts claims of the same owner only. */
const useClaimsText = () => {
  const { t } = useLingui()
  return ({ propertyDamageCount, lifeDamageCount, driverDamageCount }: Search): string => {
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
}

/** Facts that do not apply to the policy status have no value and are not shown. */
export const useHistoryFacts = (order: OrderDetail): readonly Fact[] => {
  const { t } = useLingui()
  const configuration = useJourneyContext((context) => context.configuration)
  const { vehicleFirst } = useProductWords()
  const { purchase } = useProduct()
  const [status, claims] = [useStatusText(), useClaimsText()]
  if ('inspection' in order) return purchase?.historyFacts(order, configuration) ?? []
  const { search } = order
  const { today, companies } = configuration ?? {}
  const hasPolicy = search.previousCompany !== null
  return [
    { label: t`وضعیت بیمه`, value: status(search) },
    {
      label: t`تخفیف از بیمه‌نامهٔ دیگر`,
      value:
        search.changeOwnershipStatus &&
        (search.changeOwnershipStatus === 'another_thirdparty_discount' ? t`دارید` : t`ندارید`),
    },
    {
      label: t`تاریخ تحویل ${vehicleFirst}`,
      value: search.deliveryDate && dateText(search.deliveryDate, { today }),
    },
    { label: t`بیمه‌گر قبلی`, value: insurerOf(companies, search.previousCompany) },
    // One below the other: both show their year.
    { label: t`شروع بیمهٔ قبلی`, value: search.lastPolicyStartDate && dateText(search.lastPolicyStartDate) },
    { label: t`پایان بیمهٔ قبلی`, value: search.lastPolicyExpDate && dateText(search.lastPolicyExpDate) },
    { label: t`تخفیف عدم خسارت`, value: hasPolicy ? percentText(search.noDamageFactor) : null },
    { label: t`تخفیف راننده`, value: hasPolicy ? percentText(search.driverNoDamageFactor) : null },
    { label: t`خسارت‌ها`, value: search.policyStatus === 'with_policy' ? claims(search) : null },
  ]
}

/** The earlier policy in a few words. */
export const useHistoryText = (order: OrderDetail): string => {
  const { t } = useLingui()
  const configuration = useJourneyContext((context) => context.configuration)
  const { purchase } = useProduct()
  const status = useStatusText()
  if ('inspection' in order) return purchase?.history(order, configuration) ?? ''
  const { search } = order
  const insurer = insurerOf(configuration?.companies, search.previousCompany)
  if (insurer === null || search.lastPolicyExpDate === null) return status(search)
  const until = dateText(search.lastPolicyExpDate, { today: configuration?.today })
  const percent = percentText(search.noDamageFactor)
  return t`${insurer} تا ${until}، تخفیف ${percent}`
}
