/**
 * Moves policies whose cover has ended: on the day after its last day to one of the expired statuses, and a month
 * later to its second one. By the sandbox's calendar, so also after the sandbox was set to another day. Decisions,
 * section 10.
 */
import { addToJalali } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import type { Moment } from '../../domain/issuing.ts'
import { inForce, type OrderEventType, type OrderFacts } from '../../domain/order-status.ts'
import type { Database } from '../../store/database.ts'
import { endedOrders, lockIfFree } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { Backends } from '../gateway.ts'
import { sendOrderEvent } from './order-moves.ts'

/** Orders of each kind that one run moves; the rest follow in the next one. */
const AT_ONCE = 50
const DAYS_OF_A_MONTH = 30

type Knowledge = Pick<Backends, 'market' | 'registry'>

/** Returns what decides how a policy may be renewed. */
export const renewalFactsOf = (
  { companyCode, plate }: Pick<Order, 'companyCode' | 'plate'>,
  { market, registry }: Knowledge,
): Pick<OrderFacts, 'hasChangedHands' | 'isRenewedHere'> => {
  const { isSoldLater, closed } = registry.scenarioOfPlate(plate)
  const sellsNoMore = closed.includes(companyCode)
  return {
    hasChangedHands: isSoldLater,
    // An insurer that sells no more cannot renew at its own site either.
    isRenewedHere: sellsNoMore || (market.insurerOf(companyCode)?.renewsHere ?? false),
  }
}

const expired: readonly OrderStatusId[] = [ORDER_STATUS.expired, ORDER_STATUS.renewable]

/**
 * Makes the moves of all policies that have ended, each in a transaction of its own.
 * @returns the number of policies whose moves failed
 */
export const makeExpiryMoves = async (
  db: Database,
  knowledge: Knowledge,
  moment: Moment,
): Promise<number> => {
  const { day } = moment
  const send = (
    trackingCode: string,
    type: OrderEventType,
    from: readonly OrderStatusId[],
  ): Promise<boolean> =>
    db
      .transaction(async (tx) => {
        // Another process has the order, or has moved it meanwhile.
        const order = await lockIfFree(tx, trackingCode)
        if (order === null || !from.includes(order.statusId)) return
        const facts = renewalFactsOf(order, knowledge)
        await sendOrderEvent(tx, trackingCode, { type, facts }, moment)
      })
      .then(
        () => true,
        () => false,
      )
  const sendAll = async (query: Parameters<typeof endedOrders>[1], type: OrderEventType): Promise<number> => {
    let failures = 0
    for (const trackingCode of await endedOrders(db, query))
      failures += (await send(trackingCode, type, query.statusIds)) ? 0 : 1
    return failures
  }
  const monthAgo = addToJalali(day, { days: -DAYS_OF_A_MONTH })
  const ended = { before: day, statusIds: inForce, limit: AT_ONCE }
  const longEnded = { before: monthAgo, statusIds: expired, limit: AT_ONCE }
  return (await sendAll(ended, 'gateway.policy-ended')) + (await sendAll(longEnded, 'gateway.month-passed'))
}
