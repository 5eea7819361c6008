import { describe, expect, it } from 'vitest'
import { compareBreakdowns, largestReason } from './price-reasons.ts'

const before = [
  { line: 'base', amount: 5_600_000 },
  { line: 'no-claim', amount: -1_000_000 },
  { line: 'tax', amount: 460_000 },
] as const
const now = [
  { line: 'base', amount: 6_600_000 },
  { line: 'no-claim', amount: -1_400_000 },
  { line: 'tax', amount: 2_000_000 },
  { line: 'lateness', amount: 50_000 },
] as const

describe('two premiums line by line', () => {
  it('have the lines of both, with their differences', () => {
    expect(compareBreakdowns([...before, { line: 'discount-code', amount: -100 }], now)).toEqual([
      { line: 'base', before: 5_600_000, now: 6_600_000, difference: 1_000_000 },
      { line: 'no-claim', before: -1_000_000, now: -1_400_000, difference: -400_000 },
      { line: 'tax', before: 460_000, now: 2_000_000, difference: 1_540_000 },
      { line: 'lateness', before: 0, now: 50_000, difference: 50_000 },
      { line: 'discount-code', before: -100, now: 0, difference: 100 },
    ])
  })
  it('give as the main reason the line that changed most in the direction of the price, never the tax', () => {
    expect(largestReason(compareBreakdowns(before, now))?.line).toBe('base')
    expect(largestReason(compareBreakdowns(now, before))?.line).toBe('base')
  })
  it('have no reason if nothing differs', () => {
    expect(largestReason(compareBreakdowns(before, before))).toBe(null)
  })
})
