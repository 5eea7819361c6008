/**
 * The details of an order, and the choices that are still possible. Document 1 section 3, document 2 section
 * 3; decisions, section 6.
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Locale } from '#contract/texts.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { isInstantPaymentOffered } from '../../domain/instant-payment.ts'
import { isCarBodySearch, termOf } from '../../domain/ordered-product.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import { isEditable, stageOf } from '../../domain/order-progress.ts'
import { wordsOf } from '../../domain/order-status.ts'
import { chequeDescriptionsIn } from '../../domain/instalment-terms.ts'
import { paymentOptionsOf } from '../../domain/payment-options.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { movesOf } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { Owner, User } from '../../store/owners.ts'
import { inquiryOf } from '../../store/searches.ts'
import type { HandlerContext } from '../handler.ts'
import { inspectionOf } from './inspection-visit.ts'
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
    order.product !== 'carbody' &&
    // A renewal already has its details.
    order.renews === null &&
    isInstantPaymentOffered(order.deliveryMode) &&
    (order.status === 'open' || order.instantPayment)
  if (!offered) return null
  const deadline = detailsDeadline(order, today)
  return { chosen: order.instantPayment, deadline, deadlineFa: formatLongDate(deadline, locale) }
}

/** A buyer for another person, or one who pays before entering details, is asked to check the order again. */
const needsLastCheck = ({ policyHolder, instantPayment }: Order): boolean =>
  instantPayment || policyHolder?.type === 'another_person'

/** The correction that an expert has asked for; null if there is none. */
const correctionOf = async (
  order: Order,
  { db, locale }: HandlerContext,
): Promise<OrderDetail['correction']> => {
  if (order.statusId !== ORDER_STATUS.correctingDetails) return null
  const returning = returningMove(order, await movesOf(db, order.trackingCode))
  return returning && { reason: wordsOf(returning, locale), fields: [...returning.wrongFields] }
}

/** Returns what only a car-body order has. */
const carBodyPart = (order: Order, search: CarBodySearch, call: HandlerContext) => ({
  product: 'carbody' as const,
  liabilityPropertyDamage: null,
  search,
  covers: search.covers,
  carValue: search.carValue,
  inspection: inspectionOf(order, call),
  termsAcceptedAt: order.termsAcceptedAt === null ? null : inSandboxTime(order.termsAcceptedAt, call),
})

/** Returns the detail of a user's order. */
export const detailOf = async (
  order: Order,
  call: HandlerContext & { owner: Owner; user: User },
): Promise<OrderDetail> => {
  const { db, owner, user, market, registry, places, clock, locale } = call
  const progress = progressOf(order)
  const inquiry = await inquiryOf(db, owner, { product: order.product, sbId: order.search.sbId })
  const { search } = order
  const common = {
    trackingCode: order.trackingCode,
    status: order.status,
    statusId: order.statusId,
    stage: stageOf(progress),
    companyCode: order.companyCode,
    companyFa: market.insurerName(locale, order.companyCode).title,
    vehicleTitle: titleOfVehicle(order, locale),
    plate: order.plate,
    policyTerm: termOf(order.search),
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
    renews: order.renews,
    showPaymentModal: needsLastCheck(order),
    ownerNationalCode: inquiry?.request.nationalCode ?? null,
    paymentOptions: paymentOptionsOf(
      order.offer,
      buyerOf(registry, user, locale),
      chequeDescriptionsIn(locale),
    ),
    validUntil: inSandboxTime(order.priceValidUntil, call),
  }
  if (isCarBodySearch(search)) return { ...common, ...carBodyPart(order, search, call) }
  const { product, ceiling } = order
  if (product === 'carbody' || ceiling === null) throw new Error('An order has neither covers nor a ceiling.')
  return { ...common, product, liabilityPropertyDamage: ceiling, search }
}
