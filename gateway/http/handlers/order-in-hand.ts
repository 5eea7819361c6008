/** An order as the handlers take it in hand: the user's own, locked for a change, open. Anybody else's is not there. */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import type { Clock } from '../../domain/clock.ts'
import { deliverySlotOf } from '../../domain/delivery-days.ts'
import { invoiceOf } from '../../domain/invoice.ts'
import { type OrderProgress, stageOf } from '../../domain/order-progress.ts'
import { discountsOn } from '../../sandbox/discounts.ts'
import { bnplOf } from '../../sandbox/registry.ts'
import type { Database } from '../../store/database.ts'
import { lockedOrderOf, type Order, orderOf } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { Refusal } from '../refusal.ts'

type AtHand = { db: Database; user: User }

/** Takes a tracking code; gives the user's order. Throws the Refusal notFound. */
export const ownOrder = async ({ db, user }: AtHand, trackingCode: string): Promise<Order> => {
  const order = await orderOf(db, user.id, trackingCode)
  if (order === null) throw new Refusal('notFound')
  return order
}

/** The same, held until the change is over. */
export const heldOrder = async ({ db, user }: AtHand, trackingCode: string): Promise<Order> => {
  const order = await lockedOrderOf(db, user.id, trackingCode)
  if (order === null) throw new Refusal('notFound')
  return order
}

/** The same, and still open. Throws the Refusals notFound and orderClosed. */
export const openOrder = async (atHand: AtHand, trackingCode: string): Promise<Order> => {
  const order = await heldOrder(atHand, trackingCode)
  if (order.status !== 'open') throw new Refusal('orderClosed')
  return order
}

const deliveryOf = ({ delivery, deliverySlot }: Order): OrderDetail['delivery'] =>
  delivery === null ? null : { ...delivery, time: deliverySlot === null ? null : deliverySlotOf(deliverySlot) }

/** Takes an order; gives what its stage depends on. */
export const progressOf = (order: Order): OrderProgress => ({
  policyHolder: order.policyHolder,
  policyInfo: order.policyInfo,
  deliveryMode: order.deliveryMode,
  delivery: deliveryOf(order),
  documents: { submitted: order.documentsSubmitted, later: order.documentsLater },
})

/** Takes a user's order; gives what it comes to today. */
export const invoiceOfOrder = (order: Order, user: User, clock: Clock): Invoice =>
  invoiceOf({
    trackingCode: order.trackingCode,
    vehicleTitle: order.vehicleTitle,
    policyTerm: order.search.policyTerm,
    paymentType: order.paymentType,
    offer: order.offer,
    discount: discountsOn(clock.today()).find(({ code }) => code === order.discountCode) ?? null,
    deliverable: order.delivery?.deliverable ?? false,
    bnplCredit: bnplOf(user.cellNumber).credit,
  }, clock)

/** Takes a user's order; gives everything that was given for it. */
export const detailOf = (order: Order, user: User, clock: Clock): OrderDetail => {
  const progress = progressOf(order)
  return {
    trackingCode: order.trackingCode,
    status: order.status,
    stage: stageOf(progress),
    companyCode: order.companyCode,
    companyFa: order.offer.companyFa,
    vehicleTitle: order.vehicleTitle,
    plate: order.plate,
    liabilityPropertyDamage: order.ceiling,
    policyTerm: order.search.policyTerm,
    paymentType: order.paymentType,
    payableAmount: invoiceOfOrder(order, user, clock).totalAmount,
    deliveryMode: order.deliveryMode,
    policyHolder: order.policyHolder,
    policyInfo: order.policyInfo,
    delivery: deliveryOf(order),
    documents: { submitted: order.documentsSubmitted, later: order.documentsLater },
  }
}
