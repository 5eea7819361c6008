/**
 * Prices of every insurer for a car and its covers: requested, ranked, with the price of each cover.
 * Specification: document 3, sections 3 and 4; decisions, sections 2, 8, 9 and 11.
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { ApiError } from '../api-error.ts'
import { lateInsurers } from '../ask-insurers.ts'
import type { Buyer } from '../buyer.ts'
import type { Clock } from '../clock.ts'
import { appliedDiscount, deductionOf, discountMessage, discountOf } from '../discount-code.ts'
import { instalmentTerms } from '../instalment-terms.ts'
import type { Market } from '../market.ts'
import { DEADLINE_MS } from '../missing-insurers.ts'
import type { InsurerBehaviour } from '../search-offers.ts'
import { noClaimPercents } from './figures.ts'
import { type CarBodyQuestion, type PricedCarBodyOffers, priceCarBodyOffers } from './pricing.ts'
import { carAge, isNewlyBuilt } from './production-years.ts'
import type { CarBodyRisk } from './premium.ts'
import type { CarBodyApplication } from './refusals.ts'
import { carBodySearchErrors } from './search-check.ts'

/**
 * The contract's answer without the fields that need the store: tracking code, validity, and covers bought
 * together.
 */
export type FoundCarBodyOffers = Omit<
  CarBodyOffersAnswer,
  'searchTrackingCode' | 'validUntil' | 'boughtTogether'
>

/** Terms of this caller's search: available payment types, and the discount of its code. */
export type CarBodyOfferTerms = Omit<FoundCarBodyOffers, keyof PricedCarBodyOffers>

export type CarBodySearchContext = {
  market: Market
  clock: Clock
  /** Number of orders that have used the search's discount code. */
  discountUses?: number
  deadlineMs?: number
}

/** The insured car and its covers. Throws the ApiError searchRefused, which names each invalid part. */
const applicationOf = (market: Market, search: CarBodySearch, clock: Clock): CarBodyApplication => {
  const today = clock.today()
  const fields = carBodySearchErrors(market, search, today)
  if (Object.keys(fields).length > 0) throw new ApiError('searchRefused', { fields })
  const risk: CarBodyRisk = {
    value: search.carValue + (search.carAccessoriesValue ?? 0),
    imported: search.carImported,
    age: carAge(search, today),
    noClaim: noClaimPercents[search.carBodyDiscount ?? '0'],
    isZeroKm: search.policyStatus === 'new' && isNewlyBuilt(search, today),
    isCarefulDriver: search.thirdPartyDiscount === '5',
  }
  return { risk, covers: search.covers, withCheques: search.installmentActive }
}

/**
 * Checks a search and waits for slow insurers. Returns the question that determines its prices, and its
 * terms. Throws the ApiErrors searchRefused (names each invalid part), discountUnknown, discountExpired and
 * discountUsedUp.
 */
export const askCarBodyOffers = async (
  search: CarBodySearch,
  buyer: Buyer,
  { market, clock, discountUses = 0, deadlineMs = DEADLINE_MS }: CarBodySearchContext,
  { closed = [], insurerDiscountsEnded = false, ...responses }: InsurerBehaviour = {},
): Promise<{ question: CarBodyQuestion; terms: CarBodyOfferTerms }> => {
  const { locale = 'fa' } = buyer
  const today = clock.today()
  const application = applicationOf(market, search, clock)
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
      appliedDiscount: discount === null ? null : appliedDiscount(discount),
      message: discount === null ? null : discountMessage(market, discount, locale),
    },
  }
}

/**
 * Returns the offers (cheapest first), the lowest price of each cover, and the missing insurers with reasons.
 * Throws like `askCarBodyOffers`.
 */
export const searchCarBodyOffers = async (
  search: CarBodySearch,
  buyer: Buyer,
  context: CarBodySearchContext,
  behaviour: InsurerBehaviour = {},
): Promise<FoundCarBodyOffers> => {
  const { question, terms } = await askCarBodyOffers(search, buyer, context, behaviour)
  return { ...priceCarBodyOffers(context.market, question), ...terms }
}
