import { describe, expect, it } from 'vitest'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { lateReason } from './move-reasons.ts'
import { actorOf, orderEvents, type OrderFacts, statusAfter, wordsOf } from './order-status.ts'

/** The table of section 10 of the decisions: status, actor, next status. */
const documented: readonly (readonly [readonly number[], string, readonly number[]])[] = [
  [[1], 'customer', [2]],
  [[1, 2], 'bank', [3]],
  [[3], 'gateway', [5, 53, 64]],
  [[53], 'operator', [54]],
  [[54], 'customer', [64]],
  [[64], 'visitor', [5, 8]],
  [[5], 'expert', [6, 8, 9, 12, 42, 43]],
  [[9, 12, 42, 43], 'customer', [5]],
  [[6], 'gateway', [7]],
  [[7], 'insurer', [13, 14, 27, 39, 63]],
  [[13], 'courier', [45, 48]],
  [[48], 'customer', [13]],
  [[14], 'gateway', [46]],
  [[13, 14, 39, 45, 46, 63], 'operator', [27, 47]],
  [[39], 'bank', [14]],
  [[3, 5, 6, 9, 12, 42, 43, 53, 54], 'insurer', [8]],
  [[3, 5, 6, 9, 12, 42, 43, 53, 54], 'customer', [8]],
  [[8], 'gateway', [10]],
  [[10], 'bank', [11]],
  [[13, 14, 27, 39, 45, 46, 47, 48, 63], 'gateway', [1001, 1003, 1005]],
  [[1001], 'gateway', [1002]],
  [[1005], 'gateway', [1006]],
]

const facts: OrderFacts = {
  isCarBody: false,
  hasEndorsement: false,
  hasPaperCopy: false,
  hasOpenInstalments: false,
  hasChangedHands: false,
  isRenewedHere: false,
}
/** An ordinary order, and one for each fact. */
const everyOrder: readonly OrderFacts[] = [
  facts,
  ...Object.keys(facts).map((fact) => ({ ...facts, [fact]: true })),
]
const statuses: readonly OrderStatusId[] = Object.values(ORDER_STATUS)
const events = orderEvents.map((type) => ({ type }))

describe('the statuses of an order', () => {
  it('move exactly as section 10 of the decisions says', () => {
    const moves = statuses.flatMap((from) =>
      events.flatMap((event) =>
        everyOrder.flatMap((order) => {
          const to = statusAfter(from, event, order)
          return to === null ? [] : [`${from} ${actorOf(event)} ${to}`]
        }),
      ),
    )
    const expected = documented.flatMap(([from, actor, to]) =>
      from.flatMap((one) => to.map((other) => `${one} ${actor} ${other}`)),
    )
    expect([...new Set(moves)].toSorted()).toEqual(expected.toSorted())
  })
  it('refuse a move that is not listed', () => {
    expect(statusAfter(ORDER_STATUS.unfinished, { type: 'insurer.issued' }, facts)).toBeNull()
    expect(statusAfter(ORDER_STATUS.issued, { type: 'customer.cancelled' }, facts)).toBeNull()
  })
  it('lead to the status that fits the issued policy', () => {
    const issued = (order: Partial<OrderFacts>) =>
      statusAfter(ORDER_STATUS.issuing, { type: 'insurer.issued' }, { ...facts, ...order })
    expect(issued({})).toBe(14)
    expect(issued({ hasPaperCopy: true })).toBe(13)
    expect(issued({ hasOpenInstalments: true })).toBe(39)
    expect(issued({ isCarBody: true, hasOpenInstalments: true })).toBe(63)
    expect(issued({ isCarBody: true, hasEndorsement: true })).toBe(27)
  })
  it('take the facts that only the sender of an event knows', () => {
    const ended = (known: Partial<OrderFacts>) =>
      statusAfter(ORDER_STATUS.issued, { type: 'gateway.policy-ended', facts: known }, facts)
    expect(ended({})).toBe(1001)
    expect(ended({ hasChangedHands: true })).toBe(1003)
    expect(ended({ isRenewedHere: true })).toBe(1005)
    expect(ended({ isRenewedHere: true, isCarBody: true })).toBe(1001)
  })
  it('distinguish a person’s reason from the name of an event', () => {
    expect(wordsOf({ reason: 'مدرک ناخواناست' }, 'en')).toBe('مدرک ناخواناست')
    expect(wordsOf({ reason: 'expert.refused' }, 'fa')).toBeNull()
  })
  it('give a reason of the gateway in the reader’s language', () => {
    const reason = lateReason('documents')
    expect(wordsOf({ reason }, 'fa')).toBe('مدارک تا پایان مهلت نرسید.')
    expect(wordsOf({ reason }, 'en')).toBe('The documents did not arrive by the deadline.')
  })
})
