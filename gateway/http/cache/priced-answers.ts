/** The caches of priced answers of a gateway, one for each call. */
import type { PricedCarBodyOffers } from '../../domain/car-body/pricing.ts'
import type { Market } from '../../domain/market.ts'
import type { PricedOffers } from '../../domain/pricing.ts'
import { tariffOn } from '../../domain/tariff.ts'
import type { QuotedPrices } from '../../store/schema/index.ts'
import { AnswerCache, type Terms } from './answer-cache.ts'

export type PricedAnswers = {
  offers: AnswerCache<PricedOffers, QuotedPrices>
  carBodyOffers: AnswerCache<PricedCarBodyOffers, QuotedPrices>
}

export const newPricedAnswers = (): PricedAnswers => ({
  offers: new AnswerCache(),
  carBodyOffers: new AnswerCache(),
})

/** Values that all prices depend on: the day, the insurers with their terms, the tariff. */
export const termsOf = (market: Market, today: string): Terms => [
  today,
  market,
  market.insurers,
  tariffOn(today),
]
