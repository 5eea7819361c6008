/**
 * Prices of every insurer for every ceiling of the year: requested, ranked, with the terms that apply to all
 * of them. Specification: document 2 sections 3 and 7; decisions, sections 6, 8 and 9.
 */
import type { OffersAnswer, OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { askInsurers, type ResponseBehaviour } from './ask-insurers.ts'
import type { Buyer } from './buyer.ts'
import type { Clock } from './clock.ts'
import { discountMessage, discountOf } from './discount-code.ts'
import { instalmentTerms } from './instalment-terms.ts'
import type { Market } from './market.ts'
import { DEADLINE_MS, missingInsurers } from './missing-insurers.ts'
import { type Quotes, quotesOf, type SellingBehaviour } from './quotes.ts'
import { rankOffers } from './rank-offers.ts'
import { applicationOf } from './risk-of-search.ts'
import { ceilingsOf } from './tariff.ts'
import { yearChangeOf } from './year-change.ts'

/** How the insurers behave towards one search. */
export type InsurerBehaviour = ResponseBehaviour & SellingBehaviour

/** The contract's answer without tracking code and validity, which the store adds. */
export type FoundOffers = Omit<OffersAnswer, 'searchTrackingCode' | 'validUntil'>

/** The product that is searched for, and where. */
export type SearchContext = {
  product: LiabilityType
  market: Market
  clock: Clock
  /** Uses of the search's discount code by orders of this gateway. */
  discountUses?: number
  deadlineMs?: number
}

type Quote = NonNullable<ReturnType<Quotes['get']>>

/**
 * Returns the offers by ceiling (cheapest first), the missing insurers with reasons, the terms of paying in
 * instalments, and the applied discount code. Throws the ApiErrors searchRefused (names each invalid part),
 * discountUnknown, discountExpired and discountUsedUp.
 */
export const searchOffers = async (
  search: OffersSearch,
  buyer: Buyer,
  { product, market, clock, discountUses = 0, deadlineMs = DEADLINE_MS }: SearchContext,
  behaviour: InsurerBehaviour = {},
): Promise<FoundOffers> => {
  const { locale = 'fa' } = buyer
  const application = applicationOf(market, product, search, clock)
  const code =
    search.discountCode === null ? null : discountOf(market, search.discountCode, clock, discountUses)
  const quotes = quotesOf(market, application, { code, behaviour, locale })
  const answers = await askInsurers(
    market.insurers,
    ({ code: companyCode }): Quote => quotes.get(companyCode) ?? [],
    behaviour,
    deadlineMs,
    clock,
  )
  const offers = answers.flatMap((answer) =>
    'answer' in answer && typeof answer.answer !== 'string' ? answer.answer : [],
  )
  const popularityOf = (companyCode: string): number => market.insurerOf(companyCode)?.popularity ?? 0
  return {
    offersPerCoverage: Object.fromEntries(
      ceilingsOf(application.risk.tariff).map((ceiling) => [
        String(ceiling),
        rankOffers(
          offers.filter((offer) => offer.liabilityPropertyDamage === ceiling),
          popularityOf,
        ),
      ]),
    ),
    missing: missingInsurers(market, answers, locale),
    market: { invented: market.isInvented, insurers: market.insurerRecords(locale) },
    instalments: instalmentTerms(clock.today(), buyer, locale),
    yearChange: yearChangeOf(search, clock.today()),
    appliedDiscount:
      code === null ? null : { discountCode: code.code, percent: code.percent, atMost: code.atMost },
    message: code === null ? null : discountMessage(market, code, locale),
  }
}
