/**
 * Moves orders from status to status by the chart of `domain/order-status.ts`, and stores every move; no
 * other module changes a status. Automatic moves are due at a stored time, so they also happen after a
 * restart. Decisions, section 10.
 */
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { ApiError } from '../../domain/api-error.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { inspectionSlotOf } from '../../domain/inspection-days.ts'
import { isOwing, issuingMove, type Moment, nextEvent } from '../../domain/issuing.ts'
import { missingOf } from '../../domain/order-progress.ts'
import { actorOf, type OrderEvent, type OrderFacts, statusAfter, wordsOf } from '../../domain/order-status.ts'
import { tehranDay } from '../../domain/tehran-time.ts'
import type { Database } from '../../store/database.ts'
import {
  dueOrders,
  lockForMoves,
  lockIfFree,
  movesOf,
  type OrderMove,
  saveHeld,
  saveMoves,
} from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { progressOf } from './load-order.ts'
import { picturesAfter } from './pictures.ts'

/** Maximum number of orders in one run; the next run moves the rest. */
const AT_ONCE = 50

/** Returns the facts that the order itself contains. */
export const factsOf = (order: Order): OrderFacts => ({
  isCarBody: order.product === 'carbody',
  hasEndorsement: false,
  hasPaperCopy: order.delivery?.deliverable === true,
  hasOpenInstalments: order.paymentType !== 'cash',
  hasChangedHands: false,
  isRenewedHere: false,
})

/** Returns the visit of a car-body order, or null. */
const visitOf = ({ product, inspectionSlot, visitRequestedAt, visitStartedAt }: Order, now: Date) =>
  product === 'carbody'
    ? {
        slot: inspectionSlot === null ? null : inspectionSlotOf(inspectionSlot),
        requestedAt: visitRequestedAt,
        startedAt: visitStartedAt,
        now,
      }
    : null

/** A day of the sandbox ends at midnight in Tehran, counted from the last move. */
const dayAfter = (last: Moment, at: Date): string =>
  addToJalali(last.day, { days: tehranDay(at) - tehranDay(last.at) })

/**
 * Returns the sandbox's day of a moment: the day of its clock, or the day counted from the last move if that
 * is later.
 */
export const sandboxDayOf = (last: Moment | undefined, { at, day }: Moment): string => {
  const counted = last === undefined ? day : dayAfter(last, at)
  return counted > day ? counted : day
}

/**
 * Returns the moment of a move by a person: on the day of the sandbox's clock, never before the last move. A
 * payment counts on the clock's day, which its bank page shows.
 */
const momentOf = ({ type }: OrderEvent, last: Moment | undefined, moment: Moment): Moment => ({
  at: moment.at,
  day: type === 'bank.paid' ? moment.day : sandboxDayOf(last, moment),
})

/**
 * Returns the move that an event makes.
 * @throws the ApiError statusChanged if the chart refuses the event in this status
 */
const moveOf = (order: Order, event: OrderEvent, moment: Moment): OrderMove => {
  const to = statusAfter(order.statusId, event, factsOf(order))
  if (to === null) throw new ApiError('statusChanged')
  return {
    trackingCode: order.trackingCode,
    from: order.statusId,
    to,
    actor: actorOf(event),
    reason: event.reason ?? event.type,
    wrongFields: event.wrongFields ?? [],
    pictures: event.pictures ?? [],
    ...moment,
  }
}

/**
 * Adds the damage that a visitor has noted to the event that issues the policy, because an endorsement
 * excludes it.
 */
const withNotedDamage = (event: OrderEvent, moves: readonly OrderMove[]): OrderEvent => {
  if (event.type !== 'insurer.issued') return event
  const visited = moves.findLast(({ actor }) => actor === 'visitor')
  const noted = visited === undefined ? null : wordsOf(visited, 'fa')
  return noted === null ? event : { ...event, reason: noted, facts: { hasEndorsement: true } }
}

/** Returns the due event of an order after its moves, or the one that is due next; null if none is. */
const nextOf = (order: Order, moves: readonly OrderMove[], now: Date) => {
  const since = moves.at(-1)
  if (since === undefined) return null
  const completed = moves.findLast(({ to }) => to === ORDER_STATUS.checking) ?? since
  return nextEvent({
    status: since.to,
    since,
    completed,
    isOwing: isOwing(order, progressOf(order)),
    isHeld: order.held,
    visit: visitOf(order, now),
  })
}

/** Returns the last day of the cover if a move has issued the policy, or null. */
const coverAfter = ({ search }: Order, move: OrderMove): string | null => {
  const issued = issuingMove([move])
  return issued === undefined ? null : coverPeriod(search, issued.day, issued.day).to
}

/** Makes the move of an event, if any, and all moves that are due after it. The order is locked. */
const move = async (
  tx: Database,
  locked: Order,
  { now, sent }: { now: Date; sent?: { event: OrderEvent; moment: Moment } | undefined },
): Promise<void> => {
  const before = await movesOf(tx, locked.trackingCode)
  const made: OrderMove[] = []
  const all = () => [...before, ...made]
  let order = locked
  const make = (event: OrderEvent, moment: Moment) => {
    const next = moveOf(order, withNotedDamage(event, all()), moment)
    made.push(next)
    const coverTo = order.coverTo ?? coverAfter(order, next)
    order = { ...order, ...picturesAfter(order, next), coverTo, statusId: next.to }
  }
  if (sent !== undefined) make(sent.event, momentOf(sent.event, before.at(-1), sent.moment))
  let next = nextOf(order, all(), now)
  for (; next !== null && next.at <= now; next = nextOf(order, all(), now)) {
    const last = all().at(-1)
    if (last === undefined) break
    make(next.event, { at: now, day: dayAfter(last, now) })
  }
  await saveMoves(tx, made, { ...order, nextMoveAt: next?.at ?? null })
}

/**
 * Sends an event to an order of any owner, and makes the moves that are due after it.
 * @param seen number of moves the sender has seen; the event is refused if there are more
 * @throws the ApiErrors notFound, and statusChanged if the order's status refuses the event or it was moved
 * since
 */
export const sendOrderEvent = async (
  tx: Database,
  trackingCode: string,
  event: OrderEvent,
  moment: Moment,
  seen?: number,
): Promise<void> => {
  const order = await lockForMoves(tx, trackingCode)
  if (order === null) throw new ApiError('notFound')
  if (seen !== undefined && (await movesOf(tx, trackingCode)).length !== seen)
    throw new ApiError('statusChanged')
  await move(tx, order, { now: moment.at, sent: { event, moment } })
}

/** Puts an order on hold, so that it does not move automatically; or releases it and makes its due moves. */
export const holdOrder = async (
  tx: Database,
  trackingCode: string,
  held: boolean,
  now: Date,
): Promise<void> => {
  const order = await lockForMoves(tx, trackingCode)
  if (order === null) throw new ApiError('notFound')
  await saveHeld(tx, trackingCode, held)
  await move(tx, { ...order, held }, { now })
}

const corrected: OrderEvent = { type: 'customer.corrected' }

/** Returns the event that follows from a customer's entry, or null. */
const eventOfProgress = (order: Order, corrects: boolean): OrderEvent | null => {
  const progress = progressOf(order)
  if (order.statusId === ORDER_STATUS.unfinished) {
    const isComplete = order.completedAt !== null && missingOf(progress).length === 0
    return isComplete ? { type: 'customer.completed' } : null
  }
  const isCorrected = corrects && !isOwing(order, progress)
  return isCorrected && statusAfter(order.statusId, corrected, factsOf(order)) !== null ? corrected : null
}

/**
 * Makes the moves that follow from a customer's entry: a complete order waits for its payment, a paid or
 * corrected one for the expert.
 * @param corrects whether the entry ends a correction if one is asked for
 */
export const recordProgress = async (
  tx: Database,
  trackingCode: string,
  moment: Moment,
  corrects: boolean,
): Promise<void> => {
  const order = await lockForMoves(tx, trackingCode)
  if (order === null) return
  const event = eventOfProgress(order, corrects)
  await move(tx, order, { now: moment.at, sent: event === null ? undefined : { event, moment } })
}

/** Makes the due moves of an order after an answer of its customer, or stores when the next one is due. */
export const makeDueMovesOf = async (tx: Database, trackingCode: string, now: Date): Promise<void> => {
  const order = await lockForMoves(tx, trackingCode)
  if (order !== null) await move(tx, order, { now })
}

/** Makes the due moves of an order, unless another transaction has locked it. */
const makeDueMoves = async (tx: Database, trackingCode: string, now: Date): Promise<void> => {
  const order = await lockIfFree(tx, trackingCode)
  if (order !== null) await move(tx, order, { now })
}

/**
 * Makes the due moves of all orders, each in its own transaction.
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
