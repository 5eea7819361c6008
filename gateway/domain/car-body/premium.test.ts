import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CoverCode, coverCodes, DEFAULT_COVERS } from '#contract/values/covers.ts'
import { carBodyPremium, type CarBodyRisk, coverPricesOf } from './premium.ts'

/**
 * A Peugeot 207 of 1402 worth 900 million with accessories for 50 million, insured for two years without a
 * claim.
 */
const car: CarBodyRisk = {
  value: 950_000_000,
  imported: false,
  age: 2,
  noClaim: 35,
  isZeroKm: false,
  isCarefulDriver: true,
}
const insurer = { ratePercent: 100, thirdPartyPercent: 8 }
const none = { insurerPercent: 0, platformPercent: 0, code: null }
const linesOf = (risk: CarBodyRisk, covers: readonly CoverCode[] = []) =>
  carBodyPremium(risk, covers, insurer, none).breakdown.map(({ line, amount }) => [line, amount])

describe('the worked example of docs/car-body-tariff.md', () => {
  it('is reproduced line by line', () => {
    const premium = carBodyPremium(car, DEFAULT_COVERS, insurer, { ...none, platformPercent: 5 })
    expect(
      premium.breakdown.map(({ line, cover, amount, percent }) => [cover ?? line, amount, percent]),
    ).toEqual([
      ['base', 26_150_000, null],
      ['cover_price_fluctuation_25', 1_569_000, 6],
      ['cover_theft_of_parts', 1_830_500, 7],
      ['no-claim', -10_342_300, 35],
      ['third-party-discount', -1_536_600, 8],
      ['platform-discount', -883_500, 5],
      ['tax', 1_678_700, 10],
    ])
    expect(premium.payableAmount).toBe(18_465_800)
    expect(premium.payableAmountWithoutDiscount).toBe(19_437_700)
    expect(premium.discountPercentage).toBe(5)
  })

  it('adds depreciation from the sixth year on', () => {
    const older = { ...car, value: 300_000_000, age: 8, noClaim: 0, isCarefulDriver: false }
    expect(linesOf(older)).toEqual([
      ['base', 9_600_000],
      ['age-surcharge', 1_152_000],
      ['tax', 1_075_200],
    ])
    expect(carBodyPremium(older, [], insurer, none).payableAmount).toBe(11_827_200)
  })
})

describe('a car-body premium', () => {
  it('is higher for an imported car and for a car older than five years, by up to 40 %', () => {
    const plain = { ...car, noClaim: 0, isCarefulDriver: false, value: 300_000_000 }
    expect(linesOf({ ...plain, imported: true })).toContainEqual(['imported', 1_440_000])
    expect(linesOf({ ...plain, age: 5 })).toEqual([
      ['base', 9_600_000],
      ['tax', 960_000],
    ])
    expect(linesOf({ ...plain, age: 40 })).toContainEqual(['age-surcharge', 3_840_000])
  })

  it('is a fifth cheaper for a car in its first months', () => {
    const plain = { ...car, noClaim: 0, isCarefulDriver: false, value: 300_000_000 }
    expect(linesOf({ ...plain, isZeroKm: true })).toContainEqual(['zero-km', -1_920_000])
  })

  it('never falls when the value rises, and its lines add up to the amount', () => {
    const values = fc.integer({ min: 50_000_000, max: 20_000_000_000 })
    const chosen = fc.subarray([...coverCodes])
    fc.assert(
      fc.property(values, values, chosen, (one, other, covers) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          carBodyPremium({ ...car, value }, covers, insurer, none),
        )
        const sum = high?.breakdown.reduce((total, { amount }) => total + amount, 0)
        // Each line is rounded to 100 toman.
        expect(high?.payableAmount).toBeGreaterThanOrEqual((low?.payableAmount ?? 0) - 1_500)
        expect(sum).toBe(high?.payableAmount)
      }),
      { seed: 11, numRuns: 300 },
    )
  })
})

describe('the price of a cover', () => {
  const amountWith = (covers: readonly CoverCode[]) =>
    carBodyPremium(car, covers, insurer, none).payableAmount
  const chosen: readonly CoverCode[] = ['cover_theft_of_parts', 'cover_scratch']

  it('of a chosen cover is the saving of leaving it out', () => {
    const prices = coverPricesOf(['cover_scratch'], chosen, amountWith)
    expect(prices).toEqual({ cover_scratch: amountWith(chosen) - amountWith(['cover_theft_of_parts']) })
  })

  it('of another level is the whole price of that level, not the difference to the chosen one', () => {
    const prices = coverPricesOf(['cover_theft_of_parts_20'], chosen, amountWith)
    expect(prices).toEqual({
      cover_theft_of_parts_20:
        amountWith(['cover_scratch', 'cover_theft_of_parts_20']) - amountWith(['cover_scratch']),
    })
  })
})
