/**
 * Invoice, discount code, payment and its result. Specification: document 1 sections 3, 4 and 7;
 * decisions, section 4.
 */
import * as v from 'valibot'
import { Opener } from '../opener.ts'
import { operation } from '../operation.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { Done, InsuranceType, orderParams, typeAndOrderParams, typeParams } from './parameters.ts'
import { CarBodyLine } from './car-body-offer.ts'
import { BreakdownLine, PaymentPlan, PaymentType, YearChange } from './offers.ts'
import { IssueDeadline, Receipt } from './receipt.ts'

/** A line of any product’s premium. */
export const PremiumLine = v.union([CarBodyLine, BreakdownLine])
export type PremiumLine = v.InferOutput<typeof PremiumLine>

export const Invoice = v.strictObject({
  trackingCode: TrackingCode,
  companyCode: v.string(),
  companyFa: v.string(),
  vehicleTitle: v.string(),
  /** Null for car-body insurance, which has no ceiling. */
  liabilityPropertyDamage: v.nullable(Toman),
  policyTerm: v.number(),
  /** Lines of the premium, including the code’s discount. */
  breakdown: v.array(PremiumLine),
  /** Premium with tax and late fee, before the code’s discount. */
  amount: Toman,
  /** The code’s discount. */
  discount: Toman,
  deliveryAmount: Toman,
  /** amount − discount + deliveryAmount. */
  totalAmount: Toman,
  discountCode: v.nullable(v.string()),
  paymentType: PaymentType,
  /**
   * The amount to pay at the bank now: all, or the first instalment and the part beyond the user’s credit.
   */
  payNow: Toman,
  plan: v.nullable(PaymentPlan),
  /** Time until which the price is valid. */
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * Set if the premium has changed since the offer was chosen: old and new premium in toman, and the
   * reason. Nothing can be paid until the user decides.
   */
  priceChange: v.nullable(
    v.strictObject({
      from: Toman,
      to: Toman,
      reason: v.picklist(['lateness', 'insurer-discount', 'tariff']),
    }),
  ),
  yearChange: v.nullable(YearChange),
  /**
   * Time until which the policy is issued if the order is complete and paid now: today until 21 (Thursday and
   * Friday 19), after that hour the next day. Null for car-body insurance, which is issued after the visit.
   */
  issueBy: v.nullable(IssueDeadline),
})
export type Invoice = v.InferOutput<typeof Invoice>

/** `none`: no attempt yet; `open`: at the bank; otherwise the result. */
export const PaymentState = v.picklist(['none', 'open', 'paid', 'cancelled', 'timed-out', 'refused'])

export const PaymentResult = v.strictObject({
  trackingCode: TrackingCode,
  /** The product of the order, which its other calls need. */
  type: InsuranceType,
  /** The policy that the order renews; null for a new policy. */
  renews: v.optional(v.nullable(TrackingCode), null),
  state: PaymentState,
  amount: Toman,
  companyCode: v.string(),
  companyFa: v.string(),
  vehicleTitle: v.string(),
  /** The code by which users and support find the order; set once it is paid. */
  orderNumber: v.nullable(v.string()),
  paidOn: v.nullable(JalaliDate),
  bankReference: v.nullable(v.string()),
  /** Pictures that are still missing. */
  awaited: v.array(v.picklist(['documents', 'cheques'])),
  /** Their deadline; null if none are missing. */
  documentsUntil: v.nullable(JalaliDate),
  /** If paid first: the deadline for holder, address and documents; null otherwise. */
  detailsUntil: v.nullable(JalaliDate),
  /** The receipt; null until the order is paid. */
  receipt: v.nullable(Receipt),
})
export type PaymentResult = v.InferOutput<typeof PaymentResult>

const discountAnswer = v.strictObject({
  discount: Toman,
  totalAmount: Toman,
  discountAmount: Toman,
  message: v.string(),
})
const discountErrors = [
  'invalid',
  'notFound',
  'orderClosed',
  'discountUnknown',
  'discountExpired',
  'discountOtherInsurer',
  'discountUsedUp',
  'tooMany',
  'keyReused',
  'keyUnderWay',
  'keyMissing',
] as const

export const payment = {
  readInvoice: operation({
    summary: 'The invoice of an order with all its lines.',
    method: 'GET',
    path: '/api/v1/:type/payment/invoice/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: Invoice,
    errors: ['notFound', 'offerUnavailable'],
  }),
  startPayment: operation({
    summary:
      'The bank page of the order’s open payment attempt. Another amount cancels it and starts a new one.',
    method: 'GET',
    path: '/api/v1/:type/payment/token/:trackingCode',
    who: 'user',
    idempotency: 'natural',
    params: typeAndOrderParams,
    query: v.strictObject({ openedVia: Opener, discountCode: v.optional(v.string()) }),
    answer: v.strictObject({ paymentUrl: v.string() }),
    errors: [
      'invalid',
      'notFound',
      'orderClosed',
      'orderIncomplete',
      'offerUnavailable',
      'priceChanged',
      'discountUnknown',
      'discountExpired',
      'discountUsedUp',
      'discountOtherInsurer',
    ],
  }),
  acceptPriceChange: operation({
    summary: 'Accepts the new price of an order whose old price has expired.',
    method: 'POST',
    path: '/api/v1/:type/payment/price-change',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, amount: Toman }),
    answer: Done,
    errors: [
      'invalid',
      'notFound',
      'orderClosed',
      'offerUnavailable',
      'priceChanged',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
  readPaymentResult: operation({
    summary: 'The result of the order’s latest payment attempt. Its page does not know the product before.',
    method: 'GET',
    path: '/api/v1/payment/result/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: orderParams,
    answer: PaymentResult,
    errors: ['notFound'],
  }),
  applyDiscount: operation({
    summary: 'Applies a discount code to an order and replaces any other.',
    method: 'POST',
    path: '/api/v1/:type/discount/apply',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, discountCode: DiscountCode }),
    answer: discountAnswer,
    errors: discountErrors,
  }),
  removeDiscount: operation({
    summary: 'Removes the discount code of an order.',
    method: 'POST',
    path: '/api/v1/:type/discount/destroy',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, discountCode: DiscountCode }),
    answer: discountAnswer,
    errors: discountErrors,
  }),
}
