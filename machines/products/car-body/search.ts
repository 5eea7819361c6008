/**
 * Converts the answers of a car-body quote to the search that is sent to the gateway, and back: a search is
 * also read from an order and from the query of an address. Specification: document 3 sections 3 and 5;
 * decisions, section 11.
 */
import * as v from 'valibot'
import {
  CarBodyDiscount,
  CarBodyPolicyStatus,
  type CarBodySearch,
  ThirdPartyDiscount,
} from '#contract/operations/car-body-offer.ts'
import { CoverCode, withCover } from '#contract/values/covers.ts'
import { JalaliDate } from '#contract/values/jalali-date.ts'
import { emptyCarBodyAnswers } from '../../journey/car-body-answers.ts'
import { type AnyConfiguration, carBodyConfigurationOf } from '../../journey/configurations.ts'
import type { AddressQuery, JourneyContext } from '../../journey/context.ts'
import { optional, queryText, wholeNumber } from '../../journey/query-values.ts'
import { type CarBodyQuote, carBodyQuoteOf } from '../../journey/quote.ts'
import type { ProductSearch } from '../../journey/search.ts'

type Quoted = Pick<JourneyContext, 'quote'>

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** The search from the answers so far. Without an earlier policy it has no answers about one. */
const carBodySearchOf = (context: Pick<JourneyContext, 'quote' | 'discountCode'>): CarBodySearch => {
  const { vehicle, value, insurance, thirdPartyDiscount, covers, installmentActive, lookup } =
    carBodyQuoteOf(context)
  const hadPolicy = insurance.policyStatus === 'with_policy'
  return {
    carType: 'car',
    carUsage: 'passenger',
    carBrand: vehicle.carBrand ?? '',
    carModel: vehicle.carModel ?? '',
    carImported: vehicle.carImported ?? false,
    carProductionYear: vehicle.carProductionYear ?? '',
    carProductionMonth: MONTHS.find((month) => month === vehicle.carProductionMonth) ?? null,
    carValue: value.carValue ?? 0,
    carAccessoriesValue: value.hasAccessories ? value.carAccessoriesValue : null,
    policyStatus: insurance.policyStatus ?? 'without',
    previousCompany: hadPolicy ? insurance.previousCompany : null,
    lastPolicyExpDate: hadPolicy ? insurance.lastPolicyExpDate : null,
    carBodyDiscount: hadPolicy ? insurance.carBodyDiscount : null,
    thirdPartyDiscount: thirdPartyDiscount ?? '0',
    installmentActive,
    covers: [...covers],
    discountCode: context.discountCode,
    sbId: lookup?.sbId ?? null,
  }
}

/** A search in which any answer may be missing. */
type PartialSearch = {
  readonly [
    K in Exclude<keyof CarBodySearch, 'sbId' | 'discountCode' | 'carType' | 'carUsage' | 'carProductionMonth'>
  ]: CarBodySearch[K] | null
} & { readonly carProductionMonth: string | null }

/** The quote with the answers that a search was made from. */
export const quoteFromCarBodySearch = (quote: CarBodyQuote, search: PartialSearch): CarBodyQuote => {
  const hadPolicy = search.policyStatus === 'with_policy'
  return {
    ...quote,
    vehicle: {
      ...quote.vehicle,
      carBrand: search.carBrand,
      carModel: search.carModel,
      carImported: search.carImported ?? false,
      carProductionYear: search.carProductionYear,
      carProductionMonth: search.carProductionMonth,
    },
    value: {
      carValue: search.carValue,
      hasAccessories: search.carAccessoriesValue !== null,
      carAccessoriesValue: search.carAccessoriesValue,
    },
    insurance: {
      policyStatus: search.policyStatus,
      previousCompany: hadPolicy ? search.previousCompany : null,
      lastPolicyExpDate: hadPolicy ? search.lastPolicyExpDate : null,
      carBodyDiscount: hadPolicy ? search.carBodyDiscount : null,
    },
    thirdPartyDiscount: search.thirdPartyDiscount,
    installmentActive: search.installmentActive ?? false,
    covers: search.covers ?? emptyCarBodyAnswers.covers,
  }
}

/** Drops unknown codes. Of two covers of a kind the last one counts. */
const CoverList = v.pipe(
  v.string(),
  v.maxLength(600),
  v.transform((list) =>
    list
      .split(',')
      .flatMap((code) => (v.is(CoverCode, code) ? [code] : []))
      .reduce<CoverCode[]>(withCover, []),
  ),
)
const Flag = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((flag) => flag === 'true' || flag === '1'),
)

/** Type and usage of the cars that are insured. A query without them means these. */
const InsuredCar = v.object({
  carType: v.optional(v.literal('car')),
  carUsage: v.optional(v.literal('passenger')),
})

const SearchQuery = v.object({
  carBrand: optional(queryText),
  carModel: optional(queryText),
  carImported: optional(Flag),
  carProductionYear: optional(queryText),
  carProductionMonth: optional(v.pipe(queryText, v.regex(/^([1-9]|1[0-2])$/))),
  carValue: optional(wholeNumber),
  carAccessoriesValue: optional(wholeNumber),
  policyStatus: optional(CarBodyPolicyStatus),
  previousCompany: optional(queryText),
  lastPolicyExpDate: optional(JalaliDate),
  carBodyDiscount: optional(CarBodyDiscount),
  thirdPartyDiscount: optional(ThirdPartyDiscount),
  installmentActive: optional(Flag),
  covers: optional(CoverList),
})

/** Whether a query asks for insurers that sell in instalments only; null if it does not say. */
export const installmentActiveIn = (query: AddressQuery): boolean | null =>
  v.parse(SearchQuery.entries.installmentActive, query['installmentActive'])

/** The query of a search in the address of the car-body offers. */
const carBodySearchQuery = {
  names: [...Object.keys(SearchQuery.entries), ...Object.keys(InsuredCar.entries)],
  /** An empty list of covers is written as one comma, because a missing list means the proposed covers. */
  valuesOf: (
    context: Pick<JourneyContext, 'quote' | 'discountCode'>,
  ): Readonly<Record<string, string | number | null>> => {
    const {
      sbId: _,
      discountCode: __,
      covers,
      carImported,
      installmentActive,
      ...search
    } = carBodySearchOf(context)
    return {
      ...search,
      carImported: carImported ? 'true' : null,
      installmentActive: installmentActive ? 'true' : null,
      covers: covers.length === 0 ? ',' : covers.join(','),
    }
  },
  /** A car of another type or usage is asked for again: its model has no price here. */
  quoteIn: (
    query: AddressQuery,
    context: Quoted & { readonly configuration: AnyConfiguration | null },
  ): CarBodyQuote => {
    const parsed = v.parse(SearchQuery, query)
    const search = v.is(InsuredCar, query) ? parsed : { ...parsed, carBrand: null, carModel: null }
    const brand = carBodyConfigurationOf(context)?.cars.find(({ models }) =>
      models.some(({ code }) => code === search.carModel),
    )
    return {
      ...quoteFromCarBodySearch(carBodyQuoteOf(context), {
        ...search,
        carBrand: brand?.code ?? search.carBrand,
      }),
      lookup: null,
    }
  },
} satisfies ProductSearch['query']

export const carBodySearch: ProductSearch = { bodyOf: carBodySearchOf, query: carBodySearchQuery }
