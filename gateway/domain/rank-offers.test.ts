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
  it('of the same price have the more popular insurer first', () => {
    expect(ranked(offer('a', 500), offer('c', 500), offer('b', 700))).toEqual([
      [1, 'c', 'lowest-price'],
      [2, 'a', null],
      [3, 'b', 'most-popular'],
    ])
  })
  it('give the instalments badge to the cheapest offer that accepts them', () => {
    expect(ranked(offer('a', 500), offer('c', 600, true), offer('b', 700, true))).toEqual([
      [1, 'a', 'lowest-price'],
      [2, 'c', 'best-instalments'],
      [3, 'b', 'most-popular'],
    ])
  })
  it('give one badge to an offer that qualifies for several', () => {
    expect(ranked(offer('b', 500, true), offer('c', 600, true))).toEqual([
      [1, 'b', 'lowest-price'],
      [2, 'c', null],
    ])
  })
  it('give no badge to an inactive offer, which keeps its position', () => {
    expect(ranked({ ...offer('b', 500, true), active: false }, offer('c', 600, true))).toEqual([
      [1, 'b', null],
      [2, 'c', 'lowest-price'],
    ])
  })
  it('may be empty', () => {
    expect(ranked()).toEqual([])
  })
})
