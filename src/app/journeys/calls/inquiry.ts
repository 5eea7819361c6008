/**
 * Calls of the inquiry: configuration, registry, prices. Specification: document 2 sections 2.1, 2.5 and
 * 2.7.
 */
import type { RequestOf } from '#contract/index.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import { Configuration } from '#contract/operations/configuration.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { listExperiments } from '../../experiments.ts'
import { journeyOf } from '#machines/journeys.ts'
import type { Product } from '#machines/journey/quote.ts'
import { queryClient } from '../../query-client.ts'
import { PROVIDER, readActor } from './call-actors.ts'
import { withOfflineFallback } from '../../persistence/persisted-journeys.ts'

type Search = RequestOf<'searchOffers'>['body']

/** Searches offers and caches the answer. @returns the answer, and the part that the chart's context needs */
const searchOffers = async (type: Product, body: Search, signal: AbortSignal) => {
  const offers = await call('searchOffers', { params: { type, ...PROVIDER }, body }, { signal })
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

/** The configuration, in the active locale. */
export const readConfiguration = (type: Product, signal?: AbortSignal) =>
  withOfflineFallback(
    { machine: `${journeyOf(type)}.configuration`, trackingCode: null },
    Configuration,
    call('readConfiguration', { params: { type, ...PROVIDER } }, { signal }),
  )

export const inquiryCalls = (type: Product) => ({
  'load the configuration': readActor((_: undefined, signal) => readConfiguration(type, signal)),

  'look up the plate': readActor((body: InquiryRequest, signal) =>
    call('lookUpPlate', { params: { type, ...PROVIDER }, body }, { signal }),
  ),

  'list the saved plates': readActor(async (_: undefined, signal) => {
    const answer = await call('listMyPlates', { params: { type, ...PROVIDER } }, { signal })
    queryClient.setQueryData(listKeys.savedPlates(), answer)
    return { count: answer.plates.length }
  }),

  'list the experiments': readActor(() => listExperiments()),

  'search offers': readActor(async (body: Search, signal) => (await searchOffers(type, body, signal)).found),

  'list the alternatives': readActor(
    (
      {
        searchTrackingCode,
        ...body
      }: { searchTrackingCode: string; companyCode: string; liabilityPropertyDamage: number },
      signal,
    ) => call('listUpsells', { params: { ...PROVIDER, trackingCode: searchTrackingCode }, body }, { signal }),
  ),

  'reprice the choice': readActor(
    async (
      {
        search,
        companyCode,
        liabilityPropertyDamage,
      }: { search: Search; companyCode: string; liabilityPropertyDamage: number },
      signal,
    ) => {
      const { found, offers } = await searchOffers(type, search, signal)
      const offer =
        offers.offersPerCoverage[String(liabilityPropertyDamage)]?.find(
          (one) => one.companyCode === companyCode,
        ) ?? null
      return { ...found, offer }
    },
  ),
})
