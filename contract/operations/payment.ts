/**
 * Invoice, discount code, paying and how it ended. Specification: document 1 sections 3, 4 and 7; decisions,
 * section 4.
 */
import * as v from 'valibot'
import { Opener } from '../opener.ts'
import { operation } from '../operation.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { Done, typeParams, typeAndOrderParams } from './parameters.ts'
import { BreakdownLine, PaymentPlan, PaymentType, YearChange } from './third-party-offers.ts'

export const Invoice = v.strictObject({
  trackingCode: TrackingCode,
  companyCode: v.string(),
  companyFa: v.string(),
  vehicleTitle: v.string(),
  liabilityPropertyDamage: Toman,
  policyTerm: v.number(),
  /** Lines of the premium, the code’s discount among them. */
  breakdown: v.array(BreakdownLine),
  /** Premium with tax and lateness, before the code’s discount. */
  amount: Toman,
  /** What the code takes off. */
  discount: Toman,
  deliveryAmount: Toman,
  /** amount − discount + deliveryAmount. */
  totalAmount: Toman,
  discountCode: v.nullable(v.string()),
  paymentType: PaymentType,
  /**
   * What is paid at the bank now: all of it, or the first instalment and whatever exceeds the user’s credit.
   */
  payNow: Toman,
  plan: v.nullable(PaymentPlan),
  /** Until when the price is valid. */
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * The premium has changed since the offer was chosen: old and new, toman, and why. The person decides;
   * nothing is paid before.
   */
  priceChange: v.nullable(
    v.strictObject({
      from: Toman,
      to: Toman,
      reason: v.picklist(['lateness', 'insurer-discount', 'tariff']),
    }),
  ),
  yearChange: v.nullable(YearChange),
  /** Hour until which an order is issued the same day: 21, or 19 on Thursday and Friday. */
  sameDayUntilHour: v.number(),
})
export type Invoice = v.InferOutput<typeof Invoice>

/** `none` no attempt yet, `open` at the bank, then how it ended. */
export const PaymentState = v.picklist(['none', 'open', 'paid', 'cancelled', 'timed-out', 'refused'])

export const PaymentResult = v.strictObject({
  trackingCode: TrackingCode,
  state: PaymentState,
  amount: Toman,
  companyCode: v.string(),
  companyFa: v.string(),
  vehicleTitle: v.string(),
  /** What the person quotes to us and finds the order by; given once it is paid. */
  orderNumber: v.nullable(v.string()),
  paidOn: v.nullable(JalaliDate),
  bankReference: v.nullable(v.string()),
  /** Pictures that are still to be sent. */
  awaited: v.array(v.picklist(['documents', 'cheques'])),
  /** By when; null where none are. */
  documentsUntil: v.nullable(JalaliDate),
  /** Paid first: the day until which holder, address and documents are to be given; null otherwise. */
  detailsUntil: v.nullable(JalaliDate),
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
    summary: 'What an order comes to, line by line.',
    method: 'GET',
    path: '/api/v1/:type/payment/invoice/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: Invoice,
    errors: ['notFound', 'offerUnavailable'],
  }),
  startPayment: operation({
    summary: 'The bank page of the order’s one open attempt; another amount cancels it and makes a new one.',
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
    summary: 'Takes the new price of an order whose old one no longer stands.',
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
    summary: 'How the order’s latest attempt ended.',
    method: 'GET',
    path: '/api/v1/:type/payment/result/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: PaymentResult,
    errors: ['notFound'],
  }),
  applyDiscount: operation({
    summary: 'Puts a discount code on an order in place of any other.',
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
    summary: 'Takes the discount code off an order.',
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
