import { describe, expect, it } from 'vitest'
import { rankOffers, type UnrankedOffer } from './rank-offers.ts'

const popularity: Record<string, number> = { a: 10, b: 90, c: 50 }
const offer = (companyCode: string, payableAmount: number, withBnpl = false): UnrankedOffer => ({
  companyCode,
  companyFa: companyCode,
  companyTitle: companyCode,
  branchesNum: 1,
  liabilityPropertyDamage: 1,
  payableAmount,
  payableAmountWithoutDiscount: payableAmount,
  totalDiscountValue: 0,
  discountPercentage: 0,
  breakdown: [],
  delay: 0,
  delayPenalty: 0,
  hasPaymentOnDelivery: false,
  active: true,
  hasUpSelling: false,
  installment: null,
  bnpl: withBnpl ? { first: 1, each: 1, count: 3 } : null,
})
const ranked = (...offers: UnrankedOffer[]) =>
  rankOffers(offers, (code) => popularity[code] ?? 0).map(({ companyCode, position, badge }) => [
    position,
    companyCode,
    badge,
  ])

describe('the offers of a ceiling', () => {
  it('at the same price stand the more popular first', () => {
    expect(ranked(offer('a', 500), offer('c', 500), offer('b', 700))).toEqual([
      [1, 'c', 'lowest-price'],
      [2, 'a', null],
      [3, 'b', 'most-popular'],
    ])
  })
  it('give the badge of instalments to the cheapest that takes them', () => {
    expect(ranked(offer('a', 500), offer('c', 600, true), offer('b', 700, true))).toEqual([
      [1, 'a', 'lowest-price'],
      [2, 'c', 'best-instalments'],
      [3, 'b', 'most-popular'],
    ])
  })
  it('give one badge to an offer that deserves several', () => {
    expect(ranked(offer('b', 500, true), offer('c', 600, true))).toEqual([
      [1, 'b', 'lowest-price'],
      [2, 'c', null],
    ])
  })
  it('give no badge to one that is not sold, and leave it its place', () => {
    expect(ranked({ ...offer('b', 500, true), active: false }, offer('c', 600, true))).toEqual([
      [1, 'b', null],
      [2, 'c', 'lowest-price'],
    ])
  })
  it('may be none', () => {
    expect(ranked()).toEqual([])
  })
})
