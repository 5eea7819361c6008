/**
 * The pricing question of a search, and its cache key. The question is the only input of pricing besides the
 * market and its tariff. The key is the whole question, so that it cannot lack a part. It contains neither
 * the caller nor the caller's terms (`OfferTerms` in search-offers.ts).
 */
import type { OffersAnswer } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { answersOf } from './ask-insurers.ts'
import type { Deduction, Market } from './market.ts'
import { missingInsurers } from './missing-insurers.ts'
import { quotesOf, type SellingBehaviour } from './quotes.ts'
import { rankOffers } from './rank-offers.ts'
import type { Application } from './risk-of-search.ts'
import { ceilingsOf } from './tariff.ts'

/** Parts of the question besides the insured risk, for any product. */
export type PricingConditions = {
  /** Decides which tariff applies. */
  today: string
  code: Deduction | null
  behaviour: Required<SellingBehaviour>
  /** Codes of the insurers that have not answered in time. */
  late: readonly string[]
  locale: Locale
}

export type PricingQuestion = PricingConditions & { application: Application }

/** The part of the answer that follows from the question: offers and missing insurers. */
export type PricedOffers = Pick<OffersAnswer, 'offersPerCoverage' | 'missing' | 'market'>

/** Returns the key of a question. The tariff follows from the day. */
export const pricingKey = ({ application, ...conditions }: PricingQuestion): string => {
  const { risk, ...insured } = application
  const { tariff: _tariff, ...ownRisk } = risk
  return JSON.stringify([ownRisk, insured, conditions])
}

/** Returns the offers by ceiling (cheapest first), and the missing insurers with reasons. */
export const priceOffers = (
  market: Market,
  { application, code, behaviour, late, locale }: PricingQuestion,
): PricedOffers => {
  const quotes = quotesOf(market, application, { code, behaviour, locale })
  const answers = answersOf(market.insurers, late, (insurer) => quotes.get(insurer.code) ?? [])
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
  }
}
