/**
 * Searching prices of car-body insurance, and an offer. Specification: document 3, sections 3 and 5;
 * decisions, sections 2 and 11.
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { AccessoriesValue, CarValue } from '../values/car-value.ts'
import { ChosenCovers, CoverCode } from '../values/covers.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { SignedToman, Toman } from '../values/toman.ts'
import { Month } from './configuration.ts'
import { SbId } from './inquiry.ts'
import { Offer } from './offers.ts'

/** Insured before; insured for the first time; a new car. */
export const CarBodyPolicyStatus = v.picklist(['with_policy', 'without', 'new'], textRef('choice.unknown'))
export type CarBodyPolicyStatus = v.InferOutput<typeof CarBodyPolicyStatus>

/** Whole years without a claim: '0' to '3', and '4' for four or more. */
export const CarBodyDiscount = v.picklist(['0', '1', '2', '3', '4'], textRef('choice.unknown'))
export type CarBodyDiscount = v.InferOutput<typeof CarBodyDiscount>

/** The same of the third-party policy; '5' means five or more, which some insurers reward. */
export const ThirdPartyDiscount = v.picklist(['0', '1', '2', '3', '4', '5'], textRef('choice.unknown'))
export type ThirdPartyDiscount = v.InferOutput<typeof ThirdPartyDiscount>

/** The answers that a price depends on. */
export const CarBodySearch = v.strictObject({
  carType: v.literal('car', textRef('choice.unknown')),
  carUsage: v.literal('passenger', textRef('choice.unknown')),
  carBrand: v.string(textRef('required')),
  carModel: v.string(textRef('required')),
  /** Imported cars have Gregorian years and months, others Jalali ones. */
  carImported: v.boolean(textRef('required')),
  carProductionYear: v.string(textRef('required')),
  /** Required for the newest years only; null otherwise. */
  carProductionMonth: v.nullable(Month),
  carValue: CarValue,
  carAccessoriesValue: AccessoriesValue,
  policyStatus: CarBodyPolicyStatus,
  /** These three belong to an earlier policy; null without one. */
  previousCompany: v.nullable(v.string()),
  lastPolicyExpDate: v.nullable(JalaliDate),
  carBodyDiscount: v.nullable(CarBodyDiscount),
  thirdPartyDiscount: ThirdPartyDiscount,
  /** Whether the search asks only for offers with cheques. */
  installmentActive: v.boolean(textRef('malformed')),
  covers: ChosenCovers,
  discountCode: v.nullable(DiscountCode),
  sbId: SbId,
})
export type CarBodySearch = v.InferOutput<typeof CarBodySearch>

/** A line of a car-body premium, in the order in which it is built (`gateway/domain/car-body/figures.ts`). */
export const CarBodyLine = v.strictObject({
  line: v.picklist([
    'base',
    'imported',
    'age-surcharge',
    'cover',
    'no-claim',
    'zero-km',
    'third-party-discount',
    'insurer-discount',
    'platform-discount',
    'tax',
    'discount-code',
  ]),
  /** Of the line «cover»; null for every other line. */
  cover: v.nullable(CoverCode),
  amount: SignedToman,
  /** The line's percentage, if it has one. */
  percent: v.nullable(v.number()),
})
export type CarBodyLine = v.InferOutput<typeof CarBodyLine>

/** The owner's own share of a claim, percent of the damage, by the number of the claim in a policy year. */
export const OwnShare = v.strictObject({ first: v.number(), second: v.number(), further: v.number() })
export type OwnShare = v.InferOutput<typeof OwnShare>

/** Additional price by cover, toman. */
export const CoverPrices = v.record(CoverCode, Toman)

const {
  liabilityPropertyDamage: _ceiling,
  breakdown: _breakdown,
  delay: _delay,
  delayPenalty: _delayPenalty,
  ...anyOffer
} = Offer.entries

export const CarBodyOffer = v.strictObject({
  ...anyOffer,
  breakdown: v.array(CarBodyLine),
  /**
   * Every cover that the insurer sells: for a chosen one what it adds to the amount to pay, for another what
   * it would add, in place of the chosen cover of its kind. Never below zero.
   */
  coverPrices: CoverPrices,
  ownShare: OwnShare,
})
export type CarBodyOffer = v.InferOutput<typeof CarBodyOffer>
