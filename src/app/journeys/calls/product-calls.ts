/**
 * The calls of a journey up to its offers, which differ by journey: configuration, registry, prices. Those of
 * car-body insurance and of a renewal load with their journeys only.
 */
import type { AnswerOf } from '#contract/index.ts'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { AnyInquiryAnswer } from '#machines/journey/actors.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import type { AnySearch } from '#machines/journey/search.ts'
import type { CallContext } from './call-context.ts'
import type { carBodyOrderActors } from './inspection.ts'
import type { renewalActors } from './renewal-actors.ts'

export type OffersAnswers =
  | AnswerOf<'searchOffers'>
  | AnswerOf<'searchCarBodyOffers'>
  | AnswerOf<'searchRenewalOffers'>

/** Key of an offer: its insurer, and its ceiling if it has one. */
export type OfferName = { companyCode: string; liabilityPropertyDamage: number | null }

/** The actors that only some journeys have; every chart of a journey knows their names. */
export type OrderActors = ReturnType<typeof carBodyOrderActors> & ReturnType<typeof renewalActors>

export type ProductCalls = {
  orderActors(context: CallContext): Partial<OrderActors>
  /** The configuration in the active locale; the stored one if the gateway cannot be reached. */
  readConfiguration(signal?: AbortSignal): Promise<AnyConfiguration>
  lookUp(body: InquiryRequest, signal: AbortSignal): Promise<AnyInquiryAnswer>
  listPlates(signal?: AbortSignal): Promise<AnswerOf<'listMyPlates'>>
  search(body: AnySearch, signal?: AbortSignal): Promise<OffersAnswers>
  /** The offers of an answer, and the offer with a key; null if it is no longer on sale. */
  offersIn(answer: OffersAnswers): readonly AnyOffer[]
  offerIn(answer: OffersAnswers, name: OfferName): AnyOffer | null
  /** The policy that is renewed, in the active locale; absent in journeys that renew none. */
  readRenewal?(renewableTrackingCode: string): Promise<RenewalDetail>
  /** The first answer with the offers' labels of the second. */
  relabelled(
    answer: OffersAnswers,
    labels: Readonly<Record<string, Pick<AnyOffer, 'companyFa' | 'companyTitle'>>>,
  ): OffersAnswers
}
