/**
 * Writes and parses the queries of addresses. They contain no personal data: no plate, no national code,
 * no id of a search or a lookup. Specification: document 2 sections 2.4 and 7; decisions, section 6.
 */
import * as v from 'valibot'
import { ChangeOwnershipStatus } from '#contract/operations/configuration.ts'
import { OffersSearch } from '#contract/operations/offers.ts'
import { JalaliDate } from '#contract/values/jalali-date.ts'
import type { Flags } from './answers.ts'
import type { AddressQuery, JourneyContext } from './context.ts'
import { isVehicleBegun } from './quote.ts'
import { answersFromSearch, offersSearchOf } from './search-answers.ts'

/** Kinds of queries in addresses of states. */
export type QueryKind = 'search' | 'change' | 'order'

const { sbId: _, discountCode: __, ...shared } = OffersSearch.entries

const isSet = (value: unknown): value is string | number =>
  value !== null && value !== undefined && value !== ''

/** The search as a query; unanswered questions and counts of zero are left out. */
const searchQuery = (context: JourneyContext): AddressQuery => {
  const search: Readonly<Record<string, unknown>> = {
    ...offersSearchOf({ context }),
    liabilityPropertyDamage: context.quote.liabilityPropertyDamage,
  }
  const said = [...Object.keys(shared), 'liabilityPropertyDamage'].flatMap((name) => {
    const value = search[name]
    return isSet(value) && value !== 0 ? [[name, String(value)]] : []
  })
  return Object.fromEntries(said)
}

const only = (flags: Readonly<Record<string, boolean>>): AddressQuery =>
  Object.fromEntries(Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [[name, 'true']] : [])))

/** The query of a state's address. */
export const queryOf = (context: JourneyContext, kind: QueryKind | undefined): AddressQuery => {
  const { flags, byLink, changing } = context
  if (kind === 'search')
    return {
      ...searchQuery(context),
      ...only({ isNormalFlow: !byLink }),
    }
  if (kind === 'change') return only({ 'edit-insurance': changing !== null && changing !== 'offer' })
  if (kind === 'order')
    return only({
      incomplete: flags.incomplete,
      'cheque-complete': flags.chequeComplete,
      'from-my-insurance': flags.fromMyInsurance,
    })
  return {}
}

/** The query of a shareable link: the search alone. */
export const sharedQueryOf = (context: JourneyContext): AddressQuery => searchQuery(context)

/** The flags in a query. Only «true» and «1» set a flag. */
export const flagsInQuery = (query: AddressQuery): Flags => {
  const isOn = (name: string) => query[name] === 'true' || query[name] === '1'
  return {
    incomplete: isOn('incomplete'),
    chequeComplete: isOn('cheque-complete'),
    fromMyInsurance: isOn('from-my-insurance'),
  }
}

/** Whether a query contains a search. */
export const hasSearch = (query: AddressQuery): boolean => isSet(query['carType'])

/** Whether a search comes from a shared link: the journey's own address has `isNormalFlow`. */
export const isSharedLink = (query: AddressQuery): boolean =>
  query['isNormalFlow'] !== 'true' && query['isNormalFlow'] !== '1'

const whole = v.pipe(v.string(), v.regex(/^\d{1,11}$/), v.transform(Number))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const optional = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema, null), null)

const dateOrNone = optional(JalaliDate)

const SearchQuery = v.object({
  carType: optional(text),
  carUsage: optional(text),
  carModel: optional(text),
  carDetailCode: optional(text),
  carProductionYear: optional(text),
  carProductionMonth: optional(v.pipe(text, v.regex(/^([1-9]|1[0-2])$/))),
  policyStatus: optional(OffersSearch.entries.policyStatus),
  changeOwnershipStatus: optional(ChangeOwnershipStatus),
  deliveryDate: dateOrNone,
  previousCompany: optional(text),
  lastPolicyStartDate: dateOrNone,
  lastPolicyExpDate: dateOrNone,
  noDamageFactor: optional(whole),
  driverNoDamageFactor: optional(whole),
  propertyDamageCount: optional(whole),
  lifeDamageCount: optional(whole),
  driverDamageCount: optional(whole),
  policyTerm: optional(whole),
  liabilityPropertyDamage: optional(whole),
})

/**
 * Returns the answers in a query: vehicle, history, term and ceiling, each if it can be parsed. The guards
 * of the forms check them against the lists and rules.
 */
export const answersInQuery = (
  query: AddressQuery,
  { configuration }: Pick<JourneyContext, 'configuration'>,
) => answersFromSearch(v.parse(SearchQuery, query), configuration)

/** Whether a query has the same search as the context. */
export const isCurrentSearch = (query: AddressQuery, context: JourneyContext): boolean => {
  const own = searchQuery(context)
  return Object.keys({ ...own, ...searchQueryNames(query) }).every((name) => own[name] === query[name])
}

/**
 * Returns the context update of opening an address. It is empty if the query has the journey's own search,
 * or if the address is the journey's own and the journey has a search; otherwise it has the link's search.
 */
export const applySearchQuery = (
  query: AddressQuery | undefined,
  context: JourneyContext,
): Partial<JourneyContext> => {
  if (!query || !hasSearch(query) || isCurrentSearch(query, context)) return {}
  if (!isSharedLink(query) && isVehicleBegun(context.quote)) return {}
  const { policyTerm, liabilityPropertyDamage, ...said } = answersInQuery(query, context)
  return {
    quote: {
      ...context.quote,
      ...said,
      policyTerm: policyTerm ?? context.quote.policyTerm,
      liabilityPropertyDamage: liabilityPropertyDamage ?? context.quote.liabilityPropertyDamage,
      lookup: null,
    },
    byLink: isSharedLink(query),
  }
}

const searchQueryNames = (query: AddressQuery): AddressQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(SearchQuery.entries, name)))
