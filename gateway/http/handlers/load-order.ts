/**
 * Loads an order for a handler, and derives what depends on its progress. An order of another user, or of
 * another product than the call's, is not found.
 */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Locale } from '#contract/texts.ts'
import { ApiError } from '../../domain/api-error.ts'
import { type Cheque, chequesOf } from '../../domain/cheque-plan.ts'
import { deliverySlotOf } from '../../domain/delivery-days.ts'
import { instantDeadline } from '../../domain/instant-payment.ts'
import { currentDeliveryMode, isEditable, type OrderProgress } from '../../domain/order-progress.ts'
import type { Places } from '../../domain/places.ts'
import { uploadLaterDeadline } from '../../domain/required-documents.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import type { Database } from '../../store/database.ts'
import { lockedOrderOf, type Order, orderOf } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import type { HandlerContext } from '../handler.ts'
import { localisedAddress } from './places.ts'

type UserQuery = { db: Database; user: User } & Pick<HandlerContext, 'product'>

/** Loads the user's order of the call's product. Throws the ApiError notFound. */
export const loadOrder = async ({ db, user, product }: UserQuery, trackingCode: string): Promise<Order> => {
  const order = await orderOf(db, { userId: user.id, product }, trackingCode)
  if (order === null) throw new ApiError('notFound')
  return order
}

/** Like `loadOrder`; also locks the order until the transaction ends. */
export const lockOrder = async ({ db, user, product }: UserQuery, trackingCode: string): Promise<Order> => {
  const order = await lockedOrderOf(db, { userId: user.id, product }, trackingCode)
  if (order === null) throw new ApiError('notFound')
  return order
}

/** Like `lockOrder`; also throws the ApiError orderClosed for a paid order. */
export const lockOpenOrder = async (query: UserQuery, trackingCode: string): Promise<Order> => {
  const order = await lockOrder(query, trackingCode)
  if (order.status !== 'open') throw new ApiError('orderClosed')
  return order
}

/** Like `lockOrder`; also throws the ApiError orderClosed if details can no longer be entered. */
export const lockEditableOrder = async (query: UserQuery, trackingCode: string): Promise<Order> => {
  const order = await lockOrder(query, trackingCode)
  if (!isEditableOrder(order)) throw new ApiError('orderClosed')
  return order
}

const slotOf = ({ deliverySlot }: Order) => (deliverySlot === null ? null : deliverySlotOf(deliverySlot))

/** Returns address and time of the paper copy, with titles in a language. */
export const deliveryOf = (order: Order, places: Places, locale: Locale): OrderDetail['delivery'] => {
  if (order.delivery === null) return null
  const { deliverable, deliveryAddress, receiverName, receiverPhoneNumber } = order.delivery
  return {
    deliverable,
    receiverName,
    receiverPhoneNumber,
    deliveryAddress: deliveryAddress === null ? null : localisedAddress(places, deliveryAddress, locale),
    time: slotOf(order),
  }
}

/** Returns the title of the order's vehicle: the stored one in Persian, a derived one in English. */
export const titleOfVehicle = ({ vehicleTitle, search }: Order, locale: Locale): string =>
  locale === 'fa' ? vehicleTitle : vehicleTitleOf(search, locale)

/** Returns the facts that determine the order's stage. */
export const progressOf = (order: Order): OrderProgress => ({
  policyHolder: order.policyHolder,
  policyInfo: order.policyInfo,
  deliveryMode: currentDeliveryMode(order.deliveryMode, order.status, order.delivery),
  delivery: order.delivery === null ? null : { ...order.delivery, time: slotOf(order) },
  inspection:
    order.product === 'carbody' && order.status === 'open'
      ? {
          hasPlace: order.inspectionPlace !== null,
          hasTime: order.inspectionSlot !== null,
          termsAccepted: order.termsAcceptedAt !== null,
        }
      : null,
  confirmation: order.renews === null ? null : order.completedAt === null ? 'awaited' : 'given',
  documents: { submitted: order.documentsSubmitted, later: order.documentsLater },
  cheques: {
    active: order.paymentType === 'installment',
    submitted: order.chequesSubmitted,
    later: order.chequesLater,
  },
})

/** Whether details may still be entered. */
export const isEditableOrder = (order: Order): boolean => isEditable(order, progressOf(order))

/** Returns the order's cheques; none if it is not paid by cheques. */
export const chequesOfOrder = (
  { paymentType, offer: { installment }, chequesFrom }: Order,
  today: string,
): Cheque[] =>
  paymentType === 'installment' && installment !== null ? chequesOf(installment, chequesFrom ?? today) : []

/** Returns the last day for the details of an order that is or may be paid first. */
export const detailsDeadline = ({ search, paidOn }: Order, today: string): string =>
  instantDeadline(search, paidOn ?? today)

/** Returns the last day for pictures that are uploaded after payment. */
export const picturesDeadline = (order: Order, today: string): string =>
  order.instantPayment && order.status === 'paid'
    ? detailsDeadline(order, today)
    : uploadLaterDeadline(order.paidOn ?? today)
