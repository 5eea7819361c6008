/**
 * An insurer's terms of car-body insurance: which cars it insures, its price level, and where it inspects.
 * Decisions, sections 8 and 11.
 */
import type { OwnShare } from '#contract/operations/car-body-offer.ts'
import type { CoverCode } from '#contract/values/covers.ts'

export type CarBodyTerms = {
  /** Its price for the car, in percent of the tariff's. */
  ratePercent: number
  /** Oldest car in whole years. */
  oldestCar: number
  /** Whether it insures imported cars. */
  imported: boolean
  /** Highest insured value with accessories, toman. */
  highestValue: number
  notSold: readonly CoverCode[]
  /** Cities where it inspects cars: all capitals of provinces, the largest ones, or Tehran and Karaj. */
  visits: 'everywhere' | 'large' | 'capital'
  ownShare: OwnShare
  /** Discount for five or more years without a third-party claim, percent. */
  thirdPartyPercent: number
}
