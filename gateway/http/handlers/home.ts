/**
 * Home: the published content, and the cards of a signed-in user. Document 3 sections 3 and 7; decisions, 2,
 * 6 and 10.
 */
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import { ownerCode } from '#contract/operations/policy-holder.ts'
import { lastHourOf } from '#contract/values/issue-hours.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { publishedHomeContent } from '../../content/home-content.ts'
import { notIssued } from '../../domain/account-deletion.ts'
import { neededParts, nextStep, stageOf } from '../../domain/order-progress.ts'
import { inForce } from '../../domain/order-status.ts'
import { RENEWABLE_DAYS_BEFORE } from '../../domain/renewal.ts'
import type { OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { endingPoliciesOf, movesByOrder, openOrdersOf, paidOrdersOf } from '../../store/policies.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { renewalFactsOf } from './expiry-moves.ts'
import { progressOf, titleOfVehicle } from './load-order.ts'
import {
  actionsOf,
  deadlineOf,
  insurerSiteOf,
  openSince,
  orderedOn,
  owedBy,
  shownStatus,
} from './policy-card.ts'

const cardOf = (order: Order, moves: readonly OrderMove[], call: HandlerContext): UnfinishedOrder => {
  const progress = progressOf(order)
  const nextState = order.status === 'open' ? nextStep(progress) : null
  const deadline = deadlineOf(order, moves, call)
  return {
    trackingCode: order.trackingCode,
    searchTrackingCode: order.searchTrackingCode,
    insuranceTypeCode: order.product,
    routeStep: stageOf(progress),
    steps: neededParts(progress),
    nextState,
    statusId: shownStatus(order),
    actions: actionsOf(order, { moves }, call),
    company: {
      code: order.companyCode,
      title: call.market.insurerName(call.locale, order.companyCode).title,
    },
    vehicleTitle: titleOfVehicle(order, call.locale),
    plate: order.plate,
    owes: owedBy(order),
    deadline: deadline === null ? null : { day: deadline, hour: lastHourOf(deadline) },
    orderedOn: orderedOn(order, call),
    renews: order.renews,
  }
}

/** Whether the order waits for the customer: until a deadline, or for a visit, which has no deadline. */
const waits = ({ actions }: UnfinishedOrder): boolean => actions.length > 0

/** Visits come first. */
const byDeadline = (one: UnfinishedOrder, other: UnfinishedOrder): number =>
  (one.deadline?.day ?? '').localeCompare(other.deadline?.day ?? '')

/** Number of days after the end of a cover during which home shows its renewal. */
const DAYS_AFTER = 30
const renewable: readonly OrderStatusId[] = [...inForce, ORDER_STATUS.expired, ORDER_STATUS.renewable]

const renewalOf = (order: Order, call: HandlerContext): RenewablePolicy | null => {
  const { hasChangedHands, isRenewedHere: isByInsurer } = renewalFactsOf(order, call)
  // Car-body insurance is always renewed by a new inquiry.
  const isRenewedHere = isByInsurer || order.product === 'carbody'
  if (hasChangedHands || order.coverTo === null) return null
  return {
    renewableTrackingCode: order.trackingCode,
    insuranceTypeCode: order.product,
    currentPolicyExpDate: order.coverTo,
    company: {
      code: order.companyCode,
      title: call.market.insurerName(call.locale, order.companyCode).title,
    },
    vehicleTitle: titleOfVehicle(order, call.locale),
    plate: order.plate,
    ownerNationalCode: isRenewedHere && order.policyHolder !== null ? ownerCode(order.policyHolder) : null,
    isRedirectToExternalLink: !isRenewedHere,
    externalLink: isRenewedHere ? null : insurerSiteOf(order, call),
  }
}

export const home = {
  readHomeContent: async (_request, { locale }) => publishedHomeContent(locale),

  listUnfinishedOrders: async (_request, call) => {
    const { db, user, now, clock } = call
    const paid = await paidOrdersOf(db, user.id, notIssued)
    const moves = await movesByOrder(
      db,
      paid.map(({ trackingCode }) => trackingCode),
    )
    const paidCards = paid.map((order) => cardOf(order, moves.get(order.trackingCode) ?? [], call))
    const open = await openOrdersOf(db, user.id, openSince(now))
    return {
      today: clock.today(),
      incompleteOrder: [
        ...paidCards.filter(waits).toSorted(byDeadline),
        ...open.map((order) => cardOf(order, [], call)),
        ...paidCards.filter((card) => !waits(card)),
      ],
    }
  },

  listRenewablePolicies: async (_request, call) => {
    const today = call.clock.today()
    const ending = await endingPoliciesOf(call.db, call.user.id, {
      from: addToJalali(today, { days: -DAYS_AFTER }),
      to: addToJalali(today, { days: RENEWABLE_DAYS_BEFORE }),
      statusIds: renewable,
    })
    return { today, nearToExpireOrder: ending.flatMap((order) => renewalOf(order, call) ?? []) }
  },
} satisfies Partial<Handlers>
