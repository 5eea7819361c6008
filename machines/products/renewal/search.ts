/**
 * The search of a renewal: the gateway knows vehicle and history from the policy. Specification: document 2
 * section 3.
 */
import { claimsToSend } from '#contract/values/renewal-claims.ts'
import { liabilityQuoteOf } from '../../journey/quote.ts'
import { claimCountsIn } from '../../journey/renewal-claims.ts'
import type { ProductSearch } from '../../journey/search.ts'
import { liabilitySearchQuery } from '../liability/search.ts'

export const renewalSearch: ProductSearch = {
  bodyOf: (context) => ({
    renewableTrackingCode: context.renewableTrackingCode ?? '',
    claims: claimsToSend(claimCountsIn(context)),
    policyTerm: liabilityQuoteOf(context).policyTerm ?? 12,
    discountCode: context.discountCode,
  }),
  query: liabilitySearchQuery,
}
