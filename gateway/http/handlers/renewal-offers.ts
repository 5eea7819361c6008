/**
 * The offers of a renewal, and the price of «same as last year». Specification: document 2 sections 2.9, 3
 * and 4 "Renewal"; decisions, sections 2 and 12.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Offer, OffersSearch } from '#contract/operations/offers.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { offerOf, recommendedOf } from '../../domain/renewal-offers.ts'
import { ceilingToStart, termToStart } from '../../domain/renewal.ts'
import type { FoundOffers } from '../../domain/search-offers.ts'
import { validRenewalSearches } from '../../store/renewals.ts'
import { pricesOf, quotedPrice, saveSearch } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import {
  discountsOf,
  lastPremiumOf,
  loadRenewedPolicy,
  offersFor,
  type RenewalCall,
  type RenewedPolicy,
  searchFor,
} from './renewed-policy.ts'

const saveOffers = (
  { order: { product, trackingCode } }: RenewedPolicy,
  request: OffersSearch,
  { offersPerCoverage }: FoundOffers,
  { db, owner, now }: RenewalCall,
) =>
  saveSearch(
    db,
    owner,
    { product, request, renews: trackingCode },
    { prices: pricesOf(offersPerCoverage), expiresAtOnce: false },
    now,
  )

/** The previous insurer's offer at the first ceiling of the renewal; null if it has none. */
const previousOffer = (
  { order: { companyCode, ceiling } }: RenewedPolicy,
  { offersPerCoverage }: FoundOffers,
  { clock }: RenewalCall,
): Offer | null =>
  offerOf(offersPerCoverage, { companyCode, ceiling: ceilingToStart(ceiling, clock.today()) })

/** Returns the search of an earlier, equal quote whose price is still valid; null if there is none. */
const earlierQuote = async (
  { order: { trackingCode } }: RenewedPolicy,
  search: OffersSearch,
  { companyCode, liabilityPropertyDamage, payableAmount }: Offer,
  { db, owner, now }: RenewalCall,
): Promise<string | null> => {
  const valid = await validRenewalSearches(db, owner, trackingCode, now)
  const same = valid.find(
    ({ request, prices }) =>
      isDeepStrictEqual(request, search) &&
      quotedPrice(prices, liabilityPropertyDamage, companyCode) === payableAmount,
  )
  return same?.trackingCode ?? null
}

type SameOffer = Pick<RenewalQuote, 'offer' | 'policyTerm'> & { search: OffersSearch; found: FoundOffers }

/**
 * The offer of the same insurer, ceiling and term, without claims; null if the insurer does not sell it now.
 */
export const sameOfferOf = async (policy: RenewedPolicy, call: RenewalCall): Promise<SameOffer | null> => {
  const policyTerm = termToStart(policy.order.search.policyTerm)
  // An insurer that never answers a search has no quote. A slow insurer answers without its delay here.
  if (policy.inquiry?.silentInsurers.includes(policy.order.companyCode)) return null
  const search = searchFor(policy, { claims: [], policyTerm, discountCode: null }, call)
  const found = await offersFor(policy, search, call)
  const offer = previousOffer(policy, found, call)
  return offer?.active ? { offer, policyTerm, search, found } : null
}

export const renewalOffers = {
  searchRenewalOffers: async ({ body }, call) => {
    const { market, locale } = call
    const { renewableTrackingCode, ...choice } = body
    const policy = await loadRenewedPolicy(call, renewableTrackingCode)
    const { companyCode, ceiling } = policy.order
    const search = searchFor(policy, choice, call)
    const found = await offersFor(policy, search, call, policy.inquiry)
    const { trackingCode, validUntil } = await saveOffers(policy, search, found, call)
    const thirdPartyOffer = previousOffer(policy, found, call)
    return {
      ...found,
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, call),
      renewableOffer: [
        {
          companyCode,
          title: market.insurerName(locale, companyCode).title,
          oldFinancialCoverage: ceiling,
          isActive: thirdPartyOffer?.active ?? false,
          thirdPartyOffer,
        },
      ],
      recommended: recommendedOf(found.offersPerCoverage, {
        companyCode,
        branches: market.insurerOf(companyCode)?.branches ?? 0,
      }),
      lastPremium: lastPremiumOf(policy, call),
      discounts: discountsOf(policy, search),
    }
  },

  quoteRenewal: async ({ params: { renewableTrackingCode } }, call) => {
    const policy = await loadRenewedPolicy(call, renewableTrackingCode)
    const same = await sameOfferOf(policy, call)
    if (same === null) return { quote: null }
    const { offer, policyTerm, search, found } = same
    const searchTrackingCode =
      (await earlierQuote(policy, search, offer, call)) ??
      (await saveOffers(policy, search, found, call)).trackingCode
    return {
      quote: {
        searchTrackingCode,
        offer,
        policyTerm,
        lastPremium: lastPremiumOf(policy, call),
        discounts: discountsOf(policy, search),
      },
    }
  },
} satisfies Partial<Handlers>
