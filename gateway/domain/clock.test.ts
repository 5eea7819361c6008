import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeClock } from './clock.ts'

describe('the sandbox’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-01T21:10:05Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is on 24 Aban 1404, a Saturday, by default', () => {
    for (const setting of [undefined, '', '  ']) {
      expect(makeClock(setting).today()).toBe('1404-08-24')
      expect(makeClock(setting).weekday()).toBe(0)
    }
  })
  it('accepts another day, in any digits, with dashes or slashes', () => {
    expect(makeClock('۱۴۰۵/۰۱/۰۷').today()).toBe('1405-01-07')
    expect(makeClock('1405-01-07').weekday()).toBe(6)
  })
  it('has the hours and minutes of Tehran', () => {
    const clock = makeClock(undefined)
    expect(clock.now().toISOString()).toBe('2025-11-14T21:10:05.000Z')
    expect(clock.hour()).toBe(0)
  })
  it('can be on the real day, which in Tehran is tomorrow already', () => {
    const clock = makeClock('real')
    expect(clock.today()).toBe('1404-12-11')
    expect(clock.now().toISOString()).toBe('2026-03-01T21:10:05.000Z')
    expect(clock.weekday()).toBe(2)
  })
  it('names the problem of an invalid setting', () => {
    for (const setting of ['yesterday', '2025-11-15', '1404-12-30', '1404-13-01', '1390-01-01']) {
      expect(() => makeClock(setting)).toThrow(`SEPAR_TODAY is «${setting}»`)
    }
  })
})
