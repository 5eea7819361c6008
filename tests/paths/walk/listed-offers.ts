/**
 * Offers of a search's answer as a journey lists them: those of the chosen ceiling, or all car-body offers.
 */
import type { AnswerOf, OperationName } from '#contract/index.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { Offer } from '#contract/operations/offers.ts'
import { isAnswerOf } from '#gateway/testing/client.sample.ts'
import { type AnyOffer, ceilingOf } from '#machines/journey/any-offer.ts'
import { liabilityQuoteOf, type Quote } from '#machines/journey/quote.ts'

export type OffersAnswer =
  | AnswerOf<'searchOffers'>
  | AnswerOf<'searchCarBodyOffers'>
  | AnswerOf<'searchRenewalOffers'>

export const isOffersAnswer = (body: unknown): body is OffersAnswer =>
  isAnswerOf('searchOffers', body) ||
  isAnswerOf('searchCarBodyOffers', body) ||
  isAnswerOf('searchRenewalOffers', body)

/** Whether an operation asks for prices. */
export const isSearch = (operation: OperationName): boolean =>
  operation === 'searchOffers' || operation === 'searchCarBodyOffers' || operation === 'searchRenewalOffers'

/** The key of a liability insurance's list of offers: its ceiling. Null for car-body insurance. */
export const listOf = (quote: Quote): string | null =>
  quote.product === 'carbody' ? null : String(liabilityQuoteOf({ quote }).liabilityPropertyDamage)

/** The list that contains an offer. */
export const listWith = (offer: AnyOffer): string | null =>
  'liabilityPropertyDamage' in offer ? String(ceilingOf(offer)) : null

/** The offers of a list. */
export const offersOf = (answer: OffersAnswer, list: string | null): readonly AnyOffer[] =>
  'offers' in answer ? answer.offers : (answer.offersPerCoverage[list ?? ''] ?? [])

const isLiabilityOffer = (offer: AnyOffer): offer is Offer => 'liabilityPropertyDamage' in offer
const isCarBodyOffer = (offer: AnyOffer): offer is CarBodyOffer => !isLiabilityOffer(offer)

/** The answer with other offers in one of its lists; offers of another product are left out. */
export const withOffers = (
  answer: OffersAnswer,
  list: string | null,
  offers: readonly AnyOffer[],
): OffersAnswer =>
  'offers' in answer
    ? { ...answer, offers: offers.filter(isCarBodyOffer) }
    : {
        ...answer,
        offersPerCoverage: { ...answer.offersPerCoverage, [list ?? '']: offers.filter(isLiabilityOffer) },
      }
