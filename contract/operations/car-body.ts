/**
 * Car-body insurance up to the offers: configuration, and prices. Specification: document 3, sections 3, 5 and 7;
 * decisions, sections 2 and 11.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { AccessoriesValue, CarValue } from '../values/car-value.ts'
import { ChosenCovers, CoverCode } from '../values/covers.ts'
import { DiscountCode } from '../values/discount-code.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { SignedToman, Toman } from '../values/toman.ts'
import { Choice, Month } from './configuration.ts'
import { inquiryRequests, SavedPlate, SbId } from './inquiry.ts'
import { Offer, OffersAnswer } from './offers.ts'
import { Provider } from './parameters.ts'

/** Insured before; insured for the first time; a new car. */
export const CarBodyPolicyStatus = v.picklist(['with_policy', 'without', 'new'], textRef('choice.unknown'))
export type CarBodyPolicyStatus = v.InferOutput<typeof CarBodyPolicyStatus>

/** Whole years without a claim: '0' to '3', and '4' for four or more. */
export const CarBodyDiscount = v.picklist(['0', '1', '2', '3', '4'], textRef('choice.unknown'))
export type CarBodyDiscount = v.InferOutput<typeof CarBodyDiscount>

/** The same of the third-party policy; '5' means five or more, which some insurers reward. */
export const ThirdPartyDiscount = v.picklist(['0', '1', '2', '3', '4', '5'], textRef('choice.unknown'))
export type ThirdPartyDiscount = v.InferOutput<typeof ThirdPartyDiscount>

const ProductionYear = v.strictObject({
  code: v.string(),
  /** The year of the other calendar that covers most of it. */
  other: v.string(),
  needsMonth: v.boolean(),
})

export const CarBodyConfiguration = v.strictObject({
  /** The gateway's current Jalali day; the app never uses the phone's. */
  today: JalaliDate,
  cars: v.array(
    v.strictObject({
      code: v.string(),
      title: v.string(),
      /** With the price of a new car of the model, toman. */
      models: v.array(v.strictObject({ ...Choice.entries, newValue: Toman })),
    }),
  ),
  /** Jalali years of cars that were built in Iran, newest first. */
  carProductionYearsSC: v.array(ProductionYear),
  /** Gregorian years of imported cars, newest first. */
  carProductionYearsGC: v.array(ProductionYear),
  policyStatuses: v.array(CarBodyPolicyStatus),
  /** With the discount that every insurer gives, percent. */
  carBodyDiscounts: v.array(v.strictObject({ code: CarBodyDiscount, percent: v.number() })),
  thirdPartyDiscounts: v.array(ThirdPartyDiscount),
  companies: v.array(Choice),
  covers: v.array(CoverCode),
  /** In rials, as documented. */
  minCarValue: v.number(),
  offersConfig: v.strictObject({ covers: v.array(CoverCode) }),
})
export type CarBodyConfiguration = v.InferOutput<typeof CarBodyConfiguration>

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
  /** Whether only offers with cheques are asked for. */
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
const CoverPrices = v.record(CoverCode, Toman)

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
   * Every cover that the insurer sells: for a chosen one what it adds to the amount to pay, for another what it
   * would add, in place of the chosen cover of its kind. Never below zero.
   */
  coverPrices: CoverPrices,
  ownShare: OwnShare,
})
export type CarBodyOffer = v.InferOutput<typeof CarBodyOffer>

const { offersPerCoverage: _offers, yearChange: _yearChange, ...anyAnswer } = OffersAnswer.entries

export const CarBodyOffersAnswer = v.strictObject({
  ...anyAnswer,
  /** Sorted by price, the cheapest first. */
  offers: v.array(CarBodyOffer),
  /** The lowest additional price of each cover that an insurer sells. */
  coverPrices: CoverPrices,
})
export type CarBodyOffersAnswer = v.InferOutput<typeof CarBodyOffersAnswer>

/**
 * The registry's data of a car, as codes of the configuration; null if unknown. `isDefective` means that the car is
 * entered by hand.
 */
export const CarBodyInquiryAnswer = v.strictObject({
  sbId: v.string(),
  isDefective: v.boolean(),
  message: v.nullable(v.string()),
  carBrand: v.nullable(v.string()),
  carModel: v.nullable(v.string()),
  carImported: v.nullable(v.boolean()),
  carProductionYear: v.nullable(v.string()),
  carProductionMonth: v.nullable(v.string()),
  /** What a car of this model and age usually costs, toman. */
  usualValue: v.nullable(Toman),
  policyStatus: v.nullable(CarBodyPolicyStatus),
  previousCompany: v.nullable(v.string()),
  lastPolicyExpDate: v.nullable(JalaliDate),
  carBodyDiscount: v.nullable(CarBodyDiscount),
  thirdPartyDiscount: v.nullable(ThirdPartyDiscount),
})
export type CarBodyInquiryAnswer = v.InferOutput<typeof CarBodyInquiryAnswer>

const params = v.strictObject({ provider: Provider })

export const carBody = {
  readCarBodyConfiguration: operation({
    summary: 'Brands, models, years, discounts, companies and covers of car-body insurance.',
    method: 'GET',
    path: '/api/v1/carbody/:provider/config',
    who: 'guest',
    idempotency: 'read',
    params,
    answer: CarBodyConfiguration,
    errors: [],
  }),
  listMyCarBodyPlates: operation({
    summary: 'Plates of the user’s earlier car-body inquiries, the latest first.',
    method: 'GET',
    path: '/api/v1/carbody/:provider/inquiry/my-plates',
    who: 'user',
    idempotency: 'read',
    params,
    answer: v.strictObject({ plates: v.array(SavedPlate) }),
    errors: [],
  }),
  lookUpCarBody: operation({
    summary: 'Looks up a car and its owner. Changes nothing visible; rate-limited per guest and per user.',
    method: 'POST',
    path: '/api/v1/carbody/:provider/inquiry/by-plate',
    who: 'guest',
    idempotency: 'read',
    params,
    // A car has the same plate, whatever it is insured against.
    body: inquiryRequests.thirdparty,
    answer: CarBodyInquiryAnswer,
    errors: ['invalid', 'registryDown', 'plateNotOwners', 'plateUnknown', 'registryRefused', 'tooMany'],
  }),
  searchCarBodyOffers: operation({
    summary:
      'Prices of all insurers for a car and its covers, within two seconds, with the price of each cover.',
    method: 'POST',
    path: '/api/v1/carbody/:provider/offers',
    who: 'guest',
    idempotency: 'natural',
    params,
    body: CarBodySearch,
    answer: CarBodyOffersAnswer,
    errors: ['invalid', 'searchRefused', 'discountUnknown', 'discountExpired', 'discountUsedUp', 'tooMany'],
  }),
}
