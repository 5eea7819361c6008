/**
 * What third-party can be asked about, and what a search is then checked against. Specification: document 2 sections 3 and 9.
 * Ceilings are those of the tariff year, so the app needs to know no tariff.
 */
import type { ThirdPartyConfiguration } from '#contract/operations/third-party-configuration.ts'
import type { Locale } from '#contract/texts.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { choicesIn, insurersIn, titleIn } from '../sandbox/localised-names.ts'
import { noClaimLadder, termSharePercent } from '../sandbox/tariff-figures.ts'
import { vehicleBrands } from '../sandbox/vehicle-models.ts'
import { DEFAULT_USAGE, vehicleTypes } from '../sandbox/vehicle-types.ts'
import type { Clock } from './clock.ts'
import { needsMonth } from './production-month.ts'
import { ceilingsOf, tariffOn } from './tariff.ts'

const OLDEST_YEAR = 1360
/** Most of a Jalali year falls in the Gregorian year this many later. */
const GREGORIAN_AHEAD = 621
const CLAIM_COUNTS = [0, 1, 2, 3]
const CHIPS = [150_000_000, 200_000_000, 400_000_000]
const ECONOMICAL = { from: 200_000_000, to: 400_000_000 }

/** Takes today; gives the production years that a vehicle may have, newest first. */
export const productionYears = (today: string): number[] => {
  const { year } = jalaliParts(today)
  return Array.from({ length: year - OLDEST_YEAR + 1 }, (_, back) => year - back)
}

const noClaimPercents = Array.from(
  { length: noClaimLadder.highest / noClaimLadder.step + 1 },
  (_, years) => years * noClaimLadder.step,
)

/** Takes a clock and a language; gives the configuration of that day. */
export const thirdPartyConfiguration = (clock: Clock, locale: Locale = 'fa'): ThirdPartyConfiguration => {
  const ceilings = ceilingsOf(tariffOn(clock.today()))
  const [minimum = 0] = ceilings
  return {
    today: clock.today(),
    carTypes: vehicleTypes.map((type) => ({
      code: type.code,
      title: titleIn(locale, type),
      picks: type.picks,
      usages: choicesIn(locale, type.usages),
      defaultUsage: type.usages.length > 0 ? DEFAULT_USAGE : null,
      details: choicesIn(locale, type.details),
    })),
    cars: vehicleBrands.map((brand) => ({
      code: brand.code,
      title: titleIn(locale, brand),
      models: choicesIn(locale, brand.models),
    })),
    carProductionYears: productionYears(clock.today()).map((year) => ({
      code: String(year),
      gregorian: String(year + GREGORIAN_AHEAD),
      needsMonth: needsMonth(year, clock.today()),
    })),
    policyStatuses: ['with_policy', 'ownership_change', 'new', 'without'],
    changeOwnershipStatuses: ['another_thirdparty_discount', 'no_another_thirdparty_discount'],
    propertyDamages: CLAIM_COUNTS,
    lifeDamages: CLAIM_COUNTS,
    driverDamages: CLAIM_COUNTS,
    noDamageFactors: noClaimPercents,
    driverNoDamageFactors: noClaimPercents,
    companies: insurersIn(locale),
    liabilityPropertyDamages: ceilings,
    policyTerms: [...termSharePercent.keys()],
    offersConfig: {
      liabilityPropertyDamage: minimum,
      policyTerm: Math.max(...termSharePercent.keys()),
      chips: [minimum, ...CHIPS.filter((chip) => chip > minimum)],
      economical: ECONOMICAL,
    },
  }
}
