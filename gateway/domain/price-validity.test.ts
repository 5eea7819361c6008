import { describe, expect, it } from 'vitest'
import { priceExpiry, inSandboxTime } from './price-validity.ts'

describe('the price of an order', () => {
  it('is valid until the end of the day in Tehran', () => {
    expect(priceExpiry(new Date('2025-11-15T09:00:00+03:30'))).toEqual(new Date('2025-11-16T00:00:00+03:30'))
    expect(priceExpiry(new Date('2025-11-15T00:00:00+03:30'))).toEqual(new Date('2025-11-16T00:00:00+03:30'))
  })
  it('is valid for half an hour if the day ends earlier', () => {
    expect(priceExpiry(new Date('2025-11-15T23:45:00+03:30'))).toEqual(new Date('2025-11-16T00:15:00+03:30'))
  })
  it('expires in the sandbox’s calendar at the same hour, whatever the actual date', () => {
    const [now, until] = [new Date('2026-11-21T19:47:30.120+03:30'), new Date('2026-11-22T00:00:00+03:30')]
    const clock = { now: () => new Date('2025-11-15T19:47:30.125+03:30') }
    expect(inSandboxTime(until, { clock, now })).toBe(new Date('2025-11-16T00:00:00+03:30').toISOString())
  })
})
