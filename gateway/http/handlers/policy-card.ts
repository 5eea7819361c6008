/**
 * Facts about an order that list, detail and timeline share: its status, its owed parts with their deadline,
 * and its actions. Specification: document 3 section 4, status table; decisions, section 10.
 */
import { addToJalali } from '#contract/values/jalali-date.ts'
import type { Owed } from '#contract/values/owed.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { type PolicyAction, type PolicyActionType, rulesOfStatus } from '#contract/values/policy-actions.ts'
import { statusTitle, visitBooked } from '../../domain/order-status-titles.ts'
import { missingToClose, stageOf } from '../../domain/order-progress.ts'
import { DAY_MS, tehranDay } from '../../domain/tehran-time.ts'
import type { OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { HandlerContext } from '../handler.ts'
import { hasVisitDayCome } from './inspection-visit.ts'
import { deliveryOf, detailsDeadline, picturesDeadline, progressOf } from './load-order.ts'

/** Number of days to correct an order that an expert has returned. */
const DAYS_TO_CORRECT = 2
/** Number of days for which open orders are listed. */
const DAYS_LISTED = 30

/** Returns the earliest time of creation of an open order that is listed. */
export const openSince = (now: Date): { openSince: Date } => ({
  openSince: new Date(now.getTime() - DAYS_LISTED * DAY_MS),
})

/**
 * Returns the displayed status of an order. An open order waits for its payment once nothing else is missing.
 */
export const shownStatus = (order: Order): OrderStatusId => {
  if (order.status === 'paid') return order.statusId
  return stageOf(progressOf(order)) === 6 ? ORDER_STATUS.awaitingPayment : ORDER_STATUS.unfinished
}

const expiredElsewhere: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.expired,
  ORDER_STATUS.expiredLong,
])

type Moves = readonly OrderMove[]
type Present = Pick<HandlerContext, 'clock' | 'now'>

/** Whether the customer has chosen a visit on a later day, so that it cannot be started yet. */
const isVisitLater = (order: Order, moves: Moves, present: Present): boolean =>
  order.statusId === ORDER_STATUS.visiting && !hasVisitDayCome(order, moves.at(-1), present)

/**
 * Returns the title of the displayed status. An expired car-body policy is renewed in Separ, and a visit on a
 * later day is booked.
 */
export const shownTitle = (
  order: Order,
  moves: Moves,
  call: Present & Pick<HandlerContext, 'locale'>,
): string => {
  const [status, { locale }] = [shownStatus(order), call]
  if (isVisitLater(order, moves, call)) return visitBooked[locale]
  const isRenewedHere = order.product === 'carbody' && expiredElsewhere.has(status)
  return statusTitle(locale, isRenewedHere ? ORDER_STATUS.renewable : status)
}

/** Returns the parts that a paid order owes before its policy can be issued. */
export const owedBy = (order: Order): Owed[] => {
  if (order.status !== 'paid' || order.statusId !== ORDER_STATUS.paid) return []
  const progress = progressOf(order)
  const isDetailOwed =
    order.instantPayment && (order.completedAt === null || missingToClose(progress).length > 0)
  return [
    ...(isDetailOwed ? (['details'] as const) : []),
    ...(progress.documents.submitted ? [] : (['documents'] as const)),
    ...(progress.cheques.active && !progress.cheques.submitted ? (['cheques'] as const) : []),
  ]
}

/** Returns the last day for the owed parts of a paid order, or null if it owes nothing. */
export const owedDeadline = (order: Order, today: string): string | null => {
  const owed = owedBy(order)
  if (owed.length === 0) return null
  return owed.includes('details') ? detailsDeadline(order, today) : picturesDeadline(order, today)
}

const returned: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.correctingDetails,
  ORDER_STATUS.needingDocuments,
  ORDER_STATUS.correctingDocuments,
  ORDER_STATUS.correctingCheques,
])

/** Returns the move by which an expert has returned the order, or null if nothing is to be corrected. */
export const returningMove = (order: Order, moves: readonly OrderMove[]): OrderMove | null =>
  returned.has(order.statusId) ? (moves.at(-1) ?? null) : null

/** Returns the last day for owed or returned parts, or null. */
export const deadlineOf = (
  order: Order,
  moves: readonly OrderMove[],
  { clock }: Pick<HandlerContext, 'clock'>,
): string | null => {
  const returning = returningMove(order, moves)
  if (returning !== null) return addToJalali(returning.day, { days: DAYS_TO_CORRECT })
  return owedDeadline(order, clock.today())
}

const owedActions = (owed: readonly Owed[]): readonly PolicyActionType[] => {
  if (owed.length === 0) return []
  return owed.includes('details') ? ['edit-information'] : ['upload-documents']
}

/** Returns the address of the insurer's own site. */
export const insurerSiteOf = (
  { companyCode }: Pick<Order, 'companyCode'>,
  { ownOrigin, insurerSitePath, locale }: Pick<HandlerContext, 'ownOrigin' | 'insurerSitePath' | 'locale'>,
): string => `${ownOrigin}${insurerSitePath(companyCode, locale)}`

/**
 * A car-body policy is renewed by a new inquiry in Separ, even if its insurer renews on its own site.
 * Decisions, section 10.
 */
const actionFor = ({ product }: Order, type: PolicyActionType): PolicyActionType =>
  product === 'carbody' && type === 'renew-at-insurer' ? 'renew-here' : type

const renewing: ReadonlySet<PolicyActionType> = new Set<PolicyActionType>(['renew-at-insurer', 'renew-here'])

/**
 * Returns the actions of an order, by the table of statuses and the parts that a paid order owes. A visit on
 * a later day cannot be started, and a policy that a paid order renews cannot be renewed again.
 */
export const actionsOf = (
  order: Order,
  { moves, isRenewed = false }: { moves: Moves; isRenewed?: boolean },
  call: HandlerContext,
): PolicyAction[] => {
  const listed = isVisitLater(order, moves, call) ? [] : rulesOfStatus(shownStatus(order)).actions
  const possible = listed.filter((action) => !isRenewed || !renewing.has(action))
  return [...owedActions(owedBy(order)), ...possible].map((action) => {
    const type = actionFor(order, action)
    return { type, value: type === 'renew-at-insurer' ? insurerSiteOf(order, call) : order.trackingCode }
  })
}

/** Returns the sandbox's day on which an order was made. */
export const orderedOn = (
  { paidOn, createdAt }: Order,
  { clock, now }: Pick<HandlerContext, 'clock' | 'now'>,
): string => paidOn ?? addToJalali(clock.today(), { days: tehranDay(createdAt) - tehranDay(now) })

/** Returns the slot of the paper copy, or null. */
export const paperSlotOf = (
  order: Order,
  { places, locale }: Pick<HandlerContext, 'places' | 'locale'>,
): { date: string; startTime: string; endTime: string } | null => {
  const delivery = deliveryOf(order, places, locale)
  if (delivery?.deliverable !== true || delivery.time === null) return null
  const { date, startTime, endTime } = delivery.time
  return { date, startTime, endTime }
}
