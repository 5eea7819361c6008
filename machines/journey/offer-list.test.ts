import { describe, expect, it } from 'vitest'
import type { Offer } from '#contract/operations/offers.ts'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { type Arrangement, emptyAnswers } from './answers.ts'
import { activeFilterCount } from './offer-facts.ts'
import { arrangeOffers, countWithFilter } from './offer-list.ts'

const offerOf = (companyCode: string, payableAmount: number, change: Partial<Offer>): Offer => ({
  ...offer,
  companyCode,
  payableAmount,
  installment: null,
  ...change,
})

const offers = [
  offerOf('hamoon', 6_000_000, {
    branchesNum: 61,
    bnpl: null,
    installment: { first: 2_000_000, each: 1_100_000, count: 4, payableAmount: 6_400_000 },
  }),
  offerOf('damavand', 6_100_000, {
    branchesNum: 214,
    bnpl: { first: 1_525_000, each: 1_525_000, count: 3 },
    installment: { first: 2_100_000, each: 1_100_000, count: 4, payableAmount: 6_500_000 },
  }),
  offerOf('aftab', 6_200_000, {
    branchesNum: 214,
    bnpl: { first: 1_500_000, each: 1_500_000, count: 3 },
  }),
  offerOf('sarv', 6_300_000, { branchesNum: 100, bnpl: null }),
]
const listed = (change: Partial<Arrangement>, from = offers, bnplIsOpen = true) =>
  arrangeOffers(from, { ...emptyAnswers.arrangement, ...change }, bnplIsOpen).map(
    ({ companyCode }) => companyCode,
  )

describe('the offers list', () => {
  it('is sorted by price by default', () => {
    expect(listed({}, offers.toReversed())).toEqual(['hamoon', 'damavand', 'aftab', 'sarv'])
  })

  it('is sorted by the first instalment that each card names; offers without one come last', () => {
    expect(listed({ sort: 'instalments' })).toEqual(['aftab', 'damavand', 'hamoon', 'sarv'])
  })

  it('is sorted by the down payment if only cheques are requested or BNPL is not available', () => {
    expect(listed({ sort: 'instalments', chequesOnly: true })).toEqual(['hamoon', 'damavand'])
    expect(listed({ sort: 'instalments' }, offers, false)).toEqual(['hamoon', 'damavand', 'aftab', 'sarv'])
  })

  it('is sorted by the number of claim branches, then by price', () => {
    expect(listed({ sort: 'branches' })).toEqual(['damavand', 'aftab', 'sarv', 'hamoon'])
  })

  it('ends with the offers that are not on sale, whatever the sort order', () => {
    const [first, ...rest] = offers
    const withUnsold = first ? [{ ...first, active: false }, ...rest] : rest
    expect(listed({}, withUnsold).at(-1)).toBe('hamoon')
    expect(listed({ sort: 'instalments' }, withUnsold).at(-1)).toBe('hamoon')
  })

  it('contains the offers that pass every filter', () => {
    expect(listed({ bnplOnly: true })).toEqual(['damavand', 'aftab'])
    expect(listed({ chequesOnly: true })).toEqual(['hamoon', 'damavand'])
    expect(listed({ manyBranchesOnly: true })).toEqual(['damavand', 'aftab', 'sarv'])
    expect(listed({ bnplOnly: true, chequesOnly: true })).toEqual(['damavand'])
  })

  it('counts the offers that remain with a further filter, and the active filters', () => {
    const arrangement = { ...emptyAnswers.arrangement, manyBranchesOnly: true }
    expect(countWithFilter(offers, arrangement, 'chequesOnly', true)).toBe(1)
    expect(countWithFilter(offers, arrangement, 'manyBranchesOnly', true)).toBe(3)
    expect(countWithFilter(offers, arrangement, 'bnplOnly', false)).toBe(0)
    expect(activeFilterCount(arrangement)).toBe(1)
    expect(activeFilterCount(emptyAnswers.arrangement)).toBe(0)
  })
})
