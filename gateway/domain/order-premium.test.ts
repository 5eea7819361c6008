import { describe, expect, it } from 'vitest'
import { market } from '../sandbox/market.ts'
import { makeClock } from './clock.ts'
import { premiumLines, priceChangeOf, sumOfLines } from './order-premium.ts'
import { type InsurerBehaviour, searchOffers } from './search-offers.ts'
import { searchWith } from './search.sample.ts'

const anybody = { eligible: true, registered: true, credit: null }
const damavandOn = async (
  today: string,
  behaviour: InsurerBehaviour = {},
  discountCode: string | null = null,
) => {
  const { offersPerCoverage } = await searchOffers(
    searchWith({ discountCode }),
    anybody,
    { product: 'thirdparty', market, clock: makeClock(today) },
    behaviour,
  )
  const offer = offersPerCoverage['200000000']?.find(({ companyCode }) => companyCode === 'damavand')
  if (offer === undefined) throw new Error('Damavand offers nothing.')
  return offer
}

describe('the premium of an order', () => {
  it('is the offer’s in cash, and that of its cheque terms by cheques', async () => {
    const offer = await damavandOn('1404-08-24')
    expect(sumOfLines(premiumLines(offer, 'cash'))).toBe(offer.payableAmount)
    expect(sumOfLines(premiumLines(offer, 'bnpl'))).toBe(offer.payableAmount)
    expect(sumOfLines(premiumLines(offer, 'installment'))).toBe(offer.installment?.payableAmount)
  })
  it('by cheques excludes the platform’s discount', async () => {
    const lines = premiumLines(await damavandOn('1404-08-24'), 'installment').map(({ line }) => line)
    expect(lines).toContain('insurer-discount')
    expect(lines).not.toContain('platform-discount')
  })
  it('excludes discount codes', async () => {
    const offer = await damavandOn('1404-08-24', {}, 'SEPAR30')
    expect(sumOfLines(premiumLines(offer, 'cash'))).toBe(offer.payableAmount + 300_000)
  })
})

describe('a recalculated price', () => {
  it('has not changed on the same day', async () => {
    expect(priceChangeOf(await damavandOn('1404-08-24'), await damavandOn('1404-08-25'), 'cash')).toBeNull()
  })
  it.each([
    ['days without cover have been added', '1404-09-14', {}, 'lateness'],
    ['the insurer’s discount has ended', '1404-08-24', { insurerDiscountsEnded: true }, 'insurer-discount'],
    ['a new year’s tariff holds', '1405-01-10', {}, 'tariff'],
  ] as const)('names the reason: %s', async (_title, today, behaviour, reason) => {
    const [before, now] = [await damavandOn('1404-08-24'), await damavandOn(today, behaviour)]
    expect(priceChangeOf(before, now, 'cash')).toEqual({
      from: before.payableAmount,
      to: now.payableAmount,
      reason,
    })
    expect(priceChangeOf(before, now, 'installment')).toEqual({
      from: before.installment?.payableAmount,
      to: now.installment?.payableAmount,
      reason,
    })
  })
})
