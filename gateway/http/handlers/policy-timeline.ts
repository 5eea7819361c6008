/**
 * The timeline of an order: its moves, and the step that it waits for. Specification: decisions, section 10;
 * picture 22.
 */
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { bankOfSheba } from '#contract/values/sheba.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { isOwing, issueDeadline, issuingMove } from '../../domain/issuing.ts'
import { wordsOf } from '../../domain/order-status.ts'
import { refundDay } from '../../domain/working-days.ts'
import { shebaOf } from '../../store/bank-accounts.ts'
import { documentsOf } from '../../store/documents.ts'
import { movesOf, type OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { latestAttempt } from '../../store/payments.ts'
import { paidRenewalsOf } from '../../store/renewals.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { tehranMoment } from './customer-moves.ts'
import { renewalFactsOf } from './expiry-moves.ts'
import { visitOf } from './inspection-visit.ts'
import { loadOrder, progressOf, titleOfVehicle } from './load-order.ts'
import { isUploaded, requiredPictures } from './pictures.ts'
import {
  actionsOf,
  deadlineOf,
  orderedOn,
  owedBy,
  paperSlotOf,
  returningMove,
  shownStatus,
  shownTitle,
} from './policy-card.ts'

type UserCall = HandlerContext & { user: User }

const picturesOf = async (order: Order, call: UserCall): Promise<PolicyTimeline['documents']> => {
  const today = call.clock.today()
  const needed = [
    ...requiredPictures(order, 'documents', today),
    ...requiredPictures(order, 'cheques', today),
  ]
  const stored = await documentsOf(call.db, call.user.id, order.trackingCode)
  return {
    needed: needed.length,
    uploaded: needed.filter((picture) => isUploaded(stored, picture)).length,
  }
}

/**
 * Returns the time until which the policy is issued; null while something is missing, and once it is issued
 * or cancelled.
 */
const issueByOf = (order: Order, moves: readonly OrderMove[]): PolicyTimeline['issueBy'] => {
  const completed = moves.findLast(({ to }) => to === ORDER_STATUS.checking)
  const isUnderWay =
    order.statusId === ORDER_STATUS.checking ||
    order.statusId === ORDER_STATUS.approved ||
    order.statusId === ORDER_STATUS.issuing
  return completed === undefined || !isUnderWay || isOwing(order, progressOf(order))
    ? null
    : issueDeadline(completed)
}

const correctionOf = (order: Order, moves: readonly OrderMove[]): PolicyTimeline['correction'] => {
  const returning = returningMove(order, moves)
  return returning === null ? null : { fields: [...returning.wrongFields], tags: [...returning.pictures] }
}

const SHOWN_DIGITS = 4

/**
 * The user's bank account for refunds; null if the refund goes to the card of the payment. Decisions, section
 * 7.
 */
const accountOf = async ({
  db,
  user,
  locale,
}: HandlerContext & { user: User }): Promise<NonNullable<PolicyTimeline['refund']>['account']> => {
  const sheba = await shebaOf(db, user.id)
  if (sheba === null) return null
  return { bank: bankOfSheba(sheba)?.[locale] ?? null, lastDigits: sheba.slice(-SHOWN_DIGITS) }
}

/** Car-body insurance is renewed by a new inquiry, other policies in Separ or on their insurer's own site. */
const hasRenewal = (order: Order, call: HandlerContext): boolean => {
  const { hasChangedHands, isRenewedHere } = renewalFactsOf(order, call)
  return order.product !== 'carbody' && isRenewedHere && !hasChangedHands
}

export const policyTimeline = {
  readPolicyTimeline: async ({ params: { trackingCode } }, call) => {
    const { db, market, locale, user } = call
    const order = await loadOrder(call, trackingCode)
    const moves = await movesOf(db, trackingCode)
    const renewedBy = (await paidRenewalsOf(db, user.id, [trackingCode])).get(trackingCode) ?? null
    const statusId = shownStatus(order)
    const latest = await latestAttempt(db, user.id, trackingCode)
    const paid = latest?.state === 'paid' ? latest : null
    const issued = issuingMove(moves)
    const cancelled = moves.find(({ to }) => to === ORDER_STATUS.cancelled)
    const first = { at: call.now, day: call.clock.today() }
    return {
      orderId: trackingCode,
      orderNumber: order.status === 'open' ? null : String(order.number),
      insuranceType: order.product,
      statusId,
      statusFa: shownTitle(order, moves, call),
      companyName: market.insurerName(locale, order.companyCode).title,
      vehicleTitle: titleOfVehicle(order, locale),
      plate: order.plate,
      orderedAt: { ...tehranMoment(order.createdAt, first), day: orderedOn(order, call) },
      moves: moves.map((move) => ({
        statusId: move.to,
        at: tehranMoment(move.at, move),
        actor: move.actor,
        reason: wordsOf(move, locale),
      })),
      paid: paid === null ? null : { amount: paid.amount, paymentType: order.paymentType },
      documents: await picturesOf(order, call),
      owes: owedBy(order),
      deadline: deadlineOf(order, moves, call),
      correction: correctionOf(order, moves),
      cover: issued === undefined ? null : coverPeriod(order.search, issued.day, call.clock.today()),
      issueBy: issueByOf(order, moves),
      renews: order.renews,
      renewedBy,
      isRenewedHere: hasRenewal(order, call),
      hasPaperCopy: order.delivery?.deliverable === true,
      delivery: paperSlotOf(order, call),
      visit: visitOf(order),
      refund:
        cancelled === undefined || paid === null
          ? null
          : {
              amount: paid.amount,
              by: refundDay(cancelled.day),
              account: await accountOf(call),
            },
      actions: actionsOf(order, { moves, isRenewed: renewedBy !== null }, call),
    }
  },
} satisfies Partial<Handlers>
