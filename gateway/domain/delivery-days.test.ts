import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DeliveryDay } from '#contract/operations/orders.ts'
import { makeClock } from './clock.ts'
import { deliveryDays, deliverySlotOf } from './delivery-days.ts'

const clock = makeClock('1404-08-24')

describe('delivery days', () => {
  it('are seven from tomorrow, with four slots each', () => {
    const days = deliveryDays(clock, new Set())
    for (const day of days) v.parse(DeliveryDay, day)
    expect(days.map(({ date }) => date)).toEqual([
      '1404-08-25',
      '1404-08-26',
      '1404-08-27',
      '1404-08-28',
      '1404-08-29',
      '1404-08-30',
      '1404-09-01',
    ])
    expect(days[0]?.times.map(({ startTime, endTime }) => `${startTime} ${endTime}`)).toEqual([
      '9:00 11:00',
      '11:00 13:00',
      '14:00 16:00',
      '16:00 18:00',
    ])
  })
  it('exclude Friday', () => {
    const closed = deliveryDays(clock, new Set()).filter(({ available }) => !available)
    expect(closed.map(({ date }) => date)).toEqual(['1404-08-30'])
    expect(closed[0]?.times.every(({ available }) => !available)).toBe(true)
  })
  it('close full slots, and days with full slots only', () => {
    const full = new Set([
      '1404-08-25T09',
      '1404-08-26T09',
      '1404-08-26T11',
      '1404-08-26T14',
      '1404-08-26T16',
    ])
    const [tomorrow, dayAfter] = deliveryDays(clock, full)
    expect(tomorrow).toMatchObject({ available: true })
    expect(tomorrow?.times.map(({ available }) => available)).toEqual([false, true, true, true])
    expect(dayAfter?.available).toBe(false)
  })
  it('can be derived from a slot’s code', () => {
    expect(deliverySlotOf('1404-08-25T14')).toEqual({
      code: '1404-08-25T14',
      date: '1404-08-25',
      startTime: '14:00',
      endTime: '16:00',
    })
    for (const senseless of ['1404-08-25T15', '1404-13-25T14', 'T09', '', 'slot'])
      expect(deliverySlotOf(senseless)).toBeNull()
  })
})
