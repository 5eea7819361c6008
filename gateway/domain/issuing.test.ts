import { describe, expect, it } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { inspectionSlotOf } from './inspection-days.ts'
import { issueDeadline, nextEvent, type Waiting } from './issuing.ts'

/** An hour in Tehran on a day. */
const moment = (day: string, time: string) => ({ day, at: new Date(`2025-11-15T${time}+03:30`) })

describe('the day of issue', () => {
  it('is the day on which the order is complete until 21, on Thursday and Friday until 19', () => {
    const hourOn = (day: string) => issueDeadline(moment(day, '10:00:00')).hour
    expect(['1404-08-24', '1404-08-28', '1404-08-29', '1404-08-30', '1404-09-01'].map(hourOn)).toEqual([
      21, 21, 19, 19, 21,
    ])
    expect(issueDeadline(moment('1404-08-24', '20:59:59'))).toEqual({ day: '1404-08-24', hour: 21 })
  })
  it('is the next day after that hour', () => {
    expect(issueDeadline(moment('1404-08-24', '21:00:00'))).toEqual({ day: '1404-08-25', hour: 21 })
    expect(issueDeadline(moment('1404-08-29', '19:00:00'))).toEqual({ day: '1404-08-30', hour: 19 })
    expect(issueDeadline(moment('1404-08-30', '23:59:59'))).toEqual({ day: '1404-09-01', hour: 21 })
  })
})

describe('the next move of a paid order', () => {
  const waiting = (otherwise: Partial<Waiting>): Waiting => {
    const now = moment('1404-08-24', '12:00:00')
    return {
      status: ORDER_STATUS.paid,
      since: now,
      completed: now,
      isOwing: false,
      isHeld: false,
      ...otherwise,
    }
  }
  const at = (time: string) => new Date(`2025-11-15T${time}+03:30`)

  it('waits for what is missing', () => {
    expect(nextEvent(waiting({ isOwing: true }))).toBeNull()
    expect(nextEvent(waiting({}))).toEqual({ event: { type: 'gateway.received' }, at: at('12:00:00') })
  })
  it('is the expert’s within a minute, and the insurer’s soon after', () => {
    expect(nextEvent(waiting({ status: ORDER_STATUS.checking }))?.at).toEqual(at('12:00:30'))
    expect(nextEvent(waiting({ status: ORDER_STATUS.approved }))?.at).toEqual(at('12:00:00'))
    expect(nextEvent(waiting({ status: ORDER_STATUS.issuing }))).toEqual({
      event: { type: 'insurer.issued' },
      at: at('12:00:15'),
    })
  })
  it('is the visit of a car: on its day, or missed when its slot is over or gone', () => {
    const slot = inspectionSlotOf('1404-08-26T10')
    const visit = { slot, requestedAt: null, startedAt: null, now: at('12:00:00') }
    expect(nextEvent(waiting({ visit }))).toEqual({
      event: { type: 'gateway.visit-day-came' },
      at: new Date('2025-11-17T00:00:00+03:30'),
    })
    const missed = { type: 'gateway.visit-passed' }
    expect(nextEvent(waiting({ visit: { ...visit, slot: null } }))?.event).toEqual(missed)
    const afterwards = new Date('2025-11-17T12:00:00+03:30')
    expect(nextEvent(waiting({ visit: { ...visit, now: afterwards } }))?.event).toEqual(missed)
  })
  it('follows the customer’s latest answer about a visit, not an earlier one', () => {
    const visit = { slot: null, requestedAt: at('12:00:10'), startedAt: at('12:00:20'), now: at('12:01:00') }
    expect(nextEvent(waiting({ status: ORDER_STATUS.requestingVisit, visit }))).toEqual({
      event: { type: 'operator.offered-visit' },
      at: at('12:00:15'),
    })
    expect(nextEvent(waiting({ status: ORDER_STATUS.visiting, visit }))).toEqual({
      event: { type: 'visitor.passed' },
      at: at('12:00:30'),
    })
    const earlier = { ...visit, requestedAt: at('11:00:00'), startedAt: null }
    for (const status of [ORDER_STATUS.requestingVisit, ORDER_STATUS.visiting, ORDER_STATUS.choosingVisit])
      expect(nextEvent(waiting({ status, visit: earlier }))).toBeNull()
  })
  it('keeps the promise of an order that was complete just before the last hour', () => {
    const completed = moment('1404-08-24', '20:59:50')
    const since = moment('1404-08-24', '21:00:25')
    expect(nextEvent(waiting({ status: ORDER_STATUS.issuing, since, completed }))?.at).toEqual(at('21:00:40'))
  })
  it('is in the morning after the last hour', () => {
    const late = moment('1404-08-24', '22:10:00')
    expect(nextEvent(waiting({ status: ORDER_STATUS.issuing, since: late, completed: late }))?.at).toEqual(
      new Date('2025-11-16T08:00:00+03:30'),
    )
  })
  it('is the refund within a minute of the cancellation', () => {
    expect(nextEvent(waiting({ status: ORDER_STATUS.cancelled }))).toEqual({
      event: { type: 'gateway.refunding' },
      at: at('12:00:05'),
    })
    expect(nextEvent(waiting({ status: ORDER_STATUS.refunding }))).toEqual({
      event: { type: 'bank.refunded' },
      at: at('12:00:55'),
    })
  })
  it('is none while an operator holds the order', () => {
    for (const status of [ORDER_STATUS.paid, ORDER_STATUS.checking, ORDER_STATUS.cancelled])
      expect(nextEvent(waiting({ status, isHeld: true }))).toBeNull()
  })
  it('is absent once the policy is issued', () => {
    for (const status of [ORDER_STATUS.issued, ORDER_STATUS.refunded, ORDER_STATUS.correctingDetails])
      expect(nextEvent(waiting({ status }))).toBeNull()
  })
})
