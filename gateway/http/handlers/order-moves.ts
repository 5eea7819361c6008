/**
 * Moves orders from status to status by the chart of `domain/order-status.ts`, and stores every move. What follows a
 * payment without a person is due at a stored time, so it also happens after a restart. Decisions, section 10.
 */
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { isOwing, type Moment, nextEvent } from '../../domain/issuing.ts'
import { actorOf, type OrderEvent, type OrderFacts, statusAfter } from '../../domain/order-status.ts'
import { tehranDay } from '../../domain/tehran-time.ts'
import type { Database } from '../../store/database.ts'
import { dueOrders, lockForMoves, movesOf, type OrderMove, saveMoves } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { progressOf } from './load-order.ts'

/** Orders that one run moves; the rest follow in the next one. */
const AT_ONCE = 50

const factsOf = (order: Order): OrderFacts => ({
  isCarBody: false,
  hasEndorsement: false,
  hasPaperCopy: order.delivery?.deliverable === true,
  hasOpenInstalments: order.paymentType !== 'cash',
  hasChangedHands: false,
  isRenewedHere: false,
})

/** A day of the sandbox passes at midnight in Tehran, counted from the order's first move. */
const momentOf = (at: Date, first: Moment): Moment => ({
  at,
  day: addToJalali(first.day, { days: tehranDay(at) - tehranDay(first.at) }),
})

/**
 * Returns the move that an event makes.
 * @throws an Error if the chart refuses the event in this status
 */
const moveOf = (order: Order, from: OrderStatusId, event: OrderEvent, moment: Moment): OrderMove => {
  const to = statusAfter(from, event, factsOf(order))
  if (to === null) throw new Error(`An order of status ${from} refuses «${event.type}».`)
  return {
    trackingCode: order.trackingCode,
    from,
    to,
    actor: actorOf(event),
    reason: event.reason ?? event.type,
    ...moment,
  }
}

/** Returns the due event of an order after its moves, or the one that is due next; null if none is. */
const nextOf = (order: Order, moves: readonly OrderMove[]) => {
  const since = moves.at(-1)
  if (since === undefined) return null
  const completed = moves.findLast(({ to }) => to === ORDER_STATUS.checking) ?? since
  return nextEvent({ status: since.to, since, completed, isOwing: isOwing(order, progressOf(order)) })
}

/** Stores moves of a locked order and all that are due after them. */
const move = async (
  tx: Database,
  order: Order,
  known: { before: readonly OrderMove[]; first: readonly OrderMove[] },
  now: Date,
): Promise<void> => {
  const moves: OrderMove[] = [...known.first]
  const all = () => [...known.before, ...moves]
  let next = nextOf(order, all())
  for (; next !== null && next.at <= now; next = nextOf(order, all())) {
    const [begin] = all()
    const from = all().at(-1)?.to ?? order.statusId
    if (begin === undefined) break
    moves.push(moveOf(order, from, next.event, momentOf(now, begin)))
  }
  const statusId = all().at(-1)?.to ?? order.statusId
  await saveMoves(tx, order.trackingCode, { moves, statusId, nextMoveAt: next?.at ?? null })
}

/** Records the payment of an order that the transaction has locked, and what follows at once. */
export const recordPayment = async (tx: Database, trackingCode: string, moment: Moment): Promise<void> => {
  const order = await lockForMoves(tx, trackingCode)
  if (order === null) return
  const before = await movesOf(tx, trackingCode)
  await move(
    tx,
    order,
    { before, first: [moveOf(order, order.statusId, { type: 'bank.paid' }, moment)] },
    moment.at,
  )
}

/** Makes the moves of an order that are due. Does nothing while another transaction has it. */
export const makeDueMoves = async (tx: Database, trackingCode: string, now: Date): Promise<void> => {
  const order = await lockForMoves(tx, trackingCode)
  if (order === null) return
  await move(tx, order, { before: await movesOf(tx, trackingCode), first: [] }, now)
}

/**
 * Makes the due moves of all orders, each in a transaction of its own.
 * @returns the number of orders whose moves failed
 */
export const makeAllDueMoves = async (db: Database, now: Date): Promise<number> => {
  const tryToMove = (trackingCode: string): Promise<boolean> =>
    db
      .transaction((tx) => makeDueMoves(tx, trackingCode, now))
      .then(
        () => true,
        () => false,
      )
  const due = await dueOrders(db, now, AT_ONCE)
  let failures = 0
  for (const trackingCode of due) failures += (await tryToMove(trackingCode)) ? 0 : 1
  return failures
}
