/**
 * Pricing of a car-body search: the question that determines the prices, its cache key, and the prices. Like
 * `../pricing.ts`. Specification: document 3, sections 3 and 4; decisions, section 11.
 */
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { coverCodes } from '#contract/values/covers.ts'
import { answersOf } from '../ask-insurers.ts'
import type { Market } from '../market.ts'
import { missingInsurers } from '../missing-insurers.ts'
import type { PricingConditions } from '../pricing.ts'
import { rankOffers } from '../rank-offers.ts'
import { carBodyQuotesOf } from './quotes.ts'
import type { CarBodyApplication } from './refusals.ts'

export type CarBodyQuestion = PricingConditions & { application: CarBodyApplication }

/** The part of the answer that depends only on the question. */
export type PricedCarBodyOffers = Pick<CarBodyOffersAnswer, 'offers' | 'coverPrices' | 'missing' | 'market'>

/** Returns the cache key of a question. */
export const carBodyPricingKey = (question: CarBodyQuestion): string => JSON.stringify(question)

const lowestPrices = (offers: readonly { coverPrices: CarBodyOffersAnswer['coverPrices'] }[]) =>
  Object.fromEntries(
    coverCodes.flatMap((code) => {
      const prices = offers.flatMap(({ coverPrices }) => coverPrices[code] ?? [])
      return prices.length === 0 ? [] : [[code, Math.min(...prices)]]
    }),
  )

/**
 * Returns the offers (cheapest first), the lowest price of each cover, and the missing insurers with reasons.
 */
export const priceCarBodyOffers = (
  market: Market,
  { application, code, behaviour, late, locale }: CarBodyQuestion,
): PricedCarBodyOffers => {
  const quotes = carBodyQuotesOf(market, application, { code, behaviour, locale })
  const answers = answersOf(market.insurers, late, quotes)
  const found = answers.flatMap((answer) =>
    'answer' in answer && typeof answer.answer !== 'string' ? [answer.answer] : [],
  )
  const offers = rankOffers(found, (companyCode) => market.insurerOf(companyCode)?.popularity ?? 0)
  return {
    offers,
    coverPrices: lowestPrices(offers.filter(({ active }) => active)),
    missing: missingInsurers(market, answers, locale),
    market: { invented: market.isInvented, insurers: market.insurerRecords(locale) },
  }
}
