import { describe, expect, it } from 'vitest'
import { market } from '../sandbox/market.ts'
import { searchErrors } from './search-check.ts'
import { motorcycleSearchWith, searchWith, withoutHistory } from './search.sample.ts'

const today = '1404-08-24'
const errors = (...otherwise: Parameters<typeof searchWith>) =>
  searchErrors(market, 'thirdparty', searchWith(...otherwise), today)
const motorcycleErrors = (...otherwise: Parameters<typeof searchWith>) =>
  searchErrors(market, 'motorcycle', motorcycleSearchWith(...otherwise), today)
const bus = { carType: 'bus', carUsage: null, carModel: null, carDetailCode: 'bus44' }

describe('a search', () => {
  it('is valid for the design’s car and for a bus', () => {
    expect(errors()).toEqual({})
    expect(errors(bus)).toEqual({})
  })
  it('reports every part that is not one of the configuration’s choices', () => {
    expect(
      errors({
        carUsage: 'hearse',
        carModel: 'lada',
        carProductionYear: '1300',
        previousCompany: 'nobody',
        noDamageFactor: 33,
        policyTerm: 5,
      }),
    ).toEqual({
      carUsage: 'choice.unknown',
      carModel: 'choice.unknown',
      carProductionYear: 'choice.unknown',
      previousCompany: 'choice.unknown',
      noDamageFactor: 'choice.unknown',
      policyTerm: 'choice.unknown',
    })
    expect(errors({ carType: 'motorcycle' })).toEqual({ carType: 'choice.unknown' })
    expect(errors({ ...bus, carDetailCode: 'truck_gt20t' })).toEqual({ carDetailCode: 'choice.unknown' })
    expect(errors({ carProductionYear: '1405' })).toEqual({ carProductionYear: 'choice.unknown' })
  })
  it('requires model and usage of a car, a detail of other vehicles, and refuses the rest', () => {
    expect(errors({ carModel: null, carUsage: null })).toEqual({ carModel: 'required', carUsage: 'required' })
    expect(errors({ ...bus, carDetailCode: null })).toEqual({ carDetailCode: 'required' })
    expect(errors({ ...bus, carModel: 'kia-cerato', carUsage: 'passenger' })).toEqual({
      carModel: 'malformed',
      carUsage: 'malformed',
    })
  })
  it('requires a past month for the newest years, and no month for others', () => {
    expect(errors({ carProductionYear: '1404' })).toEqual({ carProductionMonth: 'required' })
    expect(errors({ carProductionYear: '1403' })).toEqual({ carProductionMonth: 'required' })
    expect(errors({ carProductionYear: '1404', carProductionMonth: '8' })).toEqual({})
    expect(errors({ carProductionYear: '1404', carProductionMonth: '9' })).toEqual({
      carProductionMonth: 'date.future',
    })
    expect(errors({ carProductionYear: '1403', carProductionMonth: '12' })).toEqual({})
    expect(errors({ carProductionYear: '1402', carProductionMonth: '1' })).toEqual({
      carProductionMonth: 'malformed',
    })
  })
  it('requires the class of a motorcycle and its year, never a month', () => {
    expect(motorcycleErrors()).toEqual({})
    expect(motorcycleErrors({ carDetailCode: null })).toEqual({ carDetailCode: 'required' })
    expect(motorcycleErrors({ carDetailCode: 'truck_le1t' })).toEqual({ carDetailCode: 'choice.unknown' })
    expect(motorcycleErrors({ carProductionYear: '1404' })).toEqual({})
    expect(motorcycleErrors({ carProductionYear: '1404', carProductionMonth: '1' })).toEqual({
      carProductionMonth: 'malformed',
    })
    expect(motorcycleErrors({ carUsage: 'passenger', carModel: 'kia-cerato' })).toEqual({
      carUsage: 'malformed',
      carModel: 'malformed',
    })
  })
  it('refuses the vehicle of another product', () => {
    expect(searchErrors(market, 'thirdparty', motorcycleSearchWith(), today)).toEqual({
      carType: 'choice.unknown',
    })
    expect(searchErrors(market, 'motorcycle', searchWith(), today)).toEqual({ carType: 'choice.unknown' })
    expect(motorcycleErrors({ carType: 'bus', carDetailCode: 'bus44' })).toEqual({
      carType: 'choice.unknown',
    })
  })
  it('requires insurer and dates of a last policy', () => {
    expect(errors({ previousCompany: null, lastPolicyStartDate: null, lastPolicyExpDate: null })).toEqual({
      previousCompany: 'required',
      lastPolicyStartDate: 'required',
      lastPolicyExpDate: 'required',
    })
  })
  it('requires a past start, and an expiry within a year, a month and five days after it', () => {
    expect(errors({ lastPolicyExpDate: '1403-09-04' })).toEqual({ lastPolicyExpDate: 'expiry.order' })
    expect(errors({ lastPolicyExpDate: '1404-10-09' })).toEqual({})
    expect(errors({ lastPolicyExpDate: '1404-10-10' })).toEqual({ lastPolicyExpDate: 'expiry.late' })
    expect(errors({ lastPolicyStartDate: '1404-08-25' })).toEqual({ lastPolicyStartDate: 'date.future' })
  })
  it('requires a past delivery date of a new vehicle, and no history', () => {
    const brandNew = { policyStatus: 'new', deliveryDate: today, ...withoutHistory } as const
    expect(errors(brandNew)).toEqual({})
    expect(errors({ ...brandNew, deliveryDate: null })).toEqual({ deliveryDate: 'required' })
    expect(errors({ ...brandNew, deliveryDate: '1404-08-25' })).toEqual({ deliveryDate: 'date.future' })
    expect(errors({ ...brandNew, noDamageFactor: 5, lifeDamageCount: 1 })).toEqual({
      noDamageFactor: 'malformed',
      lifeDamageCount: 'malformed',
    })
  })
  it('requires the buyer’s discount choice after a change of owner', () => {
    expect(errors({ policyStatus: 'ownership_change' })).toEqual({ changeOwnershipStatus: 'required' })
    expect(
      errors({ policyStatus: 'ownership_change', changeOwnershipStatus: 'another_thirdparty_discount' }),
    ).toEqual({})
    expect(
      errors({
        policyStatus: 'ownership_change',
        changeOwnershipStatus: 'no_another_thirdparty_discount',
        driverNoDamageFactor: 0,
      }),
    ).toEqual({ noDamageFactor: 'malformed' })
  })
  it('refuses a history without a policy', () => {
    expect(errors({ policyStatus: 'without', ...withoutHistory })).toEqual({})
    expect(
      errors({ policyStatus: 'without', ...withoutHistory, previousCompany: 'sarv', deliveryDate: today }),
    ).toEqual({ previousCompany: 'malformed', deliveryDate: 'malformed' })
  })
})
