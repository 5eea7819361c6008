/**
 * Car-body insurance up to the offers: configuration, inquiry and prices. Specification: document 3, sections
 * 3, 5 and 7; decisions, sections 2 and 11.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { CoverCode } from '../values/covers.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Toman } from '../values/toman.ts'
import {
  CarBodyDiscount,
  CarBodyOffer,
  CarBodyPolicyStatus,
  CarBodySearch,
  CoverPrices,
  ThirdPartyDiscount,
} from './car-body-offer.ts'
import { Choice } from './configuration.ts'
import { inquiryRequests, SavedPlate } from './inquiry.ts'
import { OffersAnswer } from './offers.ts'
import { Provider } from './parameters.ts'

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
      /** Each with the price of a new car of the model, toman. */
      models: v.array(v.strictObject({ ...Choice.entries, newValue: Toman })),
    }),
  ),
  /** Jalali years of cars that were built in Iran, newest first. */
  carProductionYearsSC: v.array(ProductionYear),
  /** Gregorian years of imported cars, newest first. */
  carProductionYearsGC: v.array(ProductionYear),
  policyStatuses: v.array(CarBodyPolicyStatus),
  /** Each with the discount that every insurer gives, percent. */
  carBodyDiscounts: v.array(v.strictObject({ code: CarBodyDiscount, percent: v.number() })),
  thirdPartyDiscounts: v.array(ThirdPartyDiscount),
  companies: v.array(Choice),
  covers: v.array(CoverCode),
  /** Lowest value in rials, as documented. */
  minCarValue: v.number(),
})
export type CarBodyConfiguration = v.InferOutput<typeof CarBodyConfiguration>

const { offersPerCoverage: _offers, yearChange: _yearChange, ...anyAnswer } = OffersAnswer.entries

export const CarBodyOffersAnswer = v.strictObject({
  ...anyAnswer,
  /** Sorted by price, the cheapest first. */
  offers: v.array(CarBodyOffer),
  /** The lowest additional price of each cover that an insurer sells. */
  coverPrices: CoverPrices,
  /**
   * One cover of each kind that is not chosen, the one most bought with the chosen covers first. `orders`
   * counts, among the thousand newest registered car-body orders, those that have all chosen covers and this
   * one. Where the counts are equal, the fixed order of the kinds holds.
   */
  boughtTogether: v.array(v.strictObject({ code: CoverCode, orders: v.number() })),
})
export type CarBodyOffersAnswer = v.InferOutput<typeof CarBodyOffersAnswer>

/**
 * The registry's data of a car, as codes of the configuration; null if unknown. `isDefective` means that the
 * car is entered by hand.
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
  /** Usual price of a car of this model and age, toman. */
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
    // A car has the same plate in every product.
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
