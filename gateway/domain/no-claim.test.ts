import { describe, expect, it } from 'vitest'
import { noClaimInEffect } from './no-claim.ts'
import { searchWith, withoutHistory } from './search.sample.ts'

describe('no-claim percentages in effect', () => {
  it('rise by five points after a year without a claim, up to 70', () => {
    expect(noClaimInEffect(searchWith())).toEqual({ noClaim: 40, driverNoClaim: 40 })
    expect(noClaimInEffect(searchWith({ noDamageFactor: 70, driverNoDamageFactor: 65 }))).toEqual({
      noClaim: 70,
      driverNoClaim: 70,
    })
  })
  it('remain as printed after a policy shorter than a year', () => {
    expect(noClaimInEffect(searchWith({ lastPolicyStartDate: '1404-03-04' }))).toEqual({
      noClaim: 35,
      driverNoClaim: 35,
    })
  })
  it('rise after a policy that ended the day before its anniversary', () => {
    expect(noClaimInEffect(searchWith({ lastPolicyExpDate: '1404-09-03' })).noClaim).toBe(40)
  })
  it('fall by the points of claims, below zero as a surcharge', () => {
    expect(noClaimInEffect(searchWith({ propertyDamageCount: 1 }))).toEqual({
      noClaim: 15,
      driverNoClaim: 40,
    })
    expect(noClaimInEffect(searchWith({ propertyDamageCount: 2, lifeDamageCount: 1 })).noClaim).toBe(-25)
    expect(noClaimInEffect(searchWith({ driverDamageCount: 2 }))).toEqual({ noClaim: 40, driverNoClaim: -35 })
  })
  it('never fall below −100', () => {
    expect(
      noClaimInEffect(searchWith({ noDamageFactor: 0, propertyDamageCount: 3, lifeDamageCount: 3 })).noClaim,
    ).toBe(-100)
  })
  it('are zero for a new or uninsured vehicle, and for a buyer without another policy', () => {
    const nothing = { noClaim: 0, driverNoClaim: 0 }
    expect(
      noClaimInEffect(searchWith({ policyStatus: 'new', deliveryDate: '1404-08-20', ...withoutHistory })),
    ).toEqual(nothing)
    expect(noClaimInEffect(searchWith({ policyStatus: 'without', ...withoutHistory }))).toEqual(nothing)
    const sold = searchWith({
      policyStatus: 'ownership_change',
      changeOwnershipStatus: 'no_another_thirdparty_discount',
      noDamageFactor: 0,
      driverNoDamageFactor: 0,
    })
    expect(noClaimInEffect(sold)).toEqual(nothing)
    expect(
      noClaimInEffect({ ...sold, changeOwnershipStatus: 'another_thirdparty_discount', noDamageFactor: 20 })
        .noClaim,
    ).toBe(25)
  })
})
