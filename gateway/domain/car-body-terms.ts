/** What an insurer insures under car-body insurance, and how it differs from the others. Decisions, sections 8 and 11. */
import type { OwnShare } from '#contract/operations/car-body-offer.ts'
import type { CoverCode } from '#contract/values/covers.ts'

export type CarBodyTerms = {
  /** Its price for the car, percent of the tariff's. */
  ratePercent: number
  /** Oldest car in whole years. */
  oldestCar: number
  /** Whether it insures imported cars. */
  imported: boolean
  /** Highest insured value with accessories, toman. */
  highestValue: number
  notSold: readonly CoverCode[]
  /** Where it inspects cars: in all capitals of provinces, in the largest, or in Tehran and Karaj. */
  visits: 'everywhere' | 'large' | 'capital'
  ownShare: OwnShare
  /** Discount for five or more years without a third-party claim, percent. */
  thirdPartyPercent: number
}
