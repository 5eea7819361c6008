import { describe, expect, it } from 'vitest'
import { makeClock } from './clock.ts'
import { market } from '../sandbox/market.ts'
import { discountMessage, discountOf, discountOn, isDiscountFor } from './discount-code.ts'
import type { Discount } from './market.ts'

const clock = makeClock('1404-08-24')

describe('a discount code', () => {
  it('deducts a fixed amount, at most the premium', () => {
    const fixed = discountOf(market, 'SEPAR30', clock)
    expect(discountOn(fixed, 7_938_500)).toBe(300_000)
    expect(discountOn(fixed, 120_000)).toBe(120_000)
    expect(discountOn(fixed, 0)).toBe(0)
  })
  it('deducts a percentage, rounded to 100, up to its limit', () => {
    const percent = discountOf(market, 'MEHR10', clock)
    expect(discountOn(percent, 1_234_500)).toBe(123_500)
    expect(discountOn(percent, 7_938_500)).toBe(500_000)
  })
  it('may be limited to one insurer', () => {
    expect(isDiscountFor(discountOf(market, 'DAMAVAND5', clock), 'damavand')).toBe(true)
    expect(isDiscountFor(discountOf(market, 'DAMAVAND5', clock), 'aftab')).toBe(false)
    expect(isDiscountFor(discountOf(market, 'SEPAR30', clock), 'aftab')).toBe(true)
  })
  it('is refused when unknown, expired or used up', () => {
    expect(() => discountOf(market, 'NOSUCH', clock)).toThrow('discountUnknown')
    expect(() => discountOf(market, 'TABESTAN', clock)).toThrow('discountExpired')
    expect(() => discountOf(market, 'AVALIN', clock)).toThrow('discountUsedUp')
  })
  it('is valid on its last day, on any sandbox day', () => {
    for (const today of ['1403-01-01', '1404-12-29', '1405-06-31'])
      expect(discountOf(market, 'SEPAR30', makeClock(today)).code).toBe('SEPAR30')
  })
  it('describes its effect', () => {
    const said = (code: string): string => discountMessage(market, discountOf(market, code, clock))
    expect(said('MEHR10')).toBe('کد تخفیف اعمال شد؛ ۱۰ درصد، حداکثر ۵۰۰٬۰۰۰ تومان.')
    expect(said('DAMAVAND5')).toBe('کد تخفیف اعمال شد؛ ۵ درصد، فقط برای بیمهٔ دماوند.')
    expect(discountMessage(market, discountOf(market, 'MEHR10', clock), 'en')).toBe(
      'Discount code applied: 10 %, at most 500,000 Toman.',
    )
    expect(discountMessage(market, discountOf(market, 'DAMAVAND5', clock), 'en')).toBe(
      'Discount code applied: 5 %, for Damavand Insurance only.',
    )
  })
  it('deducts nothing if it has no value', () => {
    const empty: Discount = { ...discountOf(market, 'SEPAR30', clock), amount: null }
    expect(discountOn(empty, 7_938_500)).toBe(0)
  })
})
