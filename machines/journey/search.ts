/**
 * The search of any product: as the body of the call, as text, and in the query of an address. Each product's
 * search is in machines/products and is loaded with the rules of its journey, so that no journey loads
 * another product's search. Specification: document 2 sections 3 and 7; document 3 section 3.
 */
import type { RequestOf } from '#contract/index.ts'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { AddressQuery, JourneyContext } from './context.ts'
import type { Product, Quote } from './quote.ts'

/** The search of a renewal. The gateway knows vehicle and history from the policy. */
type RenewalSearch = RequestOf<'searchRenewalOffers'>['body']

export type AnySearch = OffersSearch | CarBodySearch | RenewalSearch

type Searched = Pick<JourneyContext, 'quote' | 'discountCode' | 'renewableTrackingCode'>

export type ProductSearch = {
  /** The search from the answers so far. */
  readonly bodyOf: (context: Searched) => AnySearch
  /** Writes the search into an address, and reads it from one. */
  readonly query: {
    readonly names: readonly string[]
    readonly valuesOf: (context: Searched) => Readonly<Record<string, string | number | null>>
    readonly quoteIn: (query: AddressQuery, context: Pick<JourneyContext, 'quote' | 'configuration'>) => Quote
  }
}

type Kind = Product | 'renewal'

/** The searches of the journeys that are loaded. */
const searches = new Map<Kind, ProductSearch>()

/** Registers the search of a product or of renewals. The rules of each product do so when they are loaded. */
export const provideSearch = (kind: Kind, search: ProductSearch): void => {
  searches.set(kind, search)
}

const searchFor = ({ quote, renewableTrackingCode }: Searched): ProductSearch => {
  const search = searches.get(renewableTrackingCode === null ? quote.product : 'renewal')
  if (!search) throw new Error('No product has provided its search')
  return search
}

/** The search from the answers so far. */
export const searchOf = ({ context }: { context: Searched }): AnySearch => searchFor(context).bodyOf(context)

/** A search as text, for comparison. */
export const searchText = (context: Searched): string => JSON.stringify(searchOf({ context }))

/** The functions that write a product's search into an address and read it from one. */
export const searchQueryFor = (context: Searched): ProductSearch['query'] => searchFor(context).query
