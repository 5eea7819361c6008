/** The receipt of a paid order, from what it stores. Decisions, sections 4 and 10. */
import { holderName } from '#contract/operations/policy-holder.ts'
import type { Receipt } from '#contract/operations/receipt.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { insuredCarOf, termOf } from '../../domain/ordered-product.ts'
import { isOwing, issueDeadline, issuingMove } from '../../domain/issuing.ts'
import { tehranTime } from '../../domain/tehran-time.ts'
import { movesOf, type OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import type { HandlerContext } from '../handler.ts'
import { comingVisitOf } from './inspection-visit.ts'
import { deliveryOf, progressOf } from './load-order.ts'
import { invoiceOfOrder } from './order-price.ts'

const momentText = ({ at, day }: OrderMove) => ({ day, time: tehranTime(at) })

/** Returns the receipt; null for an order that is not paid. */
export const receiptOf = async (
  order: Order,
  call: HandlerContext & { user: User },
): Promise<Receipt | null> => {
  const moves = await movesOf(call.db, order.trackingCode)
  const paid = moves.find(({ to }) => to === ORDER_STATUS.paid)
  if (paid === undefined) return null
  const issued = issuingMove(moves)
  const checked = moves.findLast(({ to }) => to === ORDER_STATUS.checking)
  const isAwaited =
    (order.product === 'carbody' && checked === undefined) || isOwing(order, progressOf(order))
  const issueBy = isAwaited ? null : issueDeadline(checked ?? paid)
  const { totalAmount, plan } = invoiceOfOrder(order, call)
  const { time = null } = deliveryOf(order, call.places, call.locale) ?? {}
  return {
    plate: order.plate,
    productionYear: order.search.carProductionYear,
    holder: order.policyHolder === null ? null : holderName(order.policyHolder),
    liabilityPropertyDamage: order.ceiling,
    carBody: insuredCarOf(order.search),
    policyTerm: termOf(order.search),
    totalAmount,
    paymentType: order.paymentType,
    plan,
    cover: coverPeriod(order.search, issued?.day ?? issueBy?.day ?? null, call.clock.today()),
    issued: issued === undefined ? null : momentText(issued),
    issueBy: issued === undefined ? issueBy : null,
    delivery:
      order.delivery?.deliverable === true && time !== null
        ? { date: time.date, startTime: time.startTime, endTime: time.endTime }
        : null,
    visit: comingVisitOf(order),
    paid: momentText(paid),
    status: order.statusId,
  }
}
