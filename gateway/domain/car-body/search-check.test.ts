import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { market } from '../../sandbox/market.ts'
import { carBodySearchErrors } from './search-check.ts'
import { carBodySearchWith, withoutCarBodyPolicy } from './search.sample.ts'

const errorsOf = (changes: Partial<CarBodySearch> = {}) =>
  carBodySearchErrors(market, carBodySearchWith(changes), '1404-08-24')
const newest = { ...withoutCarBodyPolicy, carProductionYear: '1404' }

describe('a car-body search', () => {
  it('is valid as it is, without an earlier policy, and for an imported car', () => {
    expect(errorsOf()).toEqual({})
    expect(errorsOf(withoutCarBodyPolicy)).toEqual({})
    expect(errorsOf({ carImported: true, carProductionYear: '2023' })).toEqual({})
  })

  it('names a model that does not exist, a pickup, and a model of another brand', () => {
    expect(errorsOf({ carModel: 'submarine' })).toEqual({ carModel: 'choice.unknown' })
    expect(errorsOf({ carBrand: 'nissan', carModel: 'nissan-zamyad' })).toEqual({
      carModel: 'choice.unknown',
    })
    expect(errorsOf({ carBrand: 'saipa' })).toEqual({ carBrand: 'choice.unknown' })
  })

  it('is of a private passenger car', () => {
    const refused = (changes: object) =>
      v.safeParse(CarBodySearch, { ...carBodySearchWith(), ...changes }).issues?.map(({ message }) => message)
    expect(refused({})).toBeUndefined()
    expect(refused({ carType: 'motorcycle' })).toEqual(['choice.unknown'])
    expect(refused({ carUsage: 'taxi' })).toEqual(['choice.unknown'])
  })

  it('names a year of the other calendar', () => {
    expect(errorsOf({ carProductionYear: '2023' })).toEqual({ carProductionYear: 'choice.unknown' })
    expect(errorsOf({ carImported: true })).toEqual({ carProductionYear: 'choice.unknown' })
  })

  it('requires the month for the two newest years of the car’s calendar', () => {
    expect(errorsOf(newest)).toEqual({ carProductionMonth: 'required' })
    expect(errorsOf({ ...newest, carProductionMonth: '8' })).toEqual({})
    expect(errorsOf({ ...newest, carProductionMonth: '9' })).toEqual({ carProductionMonth: 'date.future' })
    expect(errorsOf({ carProductionMonth: '3' })).toEqual({ carProductionMonth: 'malformed' })
    const imported = { ...withoutCarBodyPolicy, carImported: true, carProductionYear: '2025' }
    expect(errorsOf({ ...imported, carProductionMonth: '11' })).toEqual({})
    expect(errorsOf({ ...imported, carProductionMonth: '12' })).toEqual({ carProductionMonth: 'date.future' })
  })

  it('names a price below the minimum of the configuration', () => {
    const errorsWith = (carValue: number) =>
      carBodySearchErrors(market, carBodySearchWith({ carValue }), '1404-08-24', {
        minCarValue: 2_000_000_000,
      })
    expect(errorsWith(200_000_000)).toEqual({})
    expect(errorsWith(199_999_999)).toEqual({ carValue: 'car-value.small|200' })
    expect(errorsOf({ carValue: 49_999_999 })).toEqual({ carValue: 'car-value.small|50' })
  })

  it('requires company, expiry and discount of an earlier policy, and forbids them without one', () => {
    const parts = { previousCompany: null, lastPolicyExpDate: null, carBodyDiscount: null }
    expect(errorsOf(parts)).toEqual({
      previousCompany: 'required',
      lastPolicyExpDate: 'required',
      carBodyDiscount: 'required',
    })
    expect(errorsOf({ lastPolicyExpDate: '1405-09-29' })).toEqual({})
    expect(errorsOf({ lastPolicyExpDate: '1405-09-30' })).toEqual({ lastPolicyExpDate: 'expiry.far' })
    expect(errorsOf({ previousCompany: 'nobody' })).toEqual({ previousCompany: 'choice.unknown' })
    expect(errorsOf({ policyStatus: 'without' })).toEqual({
      previousCompany: 'malformed',
      lastPolicyExpDate: 'malformed',
      carBodyDiscount: 'malformed',
    })
  })
})
