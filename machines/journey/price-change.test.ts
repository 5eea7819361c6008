import { describe, expect, it } from 'vitest'
import type { Offer } from '#contract/operations/offers.ts'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { offerPriceChange, priceChangeReason } from './price-change.ts'

const chosen: Offer = {
  ...offer,
  breakdown: [
    { line: 'base', amount: 8_010_100, percent: null },
    { line: 'insurer-discount', amount: -148_400, percent: 2.5 },
    { line: 'discount-code', amount: -300_000, percent: null },
  ],
}

describe('the reason of a changed price', () => {
  const without = (line: Offer['breakdown'][number]['line']): Offer => ({
    ...chosen,
    breakdown: chosen.breakdown.filter((part) => part.line !== line),
  })
  it.each([
    ['days without cover', { ...chosen, delay: 14 }, 'lateness'],
    ['an insurer’s discount that ended', without('insurer-discount'), 'insurer-discount'],
    ['a code that no longer counts', without('discount-code'), 'discount-code'],
    [
      'another base',
      {
        ...chosen,
        breakdown: chosen.breakdown.map((part) =>
          part.line === 'base' ? { ...part, amount: part.amount + 1 } : part,
        ),
      },
      'tariff',
    ],
  ])('names %s', (_cause, now, reason) => {
    expect(priceChangeReason(chosen, now)).toBe(reason)
  })

  it('comes with the old and the new price', () => {
    expect(offerPriceChange(chosen, { ...chosen, payableAmount: 6_000_000 })).toEqual({
      from: 5_702_400,
      to: 6_000_000,
      reason: 'tariff',
    })
  })
})
