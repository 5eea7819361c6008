/**
 * Terms of car-body insurance by insurer, all invented. Three sell none; the others differ in price, in the
 * oldest and the dearest car, in the covers they sell, in the owner's share and in the cities where they
 * inspect cars. Decisions, section 11.
 */
import type { CoverCode } from '#contract/values/covers.ts'
import { usualOwnShare } from '../domain/car-body/figures.ts'
import type { CarBodyTerms } from '../domain/car-body-terms.ts'

const BILLION = 1_000_000_000
const unlimited = 100 * BILLION

const noCovers: readonly CoverCode[] = []
const war: readonly CoverCode[] = ['cover_war']
const fullFluctuation: readonly CoverCode[] = ['cover_price_fluctuation_100']
const rareCovers: readonly CoverCode[] = ['cover_war', 'cover_price_drop', 'cover_depreciation_cost']
const highLevels: readonly CoverCode[] = ['cover_price_fluctuation_100', 'cover_theft_of_parts_20']

/** Terms that most insurers share. */
const usual = {
  oldestCar: 20,
  imported: true,
  highestValue: 15 * BILLION,
  notSold: noCovers,
  visits: 'large',
  ownShare: usualOwnShare,
  thirdPartyPercent: 5,
} as const satisfies Omit<CarBodyTerms, 'ratePercent'>

/** An insurer that is missing here sells no car-body insurance: kavir, arash and oruj. */
export const carBodyTerms: Readonly<Partial<Record<string, CarBodyTerms>>> = {
  damavand: {
    ...usual,
    visits: 'everywhere',
    ratePercent: 104,
    oldestCar: 25,
    highestValue: unlimited,
    thirdPartyPercent: 10,
  },
  aftab: { ...usual, visits: 'everywhere', ratePercent: 100, thirdPartyPercent: 8 },
  karun: { ...usual, ratePercent: 97, oldestCar: 15, highestValue: 6 * BILLION, notSold: war },
  sarv: { ...usual, ratePercent: 102, notSold: war },
  niloofar: { ...usual, ratePercent: 96, oldestCar: 12, imported: false, notSold: rareCovers },
  sahand: { ...usual, ratePercent: 99, highestValue: 8 * BILLION, notSold: fullFluctuation },
  alvand: {
    ...usual,
    visits: 'everywhere',
    ratePercent: 106,
    highestValue: unlimited,
    thirdPartyPercent: 10,
  },
  zagros: { ...usual, ratePercent: 95, oldestCar: 15, notSold: war, thirdPartyPercent: 3 },
  hamoon: {
    ...usual,
    visits: 'capital',
    ratePercent: 91,
    oldestCar: 10,
    imported: false,
    highestValue: 2 * BILLION,
    notSold: [...rareCovers, ...highLevels],
    ownShare: { first: 20, second: 30, further: 40 },
    thirdPartyPercent: 0,
  },
  badban: { ...usual, ratePercent: 101, oldestCar: 18, notSold: fullFluctuation },
  toranj: {
    ...usual,
    visits: 'everywhere',
    ratePercent: 108,
    highestValue: unlimited,
    thirdPartyPercent: 10,
  },
  sepehr: { ...usual, ratePercent: 98, oldestCar: 15, notSold: war },
  kaveh: { ...usual, ratePercent: 103, oldestCar: 25, imported: false },
  parand: {
    ...usual,
    visits: 'capital',
    ratePercent: 94,
    oldestCar: 8,
    highestValue: 4 * BILLION,
    notSold: rareCovers,
  },
  simorgh: {
    ...usual,
    visits: 'everywhere',
    ratePercent: 110,
    highestValue: unlimited,
    thirdPartyPercent: 10,
  },
  pasban: { ...usual, ratePercent: 100, oldestCar: 12, notSold: [...war, ...highLevels] },
  arghavan: {
    ...usual,
    visits: 'capital',
    ratePercent: 93,
    oldestCar: 10,
    highestValue: 800_000_000,
    notSold: rareCovers,
    ownShare: { first: 15, second: 25, further: 35 },
    thirdPartyPercent: 0,
  },
  mehregan: { ...usual, ratePercent: 105, imported: false, thirdPartyPercent: 7 },
  golestan: { ...usual, ratePercent: 99, oldestCar: 15, highestValue: 10 * BILLION, notSold: war },
}
