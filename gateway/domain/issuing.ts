/**
 * Times at which a paid order moves automatically, and the time until which its policy is issued. Orders
 * completed by 21:00 (Thursday and Friday 19:00) are issued the same day, later ones the next. Specification:
 * document 2 section 9; decisions, section 10. The sandbox's expert and insurers answer within a minute; its
 * bank refunds a minute after the cancellation, although the app promises 72 working hours. An order on hold
 * does not move automatically.
 */
import type { IssueDeadline } from '#contract/operations/receipt.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { lastHourOf } from '#contract/values/issue-hours.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { type InspectionSlot, instantsOf } from './inspection-days.ts'
import { missingToClose, type OrderProgress } from './order-progress.ts'
import type { OrderEvent } from './order-status.ts'
import { HOUR_MS, nextTehranMidnight, tehranHour } from './tehran-time.ts'

const EXPERT_MS = 30_000
const INSURER_MS = 15_000
/** The cancellation is seen before the refund begins. */
const REFUNDING_MS = 5_000
const BANK_MS = 60_000
/** The sandbox's operator offers another visit, and its visitor is done, within seconds. */
const [OFFER_MS, VISIT_MS] = [5_000, 10_000]
const FIRST_HOUR = 8

/** An instant, and the day of the sandbox's calendar that it belongs to. */
export type Moment = { at: Date; day: string }

const isIssuedSameDay = ({ at, day }: Moment): boolean => tehranHour(at) < lastHourOf(day)

/** Returns the hour until which the policy of an order that is complete at a moment is issued. */
export const issueDeadline = (completed: Moment): IssueDeadline => {
  const day = isIssuedSameDay(completed) ? completed.day : addToJalali(completed.day, { days: 1 })
  return { day, hour: lastHourOf(day) }
}

/** Whether a paid order still misses something that the policy needs: a detail, or a picture. */
export const isOwing = (
  { instantPayment, completedAt }: { instantPayment: boolean; completedAt: Date | null },
  progress: OrderProgress,
): boolean =>
  (instantPayment && completedAt === null) ||
  missingToClose(progress).length > 0 ||
  !progress.documents.submitted ||
  (progress.cheques.active && !progress.cheques.submitted)

export type Waiting = {
  status: OrderStatusId
  /** Moment of the last move. */
  since: Moment
  /** Moment at which the order was complete: the last move to «being checked». */
  completed: Moment
  isOwing: boolean
  /** Whether an operator holds the order. */
  isHeld: boolean
  /** Of a car-body order. */
  visit?: Visit | null
}

/** The visit of a car-body order: its slot, what the customer said about it, and the present. */
type Visit = { slot: InspectionSlot | null; requestedAt: Date | null; startedAt: Date | null; now: Date }

const due = (type: OrderEvent['type'], at: Date): { event: OrderEvent; at: Date } => ({ event: { type }, at })
const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)

/** The next event after an answer of the customer since the last move. */
const dueAfter = (type: OrderEvent['type'], ms: number, said: Date | null, since: Moment) =>
  said === null || said < since.at ? null : due(type, later(said, ms))

/** The visit of a paid order: its day comes, or its slot has passed or was given to another order. */
const dueVisit = ({ slot, now }: Visit, since: Moment) => {
  if (slot === null) return due('gateway.visit-passed', since.at)
  const { day, end } = instantsOf(slot, since)
  return end <= now || end <= since.at
    ? due('gateway.visit-passed', since.at)
    : due('gateway.visit-day-came', day)
}

/** Returns the next event that follows without a person and when it is due, or null. */
export const nextEvent = ({ status, since, completed, isOwing: owes, isHeld, visit = null }: Waiting) => {
  const after = (ms: number) => later(since.at, ms)
  if (isHeld) return null
  switch (status) {
    case ORDER_STATUS.paid:
      if (owes) return null
      return visit === null ? due('gateway.received', since.at) : dueVisit(visit, since)
    case ORDER_STATUS.requestingVisit:
      return dueAfter('operator.offered-visit', OFFER_MS, visit?.requestedAt ?? null, since)
    case ORDER_STATUS.visiting:
      return dueAfter('visitor.passed', VISIT_MS, visit?.startedAt ?? null, since)
    case ORDER_STATUS.checking:
      return due('expert.approved', after(EXPERT_MS))
    case ORDER_STATUS.approved:
      return due('gateway.handed-over', since.at)
    case ORDER_STATUS.issuing: {
      const soon = after(INSURER_MS)
      if (isIssuedSameDay(completed)) return due('insurer.issued', soon)
      const opening = new Date(nextTehranMidnight(completed.at).getTime() + FIRST_HOUR * HOUR_MS)
      return due('insurer.issued', opening > soon ? opening : soon)
    }
    case ORDER_STATUS.cancelled:
      return due('gateway.refunding', after(REFUNDING_MS))
    case ORDER_STATUS.refunding:
      return due('bank.refunded', after(BANK_MS - REFUNDING_MS))
    default:
      return null
  }
}

/** Statuses from which the policy is there. */
const issued: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.issued,
  ORDER_STATUS.issuedWithPaper,
  ORDER_STATUS.issuedInInstalments,
  ORDER_STATUS.issuedAfterVisit,
  ORDER_STATUS.endorsed,
])

/** Returns the move that issued the policy, or undefined. */
export const issuingMove = <M extends { to: OrderStatusId }>(moves: readonly M[]): M | undefined =>
  moves.find(({ to }) => issued.has(to))
