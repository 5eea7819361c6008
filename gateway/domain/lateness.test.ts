import { describe, expect, it } from 'vitest'
import { daysWithoutCover } from '#contract/values/jalali-date.ts'
import { delayDays } from './lateness.ts'
import { motorcycleSearchWith, searchWith, withoutHistory } from './search.sample.ts'

const today = '1404-08-24'

describe('days without cover', () => {
  it('are none during the last policy, on its last day and the day after', () => {
    for (const lastPolicyExpDate of ['1404-09-04', '1404-08-24', '1404-08-23'])
      expect(delayDays(searchWith({ lastPolicyExpDate }), today)).toBe(0)
  })
  it('count from the day after the last policy, also across months and after a change of owner', () => {
    expect(delayDays(searchWith({ lastPolicyExpDate: '1404-08-22' }), today)).toBe(1)
    expect(delayDays(searchWith({ lastPolicyExpDate: '1404-07-14' }), today)).toBe(39)
    expect(
      delayDays(searchWith({ policyStatus: 'ownership_change', lastPolicyExpDate: '1404-07-14' }), today),
    ).toBe(39)
  })
  it('are as many as the app says of a policy that has ended', () => {
    for (const lastPolicyExpDate of ['1404-09-04', '1404-08-24', '1404-08-23', '1404-08-22', '1403-12-30'])
      expect(delayDays(searchWith({ lastPolicyExpDate }), today)).toBe(
        daysWithoutCover(lastPolicyExpDate, today),
      )
  })
  it('count from the delivery of a new vehicle', () => {
    expect(
      delayDays(searchWith({ policyStatus: 'new', deliveryDate: today, ...withoutHistory }), today),
    ).toBe(0)
    expect(
      delayDays(searchWith({ policyStatus: 'new', deliveryDate: '1404-08-14', ...withoutHistory }), today),
    ).toBe(10)
  })
  it('are a year at most, and a year if there never was a policy', () => {
    expect(
      delayDays(searchWith({ lastPolicyStartDate: '1398-01-01', lastPolicyExpDate: '1399-01-01' }), today),
    ).toBe(365)
    expect(delayDays(searchWith({ policyStatus: 'without', ...withoutHistory }), today)).toBe(365)
  })
  it('without any policy start no earlier than the production month', () => {
    const made = (carProductionYear: string, carProductionMonth: '1' | '8' | '12') =>
      searchWith({ policyStatus: 'without', carProductionYear, carProductionMonth, ...withoutHistory })
    expect(delayDays(made('1404', '8'), today)).toBe(23)
    expect(delayDays(made('1403', '12'), today)).toBe(269)
    expect(delayDays(made('1403', '1'), today)).toBe(365)
  })
  it('of a motorcycle, whose month is not asked for, start with its production year at the earliest', () => {
    const made = (carProductionYear: string) =>
      motorcycleSearchWith({ policyStatus: 'without', carProductionYear, ...withoutHistory })
    expect(delayDays(made('1404'), today)).toBe(239)
    expect(delayDays(made('1403'), today)).toBe(365)
    const delivered = (deliveryDate: string) =>
      motorcycleSearchWith({
        policyStatus: 'new',
        carProductionYear: '1404',
        deliveryDate,
        ...withoutHistory,
      })
    expect(delayDays(delivered('1404-08-14'), today)).toBe(10)
    expect(delayDays(delivered('1403-12-20'), today)).toBe(239)
  })
  it('of a new vehicle start no earlier than the production month', () => {
    expect(
      delayDays(
        searchWith({
          policyStatus: 'new',
          carProductionYear: '1404',
          carProductionMonth: '8',
          deliveryDate: '1404-07-20',
          ...withoutHistory,
        }),
        today,
      ),
    ).toBe(23)
  })
})
