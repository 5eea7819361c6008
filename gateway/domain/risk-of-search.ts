/** Derives the insured risk from a search, after checking the search against its product's configuration. */
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { ApiError } from './api-error.ts'
import type { Clock } from './clock.ts'
import { delayDays } from './lateness.ts'
import type { Market } from './market.ts'
import { noClaimInEffect } from './no-claim.ts'
import type { Risk } from './premium.ts'
import { searchErrors } from './search-check.ts'
import { tariffOn } from './tariff.ts'
import { type TariffClass, usageSurchargePercent } from './tariff-figures.ts'
import { vehicleModelOf } from './vehicle-models.ts'
import { vehicleTypeOf } from './vehicle-types.ts'

/** A risk, and what else insurers decide by. */
export type Application = {
  product: LiabilityType
  risk: Risk
  typeCode: string
  usageCode: string | null
}

const classOf = ({ carType, carModel, carDetailCode }: OffersSearch): TariffClass | undefined =>
  carModel === null
    ? vehicleTypeOf(carType)?.details.find(({ code }) => code === carDetailCode)?.code
    : vehicleModelOf(carModel)?.model.tariffClass

const usagePercentOf = ({ carType, carUsage }: OffersSearch): number => {
  const type = vehicleTypeOf(carType)
  const surcharge = type?.surcharge ?? type?.usages.find(({ code }) => code === carUsage)?.surcharge ?? null
  return surcharge === null ? 0 : usageSurchargePercent[surcharge]
}

/** Throws the ApiError searchRefused, which names each invalid part. */
export const applicationOf = (
  market: Pick<Market, 'insurerOf'>,
  product: LiabilityType,
  search: OffersSearch,
  clock: Clock,
): Application => {
  const today = clock.today()
  const errors = searchErrors(market, product, search, today)
  const tariffClass = classOf(search)
  if (Object.keys(errors).length > 0 || tariffClass === undefined)
    throw new ApiError('searchRefused', { fields: errors })
  const risk: Risk = {
    tariff: tariffOn(today),
    tariffClass,
    usagePercent: usagePercentOf(search),
    age: jalaliParts(today).year - Number(search.carProductionYear),
    ...noClaimInEffect(search),
    firstRegistration: search.policyStatus === 'new',
    policyTerm: search.policyTerm,
    delay: delayDays(search, today),
  }
  return { product, risk, typeCode: search.carType, usageCode: search.carUsage }
}
