import { describe, expect, it } from 'vitest'
import { yearChangeOf } from './year-change.ts'

const endingOn = (lastPolicyExpDate: string | null, today = '1404-08-24') =>
  yearChangeOf({ lastPolicyExpDate }, today)

describe('a policy that begins', () => {
  it('this year is priced by this year’s tariff', () => {
    expect(endingOn(null)).toBeNull()
    expect(endingOn('1404-12-28')).toBeNull()
    expect(endingOn('1403-05-05')).toBeNull()
  })
  it('next year is priced by this year’s tariff, the newest one', () => {
    expect(endingOn('1404-12-29')).toEqual({ year: '1405', tariffYear: '1404' })
    expect(endingOn('1405-01-15')).toEqual({ year: '1405', tariffYear: '1404' })
  })
  it('in a year without a tariff is priced by the newest one', () => {
    expect(endingOn(null, '1406-02-02')).toEqual({ year: '1406', tariffYear: '1405' })
  })
})
