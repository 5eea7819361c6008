import { describe, expect, it } from 'vitest'
import type { CoverCode } from '#contract/values/covers.ts'
import { alternativeCovers } from './alternative.ts'

type Offered = Parameters<typeof alternativeCovers>[0]
const offerWith = (coverPrices: Offered['coverPrices'], otherwise: Partial<Offered> = {}) => {
  const offer = { active: true, hasUpSelling: true, payableAmount: 10_000_000, coverPrices, ...otherwise }
  return (chosen: readonly CoverCode[], within: number | null = 5) => alternativeCovers(offer, chosen, within)
}

describe('the alternative to a car-body offer', () => {
  const prices = {
    cover_price_fluctuation_25: 600_000,
    cover_price_fluctuation_50: 900_000,
    cover_price_fluctuation_100: 1_500_000,
    cover_theft_of_parts: 700_000,
    cover_theft_of_parts_20: 800_000,
    cover_glass_breaking: 350_000,
    cover_natural_disasters: 450_000,
  }
  it('adds the cover that costs least', () => {
    expect(offerWith(prices)(['cover_theft_of_parts'])).toEqual([
      'cover_theft_of_parts',
      'cover_glass_breaking',
    ])
  })
  it('raises the level of price fluctuation if that costs less, and no other level', () => {
    const chosen: readonly CoverCode[] = ['cover_theft_of_parts', 'cover_price_fluctuation_25']
    expect(offerWith(prices)(chosen)).toEqual(['cover_theft_of_parts', 'cover_price_fluctuation_50'])
    const levels = { cover_theft_of_parts: 700_000, cover_theft_of_parts_20: 800_000 }
    expect(offerWith(levels)(['cover_theft_of_parts'])).toBeNull()
  })
  it('is absent if it costs more than a few percent, or if the insurer was not asked or does not sell now', () => {
    expect(offerWith(prices)([], 3)).toBeNull()
    expect(offerWith(prices)([], null)).toBeNull()
    expect(offerWith(prices, { hasUpSelling: false })([])).toBeNull()
    expect(offerWith(prices, { active: false })([])).toBeNull()
  })
})
