/** Calls that read an order: the order itself, its deadline, its delivery times; and its returning holder. Document 2 section 2.8. */
import { OrderDetail } from '#contract/operations/orders.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { orderEntryOf, withOfflineFallback } from '../../persistence/persisted-journeys.ts'
import { journeyOf } from '#machines/journeys.ts'
import type { Product } from '#machines/journey/quote.ts'
import { queryClient } from '../../query-client.ts'
import { PROVIDER, readActor } from './call-actors.ts'

type OfOrder = { trackingCode: string }

export const orderCalls = (type: Product) => ({
  'read the order': readActor(({ trackingCode }: OfOrder, signal) =>
    withOfflineFallback(
      { machine: orderEntryOf(journeyOf(type)), trackingCode },
      OrderDetail,
      call('readOrder', { params: { type, ...PROVIDER, trackingCode } }, { signal }),
    ),
  ),

  'read the completion deadline': readActor(({ trackingCode }: OfOrder, signal) =>
    call('readInstantPayment', { params: { id: trackingCode } }, { signal }),
  ),

  'read the known holder': readActor((_: undefined, signal) => call('readHolder', {}, { signal })),

  'list the delivery times': readActor(async ({ trackingCode }: OfOrder, signal) => {
    const answer = await call('listDeliveryTimes', { params: { type, trackingCode } }, { signal })
    queryClient.setQueryData(listKeys.deliveryTimes(trackingCode), answer)
    return { hasFreeSlot: answer.deliveryTimes.some(({ available }) => available) }
  }),
})
