/**
 * The choices of a product's journey, against which a search is validated. Specification: document 2
 * sections 3 and 9. Ceilings are those of the tariff year, so the app does not need the tariff.
 */
import type { Configuration } from '#contract/operations/configuration.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { noClaimLadder } from '#contract/values/no-claim.ts'
import type { Clock } from './clock.ts'
import type { Market } from './market.ts'
import { needsMonth } from './production-month.ts'
import { ceilingsOf, tariffOn } from './tariff.ts'
import { termSharePercent } from './tariff-figures.ts'
import { type VehicleBrand, vehicleBrands } from './vehicle-models.ts'
import { choicesIn, titleIn } from './vehicle-names.ts'
import { DEFAULT_USAGE, vehicleTypes } from './vehicle-types.ts'

const OLDEST_YEAR = 1360
/** Most of a Jalali year overlaps the Gregorian year with this offset. */
const GREGORIAN_OFFSET = 621
const CLAIM_COUNTS = [0, 1, 2, 3]
const CHIPS = [150_000_000, 200_000_000, 400_000_000]
const ECONOMICAL = { from: 200_000_000, to: 400_000_000 }

/** Returns the possible production years of a vehicle, newest first. */
export const productionYears = (today: string): number[] => {
  const { year } = jalaliParts(today)
  return Array.from({ length: year - OLDEST_YEAR + 1 }, (_, back) => year - back)
}

const brandsOf = (product: LiabilityType): readonly VehicleBrand[] =>
  vehicleTypes[product].some(({ picks }) => picks === 'model') ? vehicleBrands : []

const noClaimPercents = Array.from(
  { length: noClaimLadder.highest / noClaimLadder.step + 1 },
  (_, years) => years * noClaimLadder.step,
)

/** Returns the configuration of a product as of the clock's day. Only cars have brands and models. */
export const configuration = (
  product: LiabilityType,
  { insurerChoices }: Pick<Market, 'insurerChoices'>,
  clock: Clock,
  locale: Locale = 'fa',
): Configuration => {
  const ceilings = ceilingsOf(tariffOn(clock.today()))
  const [minimum = 0] = ceilings
  return {
    today: clock.today(),
    carTypes: vehicleTypes[product].map((type) => ({
      code: type.code,
      title: titleIn(locale, type),
      picks: type.picks,
      usages: choicesIn(locale, type.usages),
      defaultUsage: type.usages.length > 0 ? DEFAULT_USAGE : null,
      details: choicesIn(locale, type.details),
    })),
    cars: brandsOf(product).map((brand) => ({
      code: brand.code,
      title: titleIn(locale, brand),
      models: choicesIn(locale, brand.models),
    })),
    carProductionYears: productionYears(clock.today()).map((year) => ({
      code: String(year),
      gregorian: String(year + GREGORIAN_OFFSET),
      needsMonth: needsMonth(product, year, clock.today()),
    })),
    policyStatuses: ['with_policy', 'ownership_change', 'new', 'without'],
    changeOwnershipStatuses: ['another_thirdparty_discount', 'no_another_thirdparty_discount'],
    propertyDamages: CLAIM_COUNTS,
    lifeDamages: CLAIM_COUNTS,
    driverDamages: CLAIM_COUNTS,
    noDamageFactors: noClaimPercents,
    driverNoDamageFactors: noClaimPercents,
    companies: insurerChoices(locale),
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
