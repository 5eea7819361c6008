/**
 * Orders of car-body insurance in every status that only they reach, and in 3 and 1001, as a car's visit
 * leads to them. Specification: decisions, sections 8 "Steerable by testers" and 10.
 */
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { OrderEvent } from '../../domain/order-status.ts'
import { approved, endedFor, order, type OrderInStatus, type SeededOrder } from './seeded-orders.ts'

const carBody = (
  events: readonly OrderEvent[],
  otherwise: Pick<SeededOrder, 'madeOn'> & { visitIn: number },
): SeededOrder => order(events, { product: 'carbody', ...otherwise })

const dayCame: OrderEvent = { type: 'gateway.visit-day-came' }
const passed: OrderEvent = { type: 'gateway.visit-passed' }
const offered: OrderEvent = { type: 'operator.offered-visit' }
const insured: readonly OrderEvent[] = [dayCame, { type: 'visitor.passed' }, ...approved]

/** One order in each status, by status id; visits were yesterday, are today or in two days. */
export const everyCarBodyStatus: readonly OrderInStatus[] = [
  [ORDER_STATUS.paid, carBody([], { madeOn: { made: 1 }, visitIn: 3 })],
  [ORDER_STATUS.requestingVisit, carBody([passed], { madeOn: { made: 3 }, visitIn: 2 })],
  [ORDER_STATUS.choosingVisit, carBody([passed, offered], { madeOn: { made: 4 }, visitIn: 3 })],
  [ORDER_STATUS.visiting, carBody([dayCame], { madeOn: { made: 2 }, visitIn: 2 })],
  [ORDER_STATUS.issuedAfterVisit, carBody(insured, { madeOn: { made: 30 }, visitIn: 1 })],
  [ORDER_STATUS.expired, carBody(insured, { ...endedFor(12), visitIn: 1 })],
]
