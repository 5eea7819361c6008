/**
 * The actors of the inquiry: configuration, registry, prices. Specification: document 2 sections 2.1, 2.5 and
 * 2.7.
 */
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import type { AnyInquiryAnswer } from '#machines/journey/actors.ts'
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import type { AnySearch } from '#machines/journey/search.ts'
import { listExperiments } from '../../experiments.ts'
import { queryClient } from '../../query-client.ts'
import { PROVIDER, readActor } from './call-actors.ts'
import type { OfferName, ProductCalls } from './product-calls.ts'

/** Searches offers and caches the answer. @returns the answer, and the part that the chart's context needs */
const searchOffers = async (calls: ProductCalls, body: AnySearch, signal: AbortSignal) => {
  const offers = await calls.search(body, signal)
  queryClient.setQueryData(listKeys.offers(offers.searchTrackingCode), offers)
  const { searchTrackingCode, appliedDiscount, message, instalments } = offers
  const { eligible, registered, credit } = instalments.bnpl
  return {
    offers,
    found: {
      searchTrackingCode,
      appliedDiscount: appliedDiscount !== null,
      message,
      bnplAccount: { eligible, registered, credit },
    },
  }
}

export const inquiryCalls = (calls: ProductCalls) => ({
  'load the configuration': readActor<AnyConfiguration>((_, signal) => calls.readConfiguration(signal)),

  'look up the plate': readActor<AnyInquiryAnswer, InquiryRequest>(calls.lookUp),

  'list the saved plates': readActor(async (_: undefined, signal) => {
    const answer = await calls.listPlates(signal)
    queryClient.setQueryData(listKeys.savedPlates(), answer)
    return { count: answer.plates.length }
  }),

  'list the experiments': readActor(() => listExperiments()),

  'search offers': readActor(
    async (body: AnySearch, signal) => (await searchOffers(calls, body, signal)).found,
  ),

  'list the alternatives': readActor(
    ({ searchTrackingCode, ...body }: OfferName & { searchTrackingCode: string }, signal) =>
      call('listUpsells', { params: { ...PROVIDER, trackingCode: searchTrackingCode }, body }, { signal }),
  ),

  'reprice the choice': readActor(async ({ search, ...name }: OfferName & { search: AnySearch }, signal) => {
    const { found, offers } = await searchOffers(calls, search, signal)
    return { ...found, offer: calls.offerIn(offers, name) }
  }),
})
