import { describe, expect, it } from 'vitest'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { market } from '../sandbox/market.ts'
import { testClock } from '../testing/clock.sample.ts'
import { searchOffers } from './search-offers.ts'
import { searchWith } from './search.sample.ts'

const context = { product: 'thirdparty', market, clock: testClock('1404-08-24') } as const
const guest = { eligible: true, registered: true, credit: null }
const search = (otherwise: Partial<OffersSearch> = {}) => searchOffers(searchWith(otherwise), guest, context)
const at = (found: Awaited<ReturnType<typeof search>>, ceiling: number) =>
  found.offersPerCoverage[String(ceiling)] ?? []
const offerOf = (found: Awaited<ReturnType<typeof search>>, companyCode: string, ceiling = 53_300_000) =>
  at(found, ceiling).find((offer) => offer.companyCode === companyCode)
describe('a discount code', () => {
  it('is deducted from every offer, and named', async () => {
    const [plain, discounted] = await Promise.all([search(), search({ discountCode: 'SEPAR30' })])
    expect(discounted.appliedDiscount).toEqual({ discountCode: 'SEPAR30', percent: null, atMost: null })
    expect(discounted.message).toBe('کد تخفیف اعمال شد؛ ۳۰۰٬۰۰۰ تومان.')
    for (const offer of at(plain, 200_000_000)) {
      expect(offerOf(discounted, offer.companyCode, 200_000_000)?.payableAmount).toBe(
        offer.payableAmount - 300_000,
      )
    }
  })
  it('of one insurer is deducted from its offers only', async () => {
    const [plain, discounted] = await Promise.all([search(), search({ discountCode: 'DAMAVAND5' })])
    expect(offerOf(discounted, 'aftab')?.payableAmount).toBe(offerOf(plain, 'aftab')?.payableAmount)
    expect(offerOf(discounted, 'damavand')?.breakdown.at(-1)).toEqual({
      line: 'discount-code',
      amount: -277_600,
      percent: 5,
    })
  })
  it('that is invalid refuses the search', async () => {
    await expect(search({ discountCode: 'NOSUCH' })).rejects.toMatchObject({ errorName: 'discountUnknown' })
    await expect(search({ discountCode: 'TABESTAN' })).rejects.toMatchObject({ errorName: 'discountExpired' })
    await expect(search({ discountCode: 'AVALIN' })).rejects.toMatchObject({ errorName: 'discountUsedUp' })
  })
})
