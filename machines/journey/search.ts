/**
 * The search that prices are asked for, of any product: as the body of the call, as text, and in the query of an
 * address. Specification: document 2 sections 3 and 7; document 3 section 3.
 */
import type { RequestOf } from '#contract/index.ts'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { claimsToSend } from '#contract/values/renewal-claims.ts'
import { carBodySearchOf, carBodySearchQuery } from './car-body-search.ts'
import type { JourneyContext } from './context.ts'
import { liabilitySearchOf, liabilitySearchQuery } from './liability-search.ts'
import { liabilityQuoteOf } from './quote.ts'
import { claimCountsIn } from './renewal-claims.ts'

/** What a renewal is priced for: the gateway knows the rest. */
export type RenewalSearch = RequestOf<'searchRenewalOffers'>['body']

export type AnySearch = OffersSearch | CarBodySearch | RenewalSearch

type Searched = Pick<JourneyContext, 'quote' | 'discountCode' | 'renewableTrackingCode'>

const renewalSearchOf = (context: Searched, renewableTrackingCode: string): RenewalSearch => ({
  renewableTrackingCode,
  claims: claimsToSend(claimCountsIn(context)),
  policyTerm: liabilityQuoteOf(context).policyTerm ?? 12,
  discountCode: context.discountCode,
})

/** The search from the answers so far. */
export const searchOf = ({ context }: { context: Searched }): AnySearch =>
  context.renewableTrackingCode !== null
    ? renewalSearchOf(context, context.renewableTrackingCode)
    : context.quote.product === 'carbody'
      ? carBodySearchOf(context)
      : liabilitySearchOf(context)

/** A search as text, for comparison. */
export const searchText = (context: Searched): string => JSON.stringify(searchOf({ context }))

/** How a product writes its search into an address, and reads it from one. */
export const searchQueryFor = ({ quote }: Pick<JourneyContext, 'quote'>) =>
  quote.product === 'carbody' ? carBodySearchQuery : liabilitySearchQuery
