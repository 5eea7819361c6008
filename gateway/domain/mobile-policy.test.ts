import { describe, expect, it } from 'vitest'
import { mobileCover, mobileStatusOn } from './mobile-policy.ts'

const TODAY = '1404-08-24'
const paid = { paidOn: '1403-08-25', coverTo: '1404-08-24', cancelledOn: null, renewedOn: null }

describe('the status of a mobile policy', () => {
  it('waits for the payment first, and stays cancelled once it is', () => {
    const ordered = { ...paid, paidOn: null, coverTo: null }
    expect(mobileStatusOn(ordered, TODAY)).toBe('ready_to_pay')
    expect(mobileStatusOn({ ...ordered, cancelledOn: TODAY }, TODAY)).toBe('cancelled')
    expect(mobileStatusOn({ ...paid, cancelledOn: '1404-01-01' }, TODAY)).toBe('cancelled')
  })
  it.each([
    ['1404-09-05', 'active'],
    ['1404-09-04', 'renewal'],
    ['1404-07-24', 'renewal'],
    ['1404-07-23', 'expired'],
  ])('with its last day on %s is %s', (coverTo, status) => {
    expect(mobileStatusOn({ ...paid, coverTo }, TODAY)).toBe(status)
  })
  it('stays active after a renewal until its last day has passed', () => {
    expect(mobileStatusOn({ ...paid, renewedOn: '1404-08-20' }, TODAY)).toBe('active')
    expect(mobileStatusOn({ ...paid, renewedOn: '1404-08-20' }, '1404-08-25')).toBe('previous_insurance')
  })
})

describe('the cover of a mobile policy', () => {
  it('is a year from the payment on, or from the day after the cover that it renews', () => {
    expect(mobileCover(TODAY, null)).toEqual({ from: TODAY, to: '1405-08-23' })
    expect(mobileCover(TODAY, '1404-08-30')).toEqual({ from: '1404-09-01', to: '1405-08-30' })
    expect(mobileCover(TODAY, '1404-08-01')).toEqual({ from: TODAY, to: '1405-08-23' })
  })
})
