/**
 * The details of an order, and what may still be done with it. Document 1 section 3, document 2 section 3;
 * decisions, section 6.
 */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Locale } from '#contract/texts.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { isInstantPaymentOffered } from '../../domain/instant-payment.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import { isEditable, stageOf } from '../../domain/order-progress.ts'
import { wordsOf } from '../../domain/order-status.ts'
import { paymentOptionsOf } from '../../domain/payment-options.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { movesOf } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { Owner, User } from '../../store/owners.ts'
import { inquiryOf } from '../../store/searches.ts'
import type { HandlerContext } from '../handler.ts'
import { deliveryOf, detailsDeadline, progressOf, titleOfVehicle } from './load-order.ts'
import { buyerOf } from './load-search.ts'
import { invoiceOfOrder } from './order-price.ts'
import { localisedAddress } from './places.ts'
import { returningMove } from './policy-card.ts'

/** Returns the deadline for the details if the order may be paid first, or null if that is not offered. */
export const instantPaymentInfoOf = (
  order: Order,
  today: string,
  locale: Locale,
): OrderDetail['instantPaymentInfo'] => {
  const offered =
    isInstantPaymentOffered(order.deliveryMode) && (order.status === 'open' || order.instantPayment)
  if (!offered) return null
  const deadline = detailsDeadline(order, today)
  return { chosen: order.instantPayment, deadline, deadlineFa: formatLongDate(deadline, locale) }
}

/** A buyer for another person, or one who pays before entering details, is asked to check the order again. */
const needsLastCheck = ({ policyHolder, instantPayment }: Order): boolean =>
  instantPayment || policyHolder?.type === 'another_person'

/** What an expert has returned the order for; null if nothing is to be corrected. */
const correctionOf = async (order: Order, { db }: HandlerContext): Promise<OrderDetail['correction']> => {
  if (order.statusId !== ORDER_STATUS.correctingDetails) return null
  const returning = returningMove(order, await movesOf(db, order.trackingCode))
  return returning && { reason: wordsOf(returning), fields: [...returning.wrongFields] }
}

/** Returns the detail of a user's order. */
export const detailOf = async (
  order: Order,
  call: HandlerContext & { owner: Owner; user: User },
): Promise<OrderDetail> => {
  const { db, owner, user, market, registry, places, clock, locale } = call
  const progress = progressOf(order)
  const inquiry = await inquiryOf(db, owner, { product: order.product, sbId: order.search.sbId })
  return {
    trackingCode: order.trackingCode,
    status: order.status,
    stage: stageOf(progress),
    companyCode: order.companyCode,
    companyFa: market.insurerName(locale, order.companyCode).title,
    vehicleTitle: titleOfVehicle(order, locale),
    plate: order.plate,
    liabilityPropertyDamage: order.ceiling,
    policyTerm: order.search.policyTerm,
    paymentType: order.paymentType,
    payableAmount: invoiceOfOrder(order, call).totalAmount,
    deliveryMode: progress.deliveryMode,
    policyHolder: order.policyHolder,
    policyInfo: order.policyInfo === null ? null : localisedAddress(places, order.policyInfo, locale),
    delivery: deliveryOf(order, places, locale),
    documents: progress.documents,
    cheques: progress.cheques,
    instantPaymentInfo: instantPaymentInfoOf(order, clock.today(), locale),
    editable: isEditable(order, progress),
    correction: await correctionOf(order, call),
    showPaymentModal: needsLastCheck(order),
    search: order.search,
    ownerNationalCode: inquiry?.request.nationalCode ?? null,
    paymentOptions: paymentOptionsOf(order.offer, buyerOf(registry, user, locale)),
    validUntil: inSandboxTime(order.priceValidUntil, call),
  }
}
