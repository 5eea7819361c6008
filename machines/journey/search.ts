/**
 * The search that prices are asked for, of any product: as the body of the call, as text, and in the query of an
 * address. Specification: document 2 sections 3 and 7; document 3 section 3.
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { carBodySearchOf, carBodySearchQuery } from './car-body-search.ts'
import type { JourneyContext } from './context.ts'
import { liabilitySearchOf, liabilitySearchQuery } from './liability-search.ts'

export type AnySearch = OffersSearch | CarBodySearch

type Searched = Pick<JourneyContext, 'quote' | 'discountCode'>

/** The search from the answers so far. */
export const searchOf = ({ context }: { context: Searched }): AnySearch =>
  context.quote.product === 'carbody' ? carBodySearchOf(context) : liabilitySearchOf(context)

/** A search as text, for comparison. */
export const searchText = (context: Searched): string => JSON.stringify(searchOf({ context }))

/** How a product writes its search into an address, and reads it from one. */
export const searchQueryFor = ({ quote }: Pick<JourneyContext, 'quote'>) =>
  quote.product === 'carbody' ? carBodySearchQuery : liabilitySearchQuery
