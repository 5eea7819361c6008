/**
 * Renewal of a car's or a motorcycle's liability policy: the policy that ends, offers that continue it, its
 * order, and the confirmation before the payment. All other calls of the order are those of its product. A
 * policy is named by the tracking code of its order; another user's policy is not found. Specification:
 * document 2 sections 2.3, 2.9, 3, 4 "Renewal", 7 and 8; decisions, sections 2 and 12.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Plate } from '../values/plate.ts'
import { RenewalClaims } from '../values/renewal-claims.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { BreakdownLine, Offer, OffersAnswer, OffersSearch, PaymentType } from './offers.ts'
import { Done, LiabilityType, Provider } from './parameters.ts'

const renewableParams = v.strictObject({ renewableTrackingCode: TrackingCode })
const providerParams = v.strictObject({ provider: Provider })

/** Codes of insurance types in this call's answer. Document 2 section 3 "Renewal order detail". */
export const RENEWED_TYPE_CODES = { thirdparty: 1, motorcycle: 3 } as const

/** The amount that was paid for the ending policy, without delivery, in toman, and its lines. */
export const LastPremium = v.strictObject({ amount: Toman, breakdown: v.array(BreakdownLine) })
export type LastPremium = v.InferOutput<typeof LastPremium>

/** The policy that is renewed. */
export const RenewalDetail = v.strictObject({
  renewableTrackingCode: TrackingCode,
  /** Tracking code of the search with which the policy was bought, for `readSearchHistory`. */
  renewableSearchTrackingCode: TrackingCode,
  insuranceType: LiabilityType,
  insuranceTypeCode: v.picklist([1, 3]),
  companyCode: v.string(),
  companyName: v.string(),
  currentPolicyExpDate: JalaliDate,
  /** The gateway's day. */
  today: JalaliDate,
  /** Toman. */
  liabilityPropertyDamage: Toman,
  /** Months. */
  policyTerm: v.number(),
  /** Percents that are printed on the policy. */
  noDamageFactor: v.number(),
  driverNoDamageFactor: v.number(),
  /** Vehicle type, in the language of the request; usage is null for a motorcycle. */
  carType: v.string(),
  carUsageFa: v.nullable(v.string()),
  carModelFa: v.string(),
  manufactureYear: v.string(),
  plate: v.nullable(Plate),
  /** Late fee so far, and late fee of each further day, in toman; both 0 until the policy has ended. */
  delayPenalty: Toman,
  delayPenaltyPerDay: Toman,
  lastPremium: LastPremium,
  /** Price of «same as last year» in toman; null if the insurer does not sell it now. */
  samePremium: v.nullable(Toman),
  /** Postage of a paper copy. */
  deliveryAmount: Toman,
  /**
   * A sentence about a special case of this policy, for example that its insurer does not sell any more; null
   * without one.
   */
  infoBox: v.nullable(v.string()),
})
export type RenewalDetail = v.InferOutput<typeof RenewalDetail>

/**
 * The answers of a renewal that follow from the ending policy: its vehicle, its insurer as the previous one,
 * its cover and printed discounts, and no claims. Ceiling and term are the policy's.
 */
export const SearchHistory = v.strictObject({
  product: LiabilityType,
  search: OffersSearch,
  liabilityPropertyDamage: Toman,
  plate: v.nullable(Plate),
})
export type SearchHistory = v.InferOutput<typeof SearchHistory>

/** Percents printed on the policy that ends, and those of the new one; below 0 it is a surcharge. */
const ChangedPercent = v.strictObject({ before: v.number(), now: v.number() })

/** The no-claim discounts before and after the year. */
export const RenewedDiscounts = v.strictObject({ noClaim: ChangedPercent, driverNoClaim: ChangedPercent })
export type RenewedDiscounts = v.InferOutput<typeof RenewedDiscounts>

export const RenewalOffersAnswer = v.strictObject({
  ...OffersAnswer.entries,
  /**
   * One entry: the previous insurer's offer at the policy's ceiling, or at the smallest one if the new year
   * does not have that ceiling. `isActive`: whether the offer can be chosen. An insurer that declined or was
   * late has no offer, and `missing` has the reason; any other inactive insurer does not sell now.
   */
  renewableOffer: v.array(
    v.strictObject({
      companyCode: v.string(),
      title: v.string(),
      oldFinancialCoverage: Toman,
      isActive: v.boolean(),
      thirdPartyOffer: v.nullable(Offer),
    }),
  ),
  /**
   * By ceiling in toman: code of the recommended insurer, which has the cheapest offer among those with at
   * least as many branches as the previous insurer; null if there is none.
   */
  recommended: v.record(v.string(), v.nullable(v.string())),
  lastPremium: LastPremium,
  discounts: RenewedDiscounts,
})
export type RenewalOffersAnswer = v.InferOutput<typeof RenewalOffersAnswer>

/** The offer of the same insurer, ceiling and term, without claims. */
export const RenewalQuote = v.strictObject({
  searchTrackingCode: TrackingCode,
  offer: Offer,
  /** Months. */
  policyTerm: v.number(),
  lastPremium: LastPremium,
  discounts: RenewedDiscounts,
})
export type RenewalQuote = v.InferOutput<typeof RenewalQuote>

const keyErrors = ['keyReused', 'keyUnderWay', 'keyMissing'] as const

export const renewal = {
  readRenewal: operation({
    summary: 'The user’s policy that is renewed, with what the renewal starts from.',
    method: 'GET',
    path: '/api/v1/1/order/renew/proceed/:renewableTrackingCode',
    who: 'user',
    idempotency: 'read',
    params: renewableParams,
    answer: v.strictObject({ data: RenewalDetail }),
    errors: ['notFound', 'nothingToRenew'],
  }),
  readSearchHistory: operation({
    summary: 'The answers that a renewal is priced for.',
    method: 'GET',
    path: '/api/v1/thirdparty/search-history/:id',
    who: 'user',
    idempotency: 'read',
    params: v.strictObject({ id: TrackingCode }),
    query: renewableParams,
    answer: SearchHistory,
    errors: ['invalid', 'notFound', 'nothingToRenew'],
  }),
  searchRenewalOffers: operation({
    summary:
      'Prices of all insurers for all ceilings that continue the policy. The gateway knows the vehicle and the history; only what a user can change is sent.',
    method: 'POST',
    path: '/api/v1/thirdparty/:provider/renewal/offers',
    who: 'user',
    idempotency: 'natural',
    params: providerParams,
    body: v.strictObject({
      renewableTrackingCode: TrackingCode,
      claims: RenewalClaims,
      /** Months. */
      policyTerm: v.number(textRef('choice.unknown')),
      discountCode: v.nullable(DiscountCode),
    }),
    answer: RenewalOffersAnswer,
    errors: [
      'invalid',
      'notFound',
      'nothingToRenew',
      'searchRefused',
      'discountUnknown',
      'discountExpired',
      'discountUsedUp',
      'tooMany',
    ],
  }),
  quoteRenewal: operation({
    summary: 'The price of «same as last year»; null if the insurer does not sell it now.',
    method: 'GET',
    path: '/api/v1/1/order/renew/quote/:renewableTrackingCode',
    who: 'user',
    idempotency: 'natural',
    params: renewableParams,
    answer: v.strictObject({ quote: v.nullable(RenewalQuote) }),
    errors: ['notFound', 'nothingToRenew', 'tooMany'],
  }),
  registerRenewal: operation({
    summary:
      'Registers the order that renews a policy, with the holder and the address of that policy. A policy has one open renewal: a repeated call answers with it, and another offer replaces its offer.',
    method: 'POST',
    path: '/api/v1/thirdparty/:provider/renewal/register',
    who: 'user',
    idempotency: 'key',
    params: providerParams,
    body: v.strictObject({
      renewableTrackingCode: TrackingCode,
      searchTrackingCode: TrackingCode,
      companyCode: v.string(textRef('required')),
      liabilityPropertyDamage: Toman,
      paymentType: PaymentType,
    }),
    answer: v.strictObject({ trackingCode: TrackingCode }),
    errors: [
      'invalid',
      'notFound',
      'nothingToRenew',
      'searchExpired',
      'offerUnavailable',
      'paymentMethodUnavailable',
      ...keyErrors,
    ],
  }),
  confirmRenewal: operation({
    summary:
      'Confirms the details of a renewal: checks that holder, address and any delivery exist, or names what is missing. Payment follows.',
    method: 'POST',
    path: '/api/v1/1/order/renew/confirm',
    who: 'user',
    idempotency: 'key',
    body: v.strictObject({ trackingCode: TrackingCode, renewableTrackingCode: TrackingCode }),
    answer: Done,
    errors: ['invalid', 'notFound', 'orderClosed', 'orderIncomplete', ...keyErrors],
  }),
}
