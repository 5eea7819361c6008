import { describe, expect, it } from 'vitest'
import { isWholeYearTerm, noClaimAfter } from './no-claim.ts'

const printed = { noDamageFactor: 35, driverNoDamageFactor: 25 }
const none = { property: 0, life: 0, driver: 0 } as const

describe('no-claim percentages after a policy', () => {
  it('rise by five points after a whole year without a claim, up to 70', () => {
    expect(noClaimAfter(printed, none, true)).toEqual({ noClaim: 40, driverNoClaim: 30 })
    expect(noClaimAfter({ noDamageFactor: 70, driverNoDamageFactor: 65 }, none, true)).toEqual({
      noClaim: 70,
      driverNoClaim: 70,
    })
  })
  it('stay after a shorter policy', () => {
    expect(noClaimAfter(printed, none, false)).toEqual({ noClaim: 35, driverNoClaim: 25 })
    expect([3, 11, 12].map(isWholeYearTerm)).toEqual([false, false, true])
  })
  it('fall by the points of property and life claims together', () => {
    expect(noClaimAfter(printed, { ...none, property: 1 }, true).noClaim).toBe(15)
    expect(noClaimAfter(printed, { ...none, property: 2, life: 1 }, true).noClaim).toBe(-25)
  })
  it('fall for the driver by the driver’s claims alone', () => {
    expect(noClaimAfter(printed, { ...none, driver: 1 }, true)).toEqual({ noClaim: 40, driverNoClaim: -5 })
  })
  it('never fall below −100', () => {
    expect(
      noClaimAfter({ ...printed, noDamageFactor: 0 }, { property: 3, life: 3, driver: 0 }, true).noClaim,
    ).toBe(-100)
  })
})
