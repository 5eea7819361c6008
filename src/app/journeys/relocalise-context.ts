/**
 * Relocalises a running journey: after a change of locale, answers and lists with names from the gateway
 * are refetched in place. Step, answers and open sheets stay; names that fail to load stay until they are
 * read again. Specification: document 1 sections 1 and 7.
 */
import type { QueryKey } from '@tanstack/react-query'
import { waitFor } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { activeLocale, onLocaleChange } from '#adapters/locale.ts'
import type { AnswerOf } from '#contract/index.ts'
import { listKeys } from '#adapters/server-lists.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { RelocalisedAnswers } from '#machines/journey/events.ts'
import { searchOf } from '#machines/journey/search.ts'
import type { JourneyRef, JourneySnapshot } from '../../steps/journey.ts'
import { queryClient } from '../query-client.ts'
import { PROVIDER } from './calls/call-actors.ts'
import type { OffersAnswers, ProductCalls } from './calls/product-calls.ts'

/**
 * Refetches a cached list in place. A list that was read again meanwhile is current; one that fails to load
 * stays.
 */
const refetch = async <T>(queryKey: QueryKey, read: (before: T) => Promise<T>): Promise<void> => {
  const before = queryClient.getQueryData<T>(queryKey)
  if (before === undefined) return
  const answer = await read(before).catch(() => before)
  if (queryClient.getQueryData<T>(queryKey) === before) queryClient.setQueryData<T>(queryKey, answer)
}

/** The address book, or the places of an inspection where it says whether a visit is possible. */
const addressesFor = (trackingCode: string) => (before: AnswerOf<'listAddresses'>) =>
  call('listAddresses', {
    query: {
      trackingCode,
      ...(before.inspectionCities !== undefined && {
        requestOrigin: 'inspect_info' as const,
        insuranceProvider: PROVIDER.provider,
      }),
    },
  })

type Insurers = NonNullable<RelocalisedAnswers['insurers']>

const insurersOf = (calls: ProductCalls, answer: OffersAnswers): Insurers =>
  Object.fromEntries(
    calls
      .offersIn(answer)
      .map(({ companyCode, companyFa, companyTitle }) => [companyCode, { companyFa, companyTitle }]),
  )

/** Offers with relocalised names. Prices and search stay, because the order is made from them. */
const relocalisedOffers =
  (context: JourneyContext, calls: ProductCalls) =>
  async (before: OffersAnswers): Promise<OffersAnswers> => {
    const answer = await calls.search(searchOf({ context }))
    const { bnpl, cheques } = before.instalments
    const { descriptions } = answer.instalments.cheques
    return {
      ...calls.relabelled(before, insurersOf(calls, answer)),
      missing: answer.missing,
      instalments: { bnpl, cheques: { ...cheques, descriptions } },
    }
  }

/**
 * Refetches every list in the query cache. Never fails.
 * @returns the insurers' names in the offers, or null without offers
 */
const refetchLists = async (
  context: JourneyContext,
  calls: ProductCalls,
): Promise<RelocalisedAnswers['insurers']> => {
  const { trackingCode, searchTrackingCode, quote } = context
  const type = quote.product
  const params = { type, trackingCode: trackingCode ?? '' }
  await Promise.all([
    refetch(listKeys.savedPlates(), () => calls.listPlates()),
    refetch(listKeys.offers(searchTrackingCode ?? ''), relocalisedOffers(context, calls)),
    refetch(listKeys.addresses(), addressesFor(params.trackingCode)),
    refetch(listKeys.provinces(), () => call('listProvinces', { params })),
    refetch(listKeys.deliveryTimes(params.trackingCode), () => call('listDeliveryTimes', { params })),
    refetch(listKeys.documents(params.trackingCode), () => call('listDocuments', { params })),
    refetch(listKeys.installmentDocuments(params.trackingCode), () =>
      call('listInstallmentDocuments', { params }),
    ),
  ])
  const offers = queryClient.getQueryData<OffersAnswers>(listKeys.offers(searchTrackingCode ?? ''))
  return offers === undefined ? null : insurersOf(calls, offers)
}

/** A pending call was sent in the previous locale, so its answer is awaited first. */
const isSettled = (snapshot: JourneySnapshot): boolean =>
  !snapshot.hasTag('loading') && !snapshot.hasTag('submitting')

const noRenewal = Promise.resolve(null)
const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)

const relocalise = async (journey: JourneyRef, calls: ProductCalls): Promise<void> => {
  const locale = activeLocale()
  const { context } = await waitFor(journey, isSettled)
  const { trackingCode, quote } = context
  const type = quote.product
  const params = trackingCode === null ? null : { type, ...PROVIDER, trackingCode }
  const [configuration, order, invoice, insurers, renewal] = await Promise.all([
    orNull(calls.readConfiguration()),
    params && context.order && orNull(call('readOrder', { params })),
    params && context.invoice && orNull(call('readInvoice', { params })),
    refetchLists(context, calls),
    context.renewal && orNull(calls.readRenewal?.(context.renewal.renewableTrackingCode) ?? noRenewal),
  ])
  const now = journey.getSnapshot()
  if (activeLocale() !== locale || now.status !== 'active') return
  // An answer that was read again meanwhile is in the new locale already.
  const isUnchanged = (name: 'order' | 'invoice') => now.context[name] === context[name]
  journey.send({
    type: 'labels.relocalised',
    configuration,
    order: isUnchanged('order') ? order : null,
    invoice: isUnchanged('invoice') ? invoice : null,
    insurers,
    renewal,
  })
}

/** Relocalises a running journey at every change of locale. @returns unsubscribe */
export const relocaliseOnLocaleChange = (journey: JourneyRef, calls: ProductCalls): (() => void) =>
  // Waiting fails where the journey ends first; it needs no names then.
  onLocaleChange(() => void relocalise(journey, calls).catch(() => undefined))
