/**
 * The car-body tariff: rates, loads and discounts, invented but plausible, because insurers price car-body
 * insurance freely. Specification: document 3 section 9; decisions, section 11.
 */
import type { CarBodyDiscount, OwnShare } from '#contract/operations/car-body-offer.ts'
import type { CoverCode } from '#contract/values/covers.ts'

type Rate = {
  /** Toman. The last part has no end. */
  readonly upTo: number
  readonly percent: number
}

/**
 * Yearly premium in percent of the insured value. Each part of the value has its own rate, so that a dearer
 * car never costs less: of 500 million toman, 300 million cost 3.2 % and 200 million cost 2.7 %.
 */
export const baseRates: readonly Rate[] = [
  { upTo: 300_000_000, percent: 3.2 },
  { upTo: 700_000_000, percent: 2.7 },
  { upTo: 1_500_000_000, percent: 2.3 },
  { upTo: 4_000_000_000, percent: 2 },
  { upTo: Number.POSITIVE_INFINITY, percent: 1.8 },
]

/** Load for imported cars, whose parts cost more, in percent. */
export const importedPercent = 15

/** From the sixth year on, a repair costs more than the depreciated part was worth. */
export const ageSurcharge = { freeYears: 5, percentPerYear: 4, cap: 40 }

/** Load of each cover, percent of the premium for the car itself. */
export const coverLoads: Readonly<Record<CoverCode, number>> = {
  cover_price_fluctuation_25: 6,
  cover_price_fluctuation_50: 11,
  cover_price_fluctuation_100: 20,
  cover_theft_of_parts_5: 4,
  cover_theft_of_parts: 7,
  cover_theft_of_parts_20: 12,
  cover_glass_breaking: 5,
  cover_natural_disasters: 5,
  cover_chemical_spatter: 5,
  cover_scratch: 5,
  cover_transportation: 4,
  cover_without_franchise: 15,
  cover_depreciation_cost: 8,
  cover_price_drop: 7,
  cover_war: 6,
}

/** Discount for years without a claim, percent. */
export const noClaimPercents: Readonly<Record<CarBodyDiscount, number>> = {
  '0': 0,
  '1': 25,
  '2': 35,
  '3': 45,
  '4': 60,
}

/** Discount of a new car in its first months, percent. */
export const zeroKm = { percent: 20, withinMonths: 3 }

/** The owner's share of the damage that most insurers deduct, percent. */
export const usualOwnShare: OwnShare = { first: 10, second: 20, further: 30 }

/** Own share with the cover that removes it, percent. */
export const noOwnShare: OwnShare = { first: 0, second: 0, further: 0 }
