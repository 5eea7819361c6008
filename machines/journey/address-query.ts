/**
 * Writes and parses the queries of addresses. They contain no personal data: no plate, no national code,
 * no id of a search or a lookup. Specification: document 2 sections 2.4 and 7; decisions, section 6.
 */
import type { Flags } from './answers.ts'
import type { AddressQuery, JourneyContext } from './context.ts'
import { isVehicleBegun } from './quote.ts'
import { searchQueryFor } from './search.ts'

/** Kinds of queries in addresses of states. */
export type QueryKind = 'search' | 'change' | 'order' | 'from-renewal'

const isSet = (value: string | number | null | undefined): value is string | number =>
  value !== null && value !== undefined && value !== ''

/** The search as a query; unanswered questions and counts of zero are left out. */
const searchQuery = (context: JourneyContext): AddressQuery =>
  Object.fromEntries(
    Object.entries(searchQueryFor(context).valuesOf(context)).flatMap(([name, value]) =>
      isSet(value) && value !== 0 ? [[name, String(value)]] : [],
    ),
  )

const only = (flags: Readonly<Record<string, boolean>>): AddressQuery =>
  Object.fromEntries(Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [[name, 'true']] : [])))

/**
 * Whether the car comes from the registry. The address of a car-body journey says so; document 3 section 4.
 */
const comesFromRegistry = ({ quote }: JourneyContext): boolean =>
  quote.product === 'carbody' && quote.lookup?.isDefective === false

/**
 * Whether a link asked only for insurers that sell in instalments. Manual entry keeps the flag; document 3
 * section 2.
 */
const wantsInstalments = ({ quote }: JourneyContext): boolean =>
  quote.product === 'carbody' && quote.installmentActive

/** The query of a state's address. */
export const queryOf = (context: JourneyContext, kind: QueryKind | undefined): AddressQuery => {
  const { flags, byLink, changing } = context
  if (kind === 'search')
    return {
      ...searchQuery(context),
      ...only({
        isNormalFlow: !byLink,
        sanhub: comesFromRegistry(context),
        'from-renewal': flags.fromRenewal,
      }),
    }
  if (kind === 'from-renewal') return only({ 'from-renewal': true })
  if (kind === 'change')
    return only({
      'edit-insurance': changing !== null && changing !== 'offer',
      installmentActive: wantsInstalments(context),
      // Kept in the address, so that Back leads to the renewal after a reload, too.
      'from-renewal': flags.fromRenewal,
    })
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
    sameAsLastYear: isOn('same-as-last-year'),
    fromRenewal: isOn('from-renewal'),
  }
}

/** Whether a query contains a search. */
export const hasSearch = (query: AddressQuery): boolean => isSet(query['carType'])

/** Whether a search comes from a shared link: the journey's own address has `isNormalFlow`. */
const isSharedLink = (query: AddressQuery): boolean =>
  query['isNormalFlow'] !== 'true' && query['isNormalFlow'] !== '1'

/** Whether a query has the same search as the context. */
const isCurrentSearch = (query: AddressQuery, context: JourneyContext): boolean => {
  const own = searchQuery(context)
  const { names } = searchQueryFor(context)
  const said = Object.keys(query).filter((name) => names.includes(name))
  return [...Object.keys(own), ...said].every((name) => own[name] === query[name])
}

/**
 * The context update of using a query's answers: each that can be parsed, in place of those of the context.
 */
export const answersFromQuery = (
  query: AddressQuery,
  context: JourneyContext,
): Pick<JourneyContext, 'quote' | 'byLink'> => ({
  quote: searchQueryFor(context).quoteIn(query, context),
  byLink: isSharedLink(query),
})

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
  return answersFromQuery(query, context)
}
