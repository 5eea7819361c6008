/**
 * Prices of every insurer for every ceiling of the year: requested, ranked, with the terms that apply to all
 * of them. Specification: document 2 sections 3 and 7; decisions, sections 6, 8 and 9.
 */
import type { OffersAnswer, OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { lateInsurers, type ResponseBehaviour } from './ask-insurers.ts'
import type { Buyer } from './buyer.ts'
import type { Clock } from './clock.ts'
import { appliedDiscount, deductionOf, discountMessage, discountOf } from './discount-code.ts'
import { instalmentTerms } from './instalment-terms.ts'
import type { Market } from './market.ts'
import { DEADLINE_MS } from './missing-insurers.ts'
import { type PricedOffers, priceOffers, type PricingQuestion } from './pricing.ts'
import type { SellingBehaviour } from './quotes.ts'
import { applicationOf } from './risk-of-search.ts'
import { yearChangeOf } from './year-change.ts'

/** Behaviour of the insurers for one search. */
export type InsurerBehaviour = ResponseBehaviour & SellingBehaviour

/** The contract's answer without tracking code and validity, which the store adds. */
export type FoundOffers = Omit<OffersAnswer, 'searchTrackingCode' | 'validUntil'>

/** Terms of this search: how this buyer may pay, and what its dates and its code mean. */
export type OfferTerms = Omit<FoundOffers, keyof PricedOffers>

/** The product that is searched for, and where. */
export type SearchContext = {
  product: LiabilityType
  market: Market
  clock: Clock
  /** Uses of the search's discount code by orders of this gateway. */
  discountUses?: number
  deadlineMs?: number
}

/**
 * Checks a search and waits for slow insurers. Returns what its prices follow from, and its terms.
 * Throws the ApiErrors searchRefused (names each invalid part), discountUnknown, discountExpired and
 * discountUsedUp.
 */
export const askOffers = async (
  search: OffersSearch,
  buyer: Buyer,
  { product, market, clock, discountUses = 0, deadlineMs = DEADLINE_MS }: SearchContext,
  { closed = [], insurerDiscountsEnded = false, ...responses }: InsurerBehaviour = {},
): Promise<{ question: PricingQuestion; terms: OfferTerms }> => {
  const { locale = 'fa' } = buyer
  const today = clock.today()
  const application = applicationOf(market, product, search, clock)
  const discount =
    search.discountCode === null ? null : discountOf(market, search.discountCode, clock, discountUses)
  const late = await lateInsurers(market.insurers, responses, deadlineMs, clock)
  return {
    question: {
      today,
      application,
      code: discount === null ? null : deductionOf(discount),
      behaviour: { closed, insurerDiscountsEnded },
      late,
      locale,
    },
    terms: {
      instalments: instalmentTerms(today, buyer, locale),
      yearChange: yearChangeOf(search, today),
      appliedDiscount: discount === null ? null : appliedDiscount(discount),
      message: discount === null ? null : discountMessage(market, discount, locale),
    },
  }
}

/**
 * Returns the offers by ceiling (cheapest first), the missing insurers with reasons, the terms of paying in
 * instalments, and the applied discount code. Throws like `askOffers`.
 */
export const searchOffers = async (
  search: OffersSearch,
  buyer: Buyer,
  context: SearchContext,
  behaviour: InsurerBehaviour = {},
): Promise<FoundOffers> => {
  const { question, terms } = await askOffers(search, buyer, context, behaviour)
  return { ...priceOffers(context.market, question), ...terms }
}
