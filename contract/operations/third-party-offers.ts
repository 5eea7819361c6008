/** Searching offers and ordering one. Specification: document 2 sections 3, 4 and 7; decisions, sections 6 and 8. */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { SignedToman, Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { SbId } from './inquiry.ts'
import { ofProvider } from './parameters.ts'
import { ChangeOwnershipStatus, PolicyStatus } from './third-party-configuration.ts'

const Percent = v.pipe(v.number(textRef('malformed')), v.integer(textRef('malformed')), v.minValue(0), v.maxValue(70, textRef('choice.unknown')))
const ClaimCount = v.picklist([0, 1, 2, 3], textRef('choice.unknown'))

/** What a price depends on. A car has a model and a usage, every other type a detail (seats or tonnage). */
export const OffersSearch = v.strictObject({
  carType: v.string(textRef('required')),
  carUsage: v.nullable(v.string()),
  carModel: v.nullable(v.string()),
  carDetailCode: v.nullable(v.string()),
  carProductionYear: v.string(textRef('required')),
  policyStatus: PolicyStatus,
  changeOwnershipStatus: v.nullable(ChangeOwnershipStatus),
  /** Day a new vehicle was delivered; null for every other status. */
  deliveryDate: v.nullable(JalaliDate),
  previousCompany: v.nullable(v.string()),
  lastPolicyStartDate: v.nullable(JalaliDate),
  lastPolicyExpDate: v.nullable(JalaliDate),
  /** Percents printed on the last policy. */
  noDamageFactor: Percent,
  driverNoDamageFactor: Percent,
  propertyDamageCount: ClaimCount,
  lifeDamageCount: ClaimCount,
  driverDamageCount: ClaimCount,
  /** Months. */
  policyTerm: v.number(textRef('choice.unknown')),
  discountCode: v.nullable(DiscountCode),
  sbId: SbId,
})
export type OffersSearch = v.InferOutput<typeof OffersSearch>

/** A line of a premium, in the order in which it is built (data notes, "How a third-party premium is built"). */
export const BreakdownLine = v.strictObject({
  line: v.picklist(['base', 'extra-cover', 'driver', 'usage-surcharge', 'age-surcharge', 'no-claim', 'driver-no-claim', 'first-registration', 'insurer-discount', 'platform-discount', 'tax', 'lateness', 'discount-code']),
  amount: SignedToman,
  /** The percent behind the line, where it has one. */
  percent: v.nullable(v.number()),
})
export type BreakdownLine = v.InferOutput<typeof BreakdownLine>

/** Equal monthly payments; the first is paid at purchase and carries the remainder. */
export const PaymentPlan = v.strictObject({ amount: Toman, first: Toman, payments: v.array(v.strictObject({ amount: Toman, dueDate: JalaliDate })) })
export type PaymentPlan = v.InferOutput<typeof PaymentPlan>

export const Badge = v.picklist(['lowest-price', 'most-popular', 'best-instalments'])
export type Badge = v.InferOutput<typeof Badge>

export const Offer = v.strictObject({
  companyCode: v.string(),
  companyFa: v.string(),
  companyTitle: v.string(),
  branchesNum: v.number(),
  liabilityPropertyDamage: Toman,
  /** What is paid, tax and lateness included, toman. */
  payableAmount: Toman,
  /** The same without the insurer’s, the platform’s and the code’s discount. */
  payableAmountWithoutDiscount: Toman,
  totalDiscountValue: Toman,
  /** Rounded share of those discounts, percent; 0 where there is none. */
  discountPercentage: v.number(),
  breakdown: v.array(BreakdownLine),
  /** Days without cover that are charged, and what they cost. */
  delay: v.number(),
  delayPenalty: Toman,
  hasPaymentOnDelivery: v.boolean(),
  /** Place in the list, from 1, when sorted by price. */
  position: v.number(),
  badge: v.nullable(Badge),
  /** Four interest-free instalments with the BNPL provider; null where the insurer takes none. */
  bnpl: v.nullable(v.strictObject({
    plan: PaymentPlan,
    /** Eligible but not registered with the provider: shown, not choosable. */
    eligible: v.boolean(),
    registered: v.boolean(),
  })),
})
export type Offer = v.InferOutput<typeof Offer>

export const MissingInsurer = v.strictObject({
  companyCode: v.string(),
  companyFa: v.string(),
  reason: v.picklist(['late', 'refused']),
  message: v.string(),
})
export type MissingInsurer = v.InferOutput<typeof MissingInsurer>

export const OffersAnswer = v.strictObject({
  searchTrackingCode: TrackingCode,
  /** Keys are ceilings in toman. Within a ceiling the cheapest comes first. */
  offersPerCoverage: v.record(v.string(), v.array(Offer)),
  missing: v.array(MissingInsurer),
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  appliedDiscount: v.nullable(v.strictObject({ discountCode: v.string(), percent: v.nullable(v.number()), atMost: v.nullable(Toman) })),
  message: v.nullable(v.string()),
})
export type OffersAnswer = v.InferOutput<typeof OffersAnswer>

export const PaymentType = v.picklist(['cash', 'bnpl'], textRef('choice.unknown'))
export type PaymentType = v.InferOutput<typeof PaymentType>

export const thirdPartyOffers = {
  searchThirdPartyOffers: operation({
    summary: 'Prices of every insurer for every ceiling, within two seconds; whoever has not answered is named as missing.',
    method: 'POST', path: '/api/v2/thirdparty/:provider/offers', who: 'guest', idempotency: 'natural',
    params: ofProvider,
    body: OffersSearch,
    answer: OffersAnswer,
    errors: ['invalid', 'searchRefused', 'discountUnknown', 'discountExpired', 'discountUsedUp', 'tooMany'],
  }),
  registerThirdPartyOrder: operation({
    summary: 'Makes an order of an offer. One open order per owner, search and offer.',
    method: 'POST', path: '/api/v1/thirdparty/:provider/order/register', who: 'user', idempotency: 'key',
    params: ofProvider,
    body: v.strictObject({ searchTrackingCode: TrackingCode, companyCode: v.string(textRef('required')), liabilityPropertyDamage: Toman, paymentType: PaymentType }),
    answer: v.strictObject({ trackingCode: TrackingCode }),
    errors: ['invalid', 'notFound', 'searchExpired', 'offerUnavailable', 'paymentMethodUnavailable', 'keyReused', 'keyUnderWay', 'keyMissing'],
  }),
}
