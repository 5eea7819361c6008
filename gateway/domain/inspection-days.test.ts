import { describe, expect, it } from 'vitest'
import { earliestSlot, inspectionDays, inspectionSlotOf, instantsOf } from './inspection-days.ts'

const atNine = { today: '1404-08-24', hour: 9 }

describe('the slots of inspections', () => {
  it('are named by their codes, and there are no others', () => {
    expect(inspectionSlotOf('1404-08-25T18')).toEqual({
      code: '1404-08-25T18',
      date: '1404-08-25',
      startTime: '18:00',
      endTime: '20:00',
    })
    for (const code of ['1404-08-25T09', '1404-08-25T20', '1404-13-01T08', 'soon', ''])
      expect(inspectionSlotOf(code)).toBeNull()
  })
  it('begin with the next one today; a full one cannot be chosen', () => {
    const days = inspectionDays(atNine, (code) => (code.endsWith('T10') ? 0 : 3))
    expect(days[0]?.times.map(({ left, reason }) => [left, reason])).toEqual([
      [3, 'past'],
      [0, 'full'],
      [3, null],
      [3, null],
      [3, null],
      [3, null],
    ])
    expect(earliestSlot(days)).toEqual({ date: '1404-08-24', startTime: '12:00', endTime: '14:00' })
  })
  it('are over in the evening; the next day is offered', () => {
    const days = inspectionDays({ ...atNine, hour: 18 }, () => 1)
    expect(days[0]?.available).toBe(false)
    expect(earliestSlot(days)?.date).toBe('1404-08-25')
    expect(earliestSlot(inspectionDays(atNine, () => 0))).toBeNull()
  })
})

describe('the instants of a slot', () => {
  const slotAt = (code: string) => {
    const slot = inspectionSlotOf(code)
    if (slot === null) throw new Error('There is no such slot.')
    return slot
  }
  const since = { at: new Date('2025-11-15T11:00:00+03:30'), day: '1404-08-24' }
  it('count midnights in Tehran since the last move', () => {
    expect(instantsOf(slotAt('1404-08-26T10'), since)).toEqual({
      day: new Date('2025-11-17T00:00:00+03:30'),
      end: new Date('2025-11-17T12:00:00+03:30'),
    })
  })
  it('never begin before that move', () => {
    expect(instantsOf(slotAt('1404-08-24T12'), since)).toEqual({
      day: since.at,
      end: new Date('2025-11-15T14:00:00+03:30'),
    })
  })
})
