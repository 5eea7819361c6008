/** Everything that was given for an order, and what may still be done with it. Specification: document 1 section 3, document 2 section 3; decisions, section 6. */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Locale } from '#contract/texts.ts'
import type { Clock } from '../../domain/clock.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import { isInstantPaymentOffered } from '../../domain/instant-payment.ts'
import { isEditable, stageOf } from '../../domain/order-progress.ts'
import { paymentOptionsOf } from '../../domain/payment-options.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { insurerIn } from '../../sandbox/localised-names.ts'
import type { Database } from '../../store/database.ts'
import type { Order } from '../../store/orders.ts'
import type { Owner, User } from '../../store/owners.ts'
import { inquiryOf } from '../../store/searches.ts'
import { deliveryOf, detailsDeadline, progressOf, titleOfVehicle } from './load-order.ts'
import { invoiceOfOrder } from './order-price.ts'
import { localisedAddress } from './places.ts'
import { buyerOf } from './load-search.ts'

/** Takes an order, today and a language; gives until when its details may come where it is paid first, or null where that is not offered. */
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

/** Who buys for another, or pays before anything is entered, is asked to look once more. */
const needsLastCheck = ({ policyHolder, instantPayment }: Order): boolean =>
  instantPayment || policyHolder?.type === 'another_person'

/** Takes a user's order and who reads it; gives its detail. */
export const detailOf = async (
  order: Order,
  {
    db,
    owner,
    user,
    clock,
    now,
    locale,
  }: { db: Database; owner: Owner; user: User; clock: Clock; now: Date; locale: Locale },
): Promise<OrderDetail> => {
  const progress = progressOf(order)
  const inquiry = await inquiryOf(db, owner, order.search.sbId)
  return {
    trackingCode: order.trackingCode,
    status: order.status,
    stage: stageOf(progress),
    companyCode: order.companyCode,
    companyFa: insurerIn(locale, order.companyCode).title,
    vehicleTitle: titleOfVehicle(order, locale),
    plate: order.plate,
    liabilityPropertyDamage: order.ceiling,
    policyTerm: order.search.policyTerm,
    paymentType: order.paymentType,
    payableAmount: invoiceOfOrder(order, { user, clock, locale }).totalAmount,
    deliveryMode: progress.deliveryMode,
    policyHolder: order.policyHolder,
    policyInfo: order.policyInfo === null ? null : localisedAddress(order.policyInfo, locale),
    delivery: deliveryOf(order, locale),
    documents: progress.documents,
    cheques: progress.cheques,
    instantPaymentInfo: instantPaymentInfoOf(order, clock.today(), locale),
    editable: isEditable(order, progress),
    showPaymentModal: needsLastCheck(order),
    search: order.search,
    ownerNationalCode: inquiry?.request.nationalCode ?? null,
    paymentOptions: paymentOptionsOf(order.offer, buyerOf(user, locale)),
    validUntil: inSandboxTime(order.priceValidUntil, { clock, now }),
  }
}
