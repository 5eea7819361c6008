import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  AccessoriesValue,
  CarValue,
  MAX_ACCESSORIES_VALUE,
  MAX_CAR_VALUE,
  MIN_CAR_VALUE,
  usualValue,
  valueErrors,
  valueRange,
} from './car-value.ts'

const problemOf = (schema: typeof CarValue | typeof AccessoriesValue, value: number | null) => {
  const { success, issues } = safeParse(schema, value)
  return success ? null : issues[0].message
}

describe('the price of a car', () => {
  it('lies between 50 million toman and 99,999,999,999, both included', () => {
    expect(problemOf(CarValue, MIN_CAR_VALUE)).toBeNull()
    expect(problemOf(CarValue, MIN_CAR_VALUE - 1)).toBe('car-value.small|50')
    expect(problemOf(CarValue, MAX_CAR_VALUE)).toBeNull()
    expect(problemOf(CarValue, MAX_CAR_VALUE + 1)).toBe('car-value.large')
  })

  it('is compared with the usual price: 30 % to either side is in range', () => {
    expect(valueRange(699_999_999, 1_000_000_000)).toBe('smaller')
    expect(valueRange(700_000_000, 1_000_000_000)).toBe('in-range')
    expect(valueRange(1_300_000_000, 1_000_000_000)).toBe('in-range')
    expect(valueRange(1_300_000_001, 1_000_000_000)).toBe('bigger')
  })

  it('usually falls by 6 % of the new price each year, never below 40 %', () => {
    expect(usualValue(1_000_000_000, 0)).toBe(1_000_000_000)
    expect(usualValue(1_000_000_000, 3)).toBe(820_000_000)
    expect(usualValue(1_000_000_000, 25)).toBe(400_000_000)
  })
})

describe('the errors of a stated price', () => {
  const stated = { carValue: 100_000_000, hasAccessories: false, carAccessoriesValue: null }

  it('follow the minimum of the configuration, which is in rials', () => {
    expect(valueErrors(stated, { minCarValue: 1_000_000_000 })).toEqual({})
    expect(valueErrors(stated, { minCarValue: 1_000_000_010 })).toEqual({ carValue: 'car-value.small|101' })
    expect(valueErrors({ ...stated, carValue: 49_999_999 }, null)).toEqual({ carValue: 'car-value.small|50' })
    expect(valueErrors({ ...stated, carValue: null }, null)).toEqual({ carValue: 'required' })
  })

  it('require the price of accessories only if there are any', () => {
    const withBox = { ...stated, hasAccessories: true }
    expect(valueErrors(withBox, null)).toEqual({ carAccessoriesValue: 'required' })
    expect(valueErrors({ ...withBox, carAccessoriesValue: 0 }, null)).toEqual({
      carAccessoriesValue: 'required',
    })
  })
})

describe('the price of accessories', () => {
  it('may be absent, but not 0, and is at most 10 billion toman', () => {
    expect(problemOf(AccessoriesValue, null)).toBeNull()
    expect(problemOf(AccessoriesValue, 0)).toBe('required')
    expect(problemOf(AccessoriesValue, MAX_ACCESSORIES_VALUE)).toBeNull()
    expect(problemOf(AccessoriesValue, MAX_ACCESSORIES_VALUE + 1)).toBe('accessories-value.large')
  })
})
