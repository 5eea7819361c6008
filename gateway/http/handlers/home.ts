/** The cards of the signed-in home. Specification: document 3 sections 3 and 7; decisions, sections 2, 6 and 10. */
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { stageOf } from '../../domain/order-progress.ts'
import { inForce } from '../../domain/order-status.ts'
import type { Order } from '../../store/orders.ts'
import { endingPoliciesOf, openOrdersOf, paidOrdersOf } from '../../store/policies.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { renewalFactsOf } from './expiry-moves.ts'
import { progressOf, titleOfVehicle } from './load-order.ts'
import { deadlineOf, insurerSiteOf, openSince, orderedOn, owedBy } from './policy-card.ts'

const cardOf = (order: Order, call: HandlerContext): UnfinishedOrder => ({
  trackingCode: order.trackingCode,
  searchTrackingCode: order.searchTrackingCode,
  insuranceTypeCode: order.product,
  routeStep: stageOf(progressOf(order)),
  company: {
    code: order.companyCode,
    title: call.market.insurerName(call.locale, order.companyCode).title,
  },
  vehicleTitle: titleOfVehicle(order, call.locale),
  plate: order.plate,
  owes: owedBy(order),
  deadline: deadlineOf(order, [], call),
  orderedOn: orderedOn(order, call),
})

/** Days before the end of a cover from which it can be renewed, and after it. */
const [DAYS_BEFORE, DAYS_AFTER] = [10, 30]
const renewable: readonly OrderStatusId[] = [...inForce, ORDER_STATUS.expired, ORDER_STATUS.renewable]

const renewalOf = (order: Order, call: HandlerContext): RenewablePolicy | null => {
  const { hasChangedHands, isRenewedHere } = renewalFactsOf(order, call)
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
    isRedirectToExternalLink: !isRenewedHere,
    externalLink: isRenewedHere ? null : insurerSiteOf(order, call),
  }
}

export const home = {
  listUnfinishedOrders: async (_request, call) => {
    const { db, user, now } = call
    const owing = (await paidOrdersOf(db, user.id, [ORDER_STATUS.paid]))
      .map((order) => cardOf(order, call))
      .filter(({ owes }) => owes.length > 0)
      .toSorted((one, other) => ((one.deadline ?? '') < (other.deadline ?? '') ? -1 : 1))
    const open = await openOrdersOf(db, user.id, openSince(now))
    return { incompleteOrder: [...owing, ...open.map((order) => cardOf(order, call))] }
  },

  listRenewablePolicies: async (_request, call) => {
    const today = call.clock.today()
    const ending = await endingPoliciesOf(call.db, call.user.id, {
      from: addToJalali(today, { days: -DAYS_AFTER }),
      to: addToJalali(today, { days: DAYS_BEFORE }),
      statusIds: renewable,
    })
    return { nearToExpireOrder: ending.flatMap((order) => renewalOf(order, call) ?? []) }
  },
} satisfies Partial<Handlers>
