/**
 * Searching offers of the products with a ceiling. Specification: document 2 sections 3, 4 and 7; decisions,
 * sections 6 and 8.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { SignedToman, Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { SbId } from './inquiry.ts'
import { liabilityParams } from './parameters.ts'
import { ChangeOwnershipStatus, Month, PolicyStatus } from './configuration.ts'

const Percent = v.pipe(
  v.number(textRef('malformed')),
  v.integer(textRef('malformed')),
  v.minValue(0),
  v.maxValue(70, textRef('choice.unknown')),
)
const ClaimCount = v.picklist([0, 1, 2, 3], textRef('choice.unknown'))

/**
 * The answers that a price depends on. A car has a model and a usage, every other type a detail (seats or
 * tonnage).
 */
export const OffersSearch = v.strictObject({
  carType: v.string(textRef('required')),
  carUsage: v.nullable(v.string()),
  carModel: v.nullable(v.string()),
  carDetailCode: v.nullable(v.string()),
  carProductionYear: v.string(textRef('required')),
  /** Required for the newest years only; null otherwise. */
  carProductionMonth: v.nullable(Month),
  policyStatus: PolicyStatus,
  changeOwnershipStatus: v.nullable(ChangeOwnershipStatus),
  /** Delivery day of a new vehicle; null for every other status. */
  deliveryDate: v.nullable(JalaliDate),
  previousCompany: v.nullable(v.string()),
  lastPolicyStartDate: v.nullable(JalaliDate),
  lastPolicyExpDate: v.nullable(JalaliDate),
  /** Percentages printed on the last policy. */
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
  /** The line's percentage, if it has one. */
  percent: v.nullable(v.number()),
})
export type BreakdownLine = v.InferOutput<typeof BreakdownLine>

/** Equal monthly payments; the first is due at purchase and includes the remainder. */
export const PaymentPlan = v.strictObject({
  amount: Toman,
  first: Toman,
  payments: v.array(v.strictObject({ amount: Toman, dueDate: JalaliDate })),
})
export type PaymentPlan = v.InferOutput<typeof PaymentPlan>

/**
 * Terms of instalments in toman: the first at purchase, then `count` times `each`. Their due dates are in
 * the answer once.
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
  /** The amount to pay in toman, including tax and late fee. */
  payableAmount: Toman,
  /** The same before the discounts of insurer, platform and code. */
  payableAmountWithoutDiscount: Toman,
  totalDiscountValue: Toman,
  /** These discounts as a rounded percentage; 0 without any. */
  discountPercentage: v.number(),
  breakdown: v.array(BreakdownLine),
  /** Charged days without cover, and their late fee. */
  delay: v.number(),
  delayPenalty: Toman,
  hasPaymentOnDelivery: v.boolean(),
  /** Whether it is on sale now. An offer that is not is shown with its price, but cannot be chosen. */
  active: v.boolean(),
  /** Whether an alternative may exist. */
  hasUpSelling: v.boolean(),
  /** Position in the list sorted by price, from 1. */
  position: v.number(),
  badge: v.nullable(Badge),
  /** Four interest-free instalments of the BNPL provider; null if the insurer does not accept them. */
  bnpl: v.nullable(Instalments),
  /**
   * A down payment and monthly cheques; more expensive than cash if the insurer asks for more. Null if the
   * insurer does not accept them.
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
 * The regulator's published record of an insurer. Shown beside its offers, because a price does not say how
 * well claims are paid.
 */
export const InsurerRecord = v.strictObject({
  companyCode: v.string(),
  companyFa: v.string(),
  /** Solvency level: 1 is the best, 5 the worst. */
  solvencyLevel: v.picklist([1, 2, 3, 4, 5]),
  /** Upheld complaints of the last year for each 10,000 policies. */
  complaints: v.number(),
})
export type InsurerRecord = v.InferOutput<typeof InsurerRecord>

/**
 * Set if the policy starts in a year whose tariff is not known yet: it is priced by the tariff of
 * `tariffYear`, and the difference is charged later.
 */
export const YearChange = v.strictObject({ year: v.string(), tariffYear: v.string() })
export type YearChange = v.InferOutput<typeof YearChange>

/**
 * The buyer's standing with the BNPL provider. Eligible but not registered: shown, but cannot be chosen.
 * `credit` is the provider's loan beyond the first instalment, in toman; null for a guest, who is not known
 * yet.
 */
export const BnplAccount = v.strictObject({
  eligible: v.boolean(),
  registered: v.boolean(),
  credit: v.nullable(Toman),
})
export type BnplAccount = v.InferOutput<typeof BnplAccount>

export const OffersAnswer = v.strictObject({
  searchTrackingCode: TrackingCode,
  /** Keys are ceilings in toman. The offers of a ceiling are sorted by price, the cheapest first. */
  offersPerCoverage: v.record(v.string(), v.array(Offer)),
  missing: v.array(MissingInsurer),
  /**
   * Every insurer that was asked, in alphabetical order. `invented` labels records that no regulator
   * published.
   */
  market: v.strictObject({ invented: v.boolean(), insurers: v.array(InsurerRecord) }),
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
  /** Facts that all offers with instalments share. */
  instalments: v.strictObject({
    /** `dueDates` are those of all four payments, the first today. */
    bnpl: v.strictObject({ ...BnplAccount.entries, dueDates: v.array(JalaliDate) }),
    /** Dates of the cheques, the first a month from today, and the terms in three lines. */
    cheques: v.strictObject({ dueDates: v.array(JalaliDate), descriptions: v.array(v.string()) }),
  }),
  yearChange: v.nullable(YearChange),
  appliedDiscount: v.nullable(
    v.strictObject({ discountCode: v.string(), percent: v.nullable(v.number()), atMost: v.nullable(Toman) }),
  ),
  message: v.nullable(v.string()),
})
export type OffersAnswer = v.InferOutput<typeof OffersAnswer>

/** `installment` means cheques. */
export const PaymentType = v.picklist(['cash', 'bnpl', 'installment'], textRef('choice.unknown'))
export type PaymentType = v.InferOutput<typeof PaymentType>

export const offers = {
  searchOffers: operation({
    summary:
      'Prices of all insurers for all ceilings, within two seconds. Insurers without an answer are listed.',
    method: 'POST',
    path: '/api/v2/:type/:provider/offers',
    who: 'guest',
    idempotency: 'natural',
    params: liabilityParams,
    body: OffersSearch,
    answer: OffersAnswer,
    errors: ['invalid', 'searchRefused', 'discountUnknown', 'discountExpired', 'discountUsedUp', 'tooMany'],
  }),
}
