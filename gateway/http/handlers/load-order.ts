/** An order as the handlers take it in hand: the user's own, locked for a change, open or editable. Anybody else's is not there. */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Locale } from '#contract/texts.ts'
import { type Cheque, chequesOf } from '../../domain/cheque-plan.ts'
import { deliverySlotOf } from '../../domain/delivery-days.ts'
import { instantDeadline } from '../../domain/instant-payment.ts'
import { currentDeliveryMode, isEditable, type OrderProgress } from '../../domain/order-progress.ts'
import { uploadLaterDeadline } from '../../domain/required-documents.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import type { Database } from '../../store/database.ts'
import { lockedOrderOf, type Order, orderOf } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { ApiError } from '../api-error.ts'
import { localisedAddress } from './places.ts'

type AtHand = { db: Database; user: User }

/** Takes a tracking code; gives the user's order. Throws the Refusal notFound. */
export const loadOrder = async ({ db, user }: AtHand, trackingCode: string): Promise<Order> => {
  const order = await orderOf(db, user.id, trackingCode)
  if (order === null) throw new ApiError('notFound')
  return order
}

/** The same, held until the change is over. */
export const lockOrder = async ({ db, user }: AtHand, trackingCode: string): Promise<Order> => {
  const order = await lockedOrderOf(db, user.id, trackingCode)
  if (order === null) throw new ApiError('notFound')
  return order
}

/** The same, and still open. Throws the Refusals notFound and orderClosed. */
export const lockOpenOrder = async (atHand: AtHand, trackingCode: string): Promise<Order> => {
  const order = await lockOrder(atHand, trackingCode)
  if (order.status !== 'open') throw new ApiError('orderClosed')
  return order
}

/** The same, open or paid first with its details still to come. Throws the Refusals notFound and orderClosed. */
export const lockEditableOrder = async (atHand: AtHand, trackingCode: string): Promise<Order> => {
  const order = await lockOrder(atHand, trackingCode)
  if (!isEditableOrder(order)) throw new ApiError('orderClosed')
  return order
}

/** Takes an order and a language; gives where and when its paper copy goes. */
export const deliveryOf = (
  { delivery, deliverySlot }: Order,
  locale: Locale = 'fa',
): OrderDetail['delivery'] => {
  if (delivery === null) return null
  const { deliveryAddress } = delivery
  return {
    ...delivery,
    deliveryAddress: deliveryAddress === null ? null : localisedAddress(deliveryAddress, locale),
    time: deliverySlot === null ? null : deliverySlotOf(deliverySlot),
  }
}

/** Takes an order and a language; gives its vehicle in words: those that it was ordered with in Persian, the same in English. */
export const titleOfVehicle = ({ vehicleTitle, search }: Order, locale: Locale): string =>
  locale === 'fa' ? vehicleTitle : vehicleTitleOf(search, locale)

/** Takes an order; gives what its stage depends on. */
export const progressOf = (order: Order): OrderProgress => ({
  policyHolder: order.policyHolder,
  policyInfo: order.policyInfo,
  deliveryMode: currentDeliveryMode(order.deliveryMode, order.status, order.delivery),
  delivery: deliveryOf(order),
  documents: { submitted: order.documentsSubmitted, later: order.documentsLater },
  cheques: {
    active: order.paymentType === 'installment',
    submitted: order.chequesSubmitted,
    later: order.chequesLater,
  },
})

/** Takes an order; tells whether its details may still be entered. */
export const isEditableOrder = (order: Order): boolean => isEditable(order, progressOf(order))

/** Takes an order and today; gives the cheques that it is paid by, none where it is not. */
export const chequesOfOrder = (
  { paymentType, offer: { installment }, chequesFrom }: Order,
  today: string,
): Cheque[] =>
  paymentType === 'installment' && installment !== null ? chequesOf(installment, chequesFrom ?? today) : []

/** Takes an order that was paid first, or may be, and today; gives the last day for its details. */
export const detailsDeadline = ({ search, paidOn }: Order, today: string): string =>
  instantDeadline(search, paidOn ?? today)

/** Takes an order and today; gives the last day for pictures that come after paying. */
export const picturesDeadline = (order: Order, today: string): string =>
  order.instantPayment && order.status === 'paid'
    ? detailsDeadline(order, today)
    : uploadLaterDeadline(order.paidOn ?? today)
