import { describe, expect, it } from 'vitest'
import { timeUntil } from './inspection.ts'

const MINUTE = 60_000
const at = (time: string) => Date.parse(`2026-11-23T${time}:00.000Z`)

describe('the time until a slot is released', () => {
  it('is the difference of the times of day, on any day of the gateway', () => {
    expect(timeUntil('2026-11-23T10:30:00.000Z', at('10:00'))).toBe(30 * MINUTE)
    expect(timeUntil('2025-11-15T10:30:00.000Z', at('10:00'))).toBe(30 * MINUTE)
  })
  it('passes midnight', () => {
    expect(timeUntil('2025-11-16T00:10:00.000Z', at('23:50'))).toBe(20 * MINUTE)
  })
  it('is 0 once the reservation has expired', () => {
    expect(timeUntil('2025-11-15T10:30:00.000Z', at('10:31'))).toBe(0)
  })
})
