/** The cards of the signed-in home. Specification: document 3 sections 3 and 7; decisions, sections 2, 6 and 10. */
import type { UnfinishedOrder } from '#contract/operations/home.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { stageOf } from '../../domain/order-progress.ts'
import type { Order } from '../../store/orders.ts'
import { openOrdersOf, paidOrdersOf } from '../../store/policies.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { progressOf, titleOfVehicle } from './load-order.ts'
import { deadlineOf, openSince, orderedOn, owedBy } from './policy-card.ts'

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
} satisfies Partial<Handlers>
