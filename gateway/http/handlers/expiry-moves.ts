/**
 * Moves orders and policies that are due by the sandbox's calendar, also after the sandbox was set to another
 * day. An order that still owes something after its deadline is cancelled; a policy whose last instalment was
 * due becomes paid; a policy expires on the day after its last day, and changes its status again a month
 * later. Decisions, section 10.
 */
import { addToJalali } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { BNPL_MONTHS, MONTHS_OF_PARTS } from '../../domain/instalments.ts'
import type { Moment } from '../../domain/issuing.ts'
import { lateReason } from '../../domain/move-reasons.ts'
import { inForce, type OrderEvent, type OrderFacts } from '../../domain/order-status.ts'
import { DAYS_TO_UPLOAD_LATER } from '../../domain/required-documents.ts'
import type { Database } from '../../store/database.ts'
import { endedOrders, lockIfFree, overdueOrders, payingOrders } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { Backends } from '../gateway.ts'
import { chequesOfOrder } from './load-order.ts'
import { sendOrderEvent } from './order-moves.ts'
import { owedBy, owedDeadline } from './policy-card.ts'

/** Maximum number of orders of each kind in one run; the next run moves the rest. */
const AT_ONCE = 50
const DAYS_OF_A_MONTH = 30

type Knowledge = Pick<Backends, 'market' | 'registry'>

/** Returns the facts that decide how a policy may be renewed. */
export const renewalFactsOf = (
  { companyCode, plate }: Pick<Order, 'companyCode' | 'plate'>,
  { market, registry }: Knowledge,
): Pick<OrderFacts, 'hasChangedHands' | 'isRenewedHere'> => {
  const { isSoldLater, closed } = registry.scenarioOfPlate(plate)
  const sellsNoMore = closed.includes(companyCode)
  return {
    hasChangedHands: isSoldLater,
    // An insurer that does not sell any more cannot renew on its own site either.
    isRenewedHere: sellsNoMore || (market.insurerOf(companyCode)?.renewsHere ?? false),
  }
}

/**
 * A kind of due move: the orders to check on a day, and the event of a locked order; null if it is not due
 * yet.
 */
type DayMoves = {
  find: (db: Database, day: string) => Promise<readonly string[]>
  eventOf: (order: Order, day: string, knowledge: Knowledge) => OrderEvent | null
}

const overdue: DayMoves = {
  find: (db, today) =>
    overdueOrders(db, {
      paidBefore: addToJalali(today, { days: -DAYS_TO_UPLOAD_LATER }),
      today,
      limit: AT_ONCE,
    }),
  eventOf: (order, today) => {
    const [owed] = owedBy(order)
    const deadline = owedDeadline(order, today)
    if (owed === undefined || deadline === null || deadline >= today) return null
    return { type: 'insurer.cancelled', reason: lateReason(owed) }
  },
}

/** Returns the day on which the last instalment of an order is due. */
const lastInstalmentOf = (order: Order, today: string): string => {
  const last = chequesOfOrder(order, today).at(-1)?.dueDate
  return last ?? addToJalali(order.paidOn ?? today, { months: BNPL_MONTHS })
}

const paidUp: DayMoves = {
  find: (db, today) =>
    payingOrders(db, {
      bnplSince: addToJalali(today, { months: -BNPL_MONTHS }),
      chequesSince: Array.from({ length: MONTHS_OF_PARTS }, (_, index) =>
        addToJalali(today, { months: -(index + 1) }),
      ),
      limit: AT_ONCE,
    }),
  eventOf: (order, today) =>
    order.statusId === ORDER_STATUS.issuedInInstalments && lastInstalmentOf(order, today) < today
      ? { type: 'bank.collected-last-instalment' }
      : null,
}

/** Policies in a status whose cover has ended some days before. */
const ended = (
  type: 'gateway.policy-ended' | 'gateway.month-passed',
  { daysAgo, statusIds }: { daysAgo: number; statusIds: readonly OrderStatusId[] },
): DayMoves => ({
  find: (db, today) =>
    endedOrders(db, { before: addToJalali(today, { days: -daysAgo }), statusIds, limit: AT_ONCE }),
  eventOf: (order, _today, knowledge) =>
    statusIds.includes(order.statusId) ? { type, facts: renewalFactsOf(order, knowledge) } : null,
})

/** In chronological order: the instalments of a policy end before its cover does. */
const kinds: readonly DayMoves[] = [
  overdue,
  paidUp,
  ended('gateway.policy-ended', { daysAgo: 0, statusIds: inForce }),
  ended('gateway.month-passed', {
    daysAgo: DAYS_OF_A_MONTH,
    statusIds: [ORDER_STATUS.expired, ORDER_STATUS.renewable],
  }),
]

/**
 * Makes all due moves of orders and policies, each in its own transaction.
 * @returns the number of orders whose moves failed
 */
export const makeExpiryMoves = async (
  db: Database,
  knowledge: Knowledge,
  moment: Moment,
): Promise<number> => {
  const { day } = moment
  const isMoved = (trackingCode: string, eventOf: DayMoves['eventOf']): Promise<boolean> =>
    db
      .transaction(async (tx) => {
        // Another process has locked the order, or has moved it meanwhile.
        const order = await lockIfFree(tx, trackingCode)
        if (order === null || order.held) return
        const event = eventOf(order, day, knowledge)
        if (event !== null) await sendOrderEvent(tx, trackingCode, event, moment)
      })
      .then(
        () => true,
        () => false,
      )
  let failures = 0
  for (const { find, eventOf } of kinds)
    for (const trackingCode of await find(db, day)) failures += (await isMoved(trackingCode, eventOf)) ? 0 : 1
  return failures
}
