/**
 * Searching offers and ordering one. Specification: document 2 sections 3, 4 and 7; decisions, sections 6 and
 * 8.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { SignedToman, Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { SbId } from './inquiry.ts'
import { providerParams, providerAndOrderParams } from './parameters.ts'
import { ChangeOwnershipStatus, PolicyStatus } from './third-party-configuration.ts'

const Percent = v.pipe(
  v.number(textRef('malformed')),
  v.integer(textRef('malformed')),
  v.minValue(0),
  v.maxValue(70, textRef('choice.unknown')),
)
/** Month of the Jalali year, 1 to 12, in digits. */
const Month = v.picklist(
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  textRef('choice.unknown'),
)
const ClaimCount = v.picklist([0, 1, 2, 3], textRef('choice.unknown'))

/** What a price depends on. A car has a model and a usage, every other type a detail (seats or tonnage). */
export const OffersSearch = v.strictObject({
  carType: v.string(textRef('required')),
  carUsage: v.nullable(v.string()),
  carModel: v.nullable(v.string()),
  carDetailCode: v.nullable(v.string()),
  carProductionYear: v.string(textRef('required')),
  /** Asked for the newest years only; null otherwise. */
  carProductionMonth: v.nullable(Month),
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

/**
 * A line of a premium, in the order in which it is built (data notes, "How a third-party premium is built").
 */
export const BreakdownLine = v.strictObject({
  line: v.picklist([
    'base',
    'extra-cover',
    'driver',
    'usage-surcharge',
    'age-surcharge',
    'no-claim',
    'driver-no-claim',
    'first-registration',
    'insurer-discount',
    'platform-discount',
    'tax',
    'lateness',
    'discount-code',
  ]),
  amount: SignedToman,
  /** The percent behind the line, where it has one. */
  percent: v.nullable(v.number()),
})
export type BreakdownLine = v.InferOutput<typeof BreakdownLine>

/** Equal monthly payments; the first is paid at purchase and carries the remainder. */
export const PaymentPlan = v.strictObject({
  amount: Toman,
  first: Toman,
  payments: v.array(v.strictObject({ amount: Toman, dueDate: JalaliDate })),
})
export type PaymentPlan = v.InferOutput<typeof PaymentPlan>

/**
 * Terms of paying in parts, toman: the first at purchase, then `count` times `each`. Due dates stand once in
 * the answer.
 */
export const Instalments = v.strictObject({ first: Toman, each: Toman, count: v.number() })
export type Instalments = v.InferOutput<typeof Instalments>

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
  /** Whether it is sold at all now; a priced offer that is not can be seen, not chosen. */
  active: v.boolean(),
  /** Whether it is worth asking for an alternative before it is chosen. */
  hasUpSelling: v.boolean(),
  /** Place in the list, from 1, when sorted by price. */
  position: v.number(),
  badge: v.nullable(Badge),
  /** Four interest-free instalments with the BNPL provider; null where the insurer takes none. */
  bnpl: v.nullable(Instalments),
  /**
   * A down payment and monthly cheques; dearer than cash where the insurer asks for more. Null where the
   * insurer takes none.
   */
  installment: v.nullable(v.strictObject({ ...Instalments.entries, payableAmount: Toman })),
})
export type Offer = v.InferOutput<typeof Offer>

export const MissingInsurer = v.strictObject({
  companyCode: v.string(),
  companyFa: v.string(),
  reason: v.picklist(['late', 'refused']),
  message: v.string(),
})
export type MissingInsurer = v.InferOutput<typeof MissingInsurer>

/**
 * The policy begins in a year whose tariff is not there yet: priced by `tariffYear`'s, and the difference is
 * asked for later.
 */
export const YearChange = v.strictObject({ year: v.string(), tariffYear: v.string() })
export type YearChange = v.InferOutput<typeof YearChange>

export const OffersAnswer = v.strictObject({
  searchTrackingCode: TrackingCode,
  /** Keys are ceilings in toman. Within a ceiling the cheapest comes first. */
  offersPerCoverage: v.record(v.string(), v.array(Offer)),
  missing: v.array(MissingInsurer),
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  /** What is the same for every offer that is paid in parts. */
  instalments: v.strictObject({
    /**
     * Eligible but not registered with the provider: shown, not choosable. Dates of all four payments, the
     * first today.
     */
    bnpl: v.strictObject({ eligible: v.boolean(), registered: v.boolean(), dueDates: v.array(JalaliDate) }),
    /** Dates of the cheques, the first a month from today; the terms in three lines. */
    cheques: v.strictObject({ dueDates: v.array(JalaliDate), descriptions: v.array(v.string()) }),
  }),
  yearChange: v.nullable(YearChange),
  appliedDiscount: v.nullable(
    v.strictObject({ discountCode: v.string(), percent: v.nullable(v.number()), atMost: v.nullable(Toman) }),
  ),
  message: v.nullable(v.string()),
})
export type OffersAnswer = v.InferOutput<typeof OffersAnswer>

/** `installment` is by cheques. */
export const PaymentType = v.picklist(['cash', 'bnpl', 'installment'], textRef('choice.unknown'))
export type PaymentType = v.InferOutput<typeof PaymentType>

/** An alternative to the offer that is about to be chosen, and how much more it costs, toman. */
export const Upsell = v.strictObject({ upsellingId: v.string(), offer: Offer, difference: SignedToman })
export type Upsell = v.InferOutput<typeof Upsell>

export const thirdPartyOffers = {
  searchThirdPartyOffers: operation({
    summary:
      'Prices of every insurer for every ceiling, within two seconds; whoever has not answered is named as missing.',
    method: 'POST',
    path: '/api/v2/thirdparty/:provider/offers',
    who: 'guest',
    idempotency: 'natural',
    params: providerParams,
    body: OffersSearch,
    answer: OffersAnswer,
    errors: ['invalid', 'searchRefused', 'discountUnknown', 'discountExpired', 'discountUsedUp', 'tooMany'],
  }),
  listUpsells: operation({
    summary: 'Alternatives to an offer of a search, worth showing before it is chosen; often none.',
    method: 'POST',
    path: '/api/v1/1/:provider/:trackingCode/upsells',
    who: 'guest',
    idempotency: 'read',
    params: providerAndOrderParams,
    body: v.strictObject({ companyCode: v.string(textRef('required')), liabilityPropertyDamage: Toman }),
    answer: v.strictObject({ upsells: v.array(Upsell) }),
    errors: ['invalid', 'notFound', 'searchExpired'],
  }),
  registerThirdPartyOrder: operation({
    summary: 'Makes an order of an offer. One open order per owner, search and offer.',
    method: 'POST',
    path: '/api/v1/thirdparty/:provider/order/register',
    who: 'user',
    idempotency: 'key',
    params: providerParams,
    body: v.strictObject({
      searchTrackingCode: TrackingCode,
      companyCode: v.string(textRef('required')),
      liabilityPropertyDamage: Toman,
      paymentType: PaymentType,
      upsellingId: v.nullable(v.string()),
    }),
    answer: v.strictObject({ trackingCode: TrackingCode }),
    errors: [
      'invalid',
      'notFound',
      'searchExpired',
      'offerUnavailable',
      'paymentMethodUnavailable',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
}
