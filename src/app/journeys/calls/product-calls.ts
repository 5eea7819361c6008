/**
 * The calls of a journey up to its offers, which differ by product: configuration, registry, prices. Those of car-body
 * insurance load with its journey only.
 */
import type { AnswerOf } from '#contract/index.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { AnyInquiryAnswer } from '#machines/journey/actors.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import type { AnySearch } from '#machines/journey/search.ts'
import type { CallContext } from './changes.ts'
import type { carBodyOrderActors } from './inspection.ts'

export type OffersAnswers = AnswerOf<'searchOffers'> | AnswerOf<'searchCarBodyOffers'>

/** An offer by its insurer, and by its ceiling where it has one. */
export type OfferName = { companyCode: string; liabilityPropertyDamage: number | null }

/** The actors of an order that only some products have; every chart of a journey knows their names. */
export type OrderActors = ReturnType<typeof carBodyOrderActors>

export type ProductCalls = {
  orderActors(context: CallContext): Partial<OrderActors>
  /** The configuration, in the active locale; the stored one where the gateway cannot be reached. */
  readConfiguration(signal?: AbortSignal): Promise<AnyConfiguration>
  lookUp(body: InquiryRequest, signal: AbortSignal): Promise<AnyInquiryAnswer>
  listPlates(signal?: AbortSignal): Promise<AnswerOf<'listMyPlates'>>
  search(body: AnySearch, signal?: AbortSignal): Promise<OffersAnswers>
  /** The offers of an answer, and the offer with a name; null if it is no longer on sale. */
  offersIn(answer: OffersAnswers): readonly AnyOffer[]
  offerIn(answer: OffersAnswers, name: OfferName): AnyOffer | null
  /** The first answer with the offers' labels of the second. */
  relabelled(
    answer: OffersAnswers,
    labels: Readonly<Record<string, Pick<AnyOffer, 'companyFa' | 'companyTitle'>>>,
  ): OffersAnswers
}
