/**
 * Converts the answers of a liability insurance's quote to the search that is sent to the gateway, and back:
 * a search is also read from an order and from the query of an address. Fields of the forms have the names of
 * the contract. Specification: document 2 sections 3 and 7; decisions, section 6.
 */
import * as v from 'valibot'
import { ChangeOwnershipStatus, type Configuration } from '#contract/operations/configuration.ts'
import { OffersSearch } from '#contract/operations/offers.ts'
import { JalaliDate } from '#contract/values/jalali-date.ts'
import { emptyAnswers } from '../../journey/answers.ts'
import { type AnyConfiguration, liabilityConfigurationOf } from '../../journey/configurations.ts'
import type { AddressQuery, JourneyContext } from '../../journey/context.ts'
import { policyStatusOf } from '../../journey/previous-policy.ts'
import { optional, queryText, wholeNumber } from '../../journey/query-values.ts'
import { type LiabilityQuote, liabilityQuoteOf } from '../../journey/quote.ts'
import type { ProductSearch } from '../../journey/search.ts'

type Quoted = Pick<JourneyContext, 'quote'>

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
const CLAIM_COUNTS = [0, 1, 2, 3] as const

/** Claims are asked only if the owner is the same, and counted only if compensation was received. */
const claimsOf = (context: Quoted) => {
  const { receivedCompensation, propertyDamageCount, lifeDamageCount, driverDamageCount } =
    liabilityQuoteOf(context).history
  const counted = policyStatusOf(context) === 'with_policy' && receivedCompensation === true
  return {
    propertyDamageCount: counted ? (propertyDamageCount ?? 0) : 0,
    lifeDamageCount: counted ? (lifeDamageCount ?? 0) : 0,
    driverDamageCount: counted ? (driverDamageCount ?? 0) : 0,
  }
}

/** The month as a value of the contract; null for anything else. */
const monthOf = (month: string | null): OffersSearch['carProductionMonth'] =>
  MONTHS.find((known) => known === month) ?? null

/** The search from the answers so far, without parts that do not belong to the status. */
export const liabilitySearchOf = (context: Pick<JourneyContext, 'quote' | 'discountCode'>) => {
  const { vehicle, history, status, lookup, policyTerm } = liabilityQuoteOf(context)
  const policyStatus = policyStatusOf(context)
  const hadPolicy = policyStatus === 'with_policy' || policyStatus === 'ownership_change'
  const keepsDiscount = hadPolicy && history.changeOwnershipStatus !== 'no_another_thirdparty_discount'
  return {
    carType: vehicle.carType ?? '',
    carUsage: vehicle.carUsage,
    carModel: vehicle.carModel,
    carDetailCode: vehicle.carDetailCode,
    carProductionYear: vehicle.carProductionYear ?? '',
    carProductionMonth: monthOf(vehicle.carProductionMonth),
    policyStatus: policyStatus ?? 'without',
    changeOwnershipStatus: policyStatus === 'ownership_change' ? history.changeOwnershipStatus : null,
    deliveryDate: policyStatus === 'new' ? status.deliveryDate : null,
    previousCompany: hadPolicy ? history.previousCompany : null,
    lastPolicyStartDate: hadPolicy ? history.lastPolicyStartDate : null,
    lastPolicyExpDate: hadPolicy ? history.lastPolicyExpDate : null,
    noDamageFactor: keepsDiscount ? (history.noDamageFactor ?? 0) : 0,
    driverNoDamageFactor: keepsDiscount ? (history.driverNoDamageFactor ?? 0) : 0,
    ...claimsOf(context),
    policyTerm: policyTerm ?? 12,
    discountCode: context.discountCode,
    sbId: lookup?.sbId ?? null,
  } satisfies OffersSearch
}

/** A search in which any answer may be missing. Counts and percents are numbers, dates Jalali. */
type PartialSearch = {
  readonly [K in Exclude<keyof OffersSearch, 'sbId' | 'discountCode' | 'carProductionMonth'>]:
    | OffersSearch[K]
    | (OffersSearch[K] extends number ? number : never)
    | null
} & { readonly carProductionMonth: string | null; readonly liabilityPropertyDamage: number | null }

type SearchAnswers = Pick<
  LiabilityQuote,
  'vehicle' | 'status' | 'history' | 'policyTerm' | 'liabilityPropertyDamage'
>

const historyFromSearch = (search: PartialSearch): LiabilityQuote['history'] => {
  const counts = [search.propertyDamageCount, search.lifeDamageCount, search.driverDamageCount]
  const received = counts.some((count) => count !== null && count > 0)
  const countOf = (value: number | null) =>
    received ? (CLAIM_COUNTS.find((count) => count === (value ?? 0)) ?? null) : null
  return {
    previousCompany: search.previousCompany,
    lastPolicyStartDate: search.lastPolicyStartDate,
    lastPolicyExpDate: search.lastPolicyExpDate,
    changeOwnershipStatus: search.changeOwnershipStatus,
    noDamageFactor: search.noDamageFactor ?? 0,
    driverNoDamageFactor: search.driverNoDamageFactor ?? 0,
    receivedCompensation: received,
    propertyDamageCount: countOf(search.propertyDamageCount),
    lifeDamageCount: countOf(search.lifeDamageCount),
    driverDamageCount: countOf(search.driverDamageCount),
  }
}

/** The answers that a search was made from. Term and ceiling are null if the configuration lacks them. */
export const answersFromSearch = (
  search: PartialSearch,
  configuration: Configuration | null,
): SearchAnswers => {
  const { policyStatus } = search
  const brand = configuration?.cars.find(({ models }) => models.some(({ code }) => code === search.carModel))
  const plateHistory =
    policyStatus === 'with_policy' || policyStatus === 'ownership_change' ? policyStatus : null
  const uninsured = policyStatus === 'new' || policyStatus === 'without' ? policyStatus : null
  return {
    vehicle: {
      carType: search.carType,
      carUsage: search.carUsage,
      carBrand: brand?.code ?? null,
      carModel: search.carModel,
      carImported: null,
      carDetailCode: search.carDetailCode,
      carProductionYear: search.carProductionYear,
      carProductionMonth: search.carProductionMonth,
    },
    status: {
      insured: plateHistory === null ? uninsured : 'yes',
      plateHistory,
      deliveryDate: search.deliveryDate,
    },
    history: plateHistory === null ? emptyAnswers.history : historyFromSearch(search),
    policyTerm: configuration?.policyTerms.find((term) => term === search.policyTerm) ?? null,
    liabilityPropertyDamage:
      configuration?.liabilityPropertyDamages.find((ceiling) => ceiling === search.liabilityPropertyDamage) ??
      null,
  }
}

const dateOrNone = optional(JalaliDate)

const SearchQuery = v.object({
  carType: optional(queryText),
  carUsage: optional(queryText),
  carModel: optional(queryText),
  carDetailCode: optional(queryText),
  carProductionYear: optional(queryText),
  carProductionMonth: optional(v.pipe(queryText, v.regex(/^([1-9]|1[0-2])$/))),
  policyStatus: optional(OffersSearch.entries.policyStatus),
  changeOwnershipStatus: optional(ChangeOwnershipStatus),
  deliveryDate: dateOrNone,
  previousCompany: optional(queryText),
  lastPolicyStartDate: dateOrNone,
  lastPolicyExpDate: dateOrNone,
  noDamageFactor: optional(wholeNumber),
  driverNoDamageFactor: optional(wholeNumber),
  propertyDamageCount: optional(wholeNumber),
  lifeDamageCount: optional(wholeNumber),
  driverDamageCount: optional(wholeNumber),
  policyTerm: optional(wholeNumber),
  liabilityPropertyDamage: optional(wholeNumber),
})

/**
 * Returns the answers in a query: vehicle, history, term and ceiling, each if it can be parsed. The guards
 * of the forms check them against the lists and rules.
 */
export const answersInQuery = (query: AddressQuery, configuration: Configuration | null): SearchAnswers =>
  answersFromSearch(v.parse(SearchQuery, query), configuration)

/** The query of a search in the address of a liability insurance's offers. */
export const liabilitySearchQuery = {
  names: Object.keys(SearchQuery.entries),
  valuesOf: (
    context: Pick<JourneyContext, 'quote' | 'discountCode'>,
  ): Readonly<Record<string, string | number | null>> => {
    const { sbId: _, discountCode: __, ...search } = liabilitySearchOf(context)
    return { ...search, liabilityPropertyDamage: liabilityQuoteOf(context).liabilityPropertyDamage }
  },
  quoteIn: (
    query: AddressQuery,
    context: Quoted & { readonly configuration: AnyConfiguration | null },
  ): LiabilityQuote => {
    const quote = liabilityQuoteOf(context)
    const { policyTerm, liabilityPropertyDamage, ...said } = answersInQuery(
      query,
      liabilityConfigurationOf(context),
    )
    return {
      ...quote,
      ...said,
      policyTerm: policyTerm ?? quote.policyTerm,
      liabilityPropertyDamage: liabilityPropertyDamage ?? quote.liabilityPropertyDamage,
      lookup: null,
    }
  },
} satisfies ProductSearch['query']

export const liabilitySearch: ProductSearch = { bodyOf: liabilitySearchOf, query: liabilitySearchQuery }
