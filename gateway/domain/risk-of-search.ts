/** From what was searched for to what is insured. Throws where the search does not hold against the configuration. */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { type TariffClass, usageSurchargePercent } from '../sandbox/tariff-figures.ts'
import { vehicleModelOf } from '../sandbox/vehicle-models.ts'
import { vehicleTypeOf } from '../sandbox/vehicle-types.ts'
import type { Clock } from './clock.ts'
import { DomainError } from './domain-error.ts'
import { delayDays } from './lateness.ts'
import { noClaimInEffect } from './no-claim.ts'
import type { Risk } from './premium.ts'
import { searchFaults } from './search-check.ts'
import { tariffOn } from './tariff.ts'

/** A risk and what insurers look at besides its price. */
export type Application = { risk: Risk; typeCode: string; usageCode: string | null }

const classOf = ({ carType, carModel, carDetailCode }: OffersSearch): TariffClass | undefined =>
  carModel === null
    ? vehicleTypeOf(carType)?.details.find(({ code }) => code === carDetailCode)?.code
    : vehicleModelOf(carModel)?.model.tariffClass

const usagePercentOf = ({ carType, carUsage }: OffersSearch): number => {
  const type = vehicleTypeOf(carType)
  const surcharge = type?.surcharge ?? type?.usages.find(({ code }) => code === carUsage)?.surcharge ?? null
  return surcharge === null ? 0 : usageSurchargePercent[surcharge]
}

/** Takes a search and a clock; gives the application. Throws searchRefused, each part at fault named. */
export const applicationOf = (search: OffersSearch, clock: Clock): Application => {
  const today = clock.today()
  const faults = searchFaults(search, today)
  const tariffClass = classOf(search)
  if (Object.keys(faults).length > 0 || tariffClass === undefined)
    throw new DomainError('searchRefused', faults)
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
  return { risk, typeCode: search.carType, usageCode: search.carUsage }
}
