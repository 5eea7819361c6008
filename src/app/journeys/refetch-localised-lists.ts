/** The lists of the query cache in another language: each that is there is asked for again and takes the place of the one that was there. */
import type { QueryKey } from '@tanstack/react-query'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { RelocalisedAnswers } from '#machines/journey/events.ts'
import { offersSearchOf } from '#machines/journey/requests.ts'
import { queryClient } from '../query-client.ts'
import { PROVIDER, THIRD_PARTY } from './calls/call-actors.ts'

/** A list that nobody has read needs no names; one that was read meanwhile has them already; one that does not come stays as it is. */
const renewed = async <T>(queryKey: QueryKey, read: (before: T) => Promise<T>): Promise<void> => {
  const before = queryClient.getQueryData<T>(queryKey)
  if (before === undefined) return
  const answer = await read(before).catch(() => before)
  if (queryClient.getQueryData<T>(queryKey) === before) queryClient.setQueryData<T>(queryKey, answer)
}

type Offers = AnswerOf<'searchThirdPartyOffers'>
type Insurers = NonNullable<RelocalisedAnswers['insurers']>

const insurersIn = ({ offersPerCoverage }: Pick<Offers, 'offersPerCoverage'>): Insurers =>
  Object.fromEntries(
    Object.values(offersPerCoverage)
      .flat()
      .map(({ companyCode, companyFa, companyTitle }) => [companyCode, { companyFa, companyTitle }]),
  )

/** Prices stay those that were shown, and their search the one that an order is made of. */
const offersRenamed =
  (context: JourneyContext) =>
  async (before: Offers): Promise<Offers> => {
    const { missing, instalments, ...now } = await call('searchThirdPartyOffers', {
      params: PROVIDER,
      body: offersSearchOf({ context }),
    })
    const insurers = insurersIn(now)
    const offersPerCoverage = Object.fromEntries(
      Object.entries(before.offersPerCoverage).map(([ceiling, offers]) => [
        ceiling,
        offers.map((offer) => ({ ...offer, ...insurers[offer.companyCode] })),
      ]),
    )
    return {
      ...before,
      offersPerCoverage,
      missing,
      instalments: {
        ...before.instalments,
        cheques: { ...before.instalments.cheques, descriptions: instalments.cheques.descriptions },
      },
    }
  }

/** Takes what the journey remembers; done when every list that it has read is in the language that is spoken. Gives what insurers are called in its offers, or null where it has none. Never fails. */
export const refetchLocalisedLists = async (
  context: JourneyContext,
): Promise<RelocalisedAnswers['insurers']> => {
  const { trackingCode, searchTrackingCode } = context
  const ofOrder = { ...THIRD_PARTY, trackingCode: trackingCode ?? '' }
  await Promise.all([
    renewed(listKeys.savedPlates(), () => call('listMyPlates', { params: { ...THIRD_PARTY, ...PROVIDER } })),
    renewed(listKeys.offers(searchTrackingCode ?? ''), offersRenamed(context)),
    renewed(listKeys.addresses(), () =>
      call('listAddresses', { query: { trackingCode: ofOrder.trackingCode } }),
    ),
    renewed(listKeys.provinces(), () => call('listProvinces', { params: ofOrder })),
    renewed(listKeys.deliveryTimes(ofOrder.trackingCode), () =>
      call('listDeliveryTimes', { params: ofOrder }),
    ),
    renewed(listKeys.documents(ofOrder.trackingCode), () => call('listDocuments', { params: ofOrder })),
    renewed(listKeys.installmentDocuments(ofOrder.trackingCode), () =>
      call('listInstallmentDocuments', { params: ofOrder }),
    ),
  ])
  const offers = queryClient.getQueryData<Offers>(listKeys.offers(searchTrackingCode ?? ''))
  return offers === undefined ? null : insurersIn(offers)
}
