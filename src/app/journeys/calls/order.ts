/**
 * Calls that read an order: the order itself, its deadline, its delivery times; and its returning holder.
 * Document 2 section 2.8.
 */
import { OrderDetail } from '#contract/operations/orders.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { orderEntryOf, withOfflineFallback } from '../../persistence/persisted-journeys.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { queryClient } from '../../query-client.ts'
import { PROVIDER, readActor } from './call-actors.ts'
import type { CallContext } from './call-context.ts'
import type { InvoiceReader } from './invoice-reader.ts'

type OfOrder = { trackingCode: string }

/** The order; while the device is offline, the one that the journey has stored. */
export const orderOrStored = (
  journey: JourneyId,
  { trackingCode }: OfOrder,
  reading: Promise<OrderDetail>,
): Promise<OrderDetail> =>
  withOfflineFallback({ machine: orderEntryOf(journey), trackingCode }, OrderDetail, reading)

type OrderContext = Pick<CallContext, 'product' | 'journey'> & { invoices: Pick<InvoiceReader, 'beside'> }

export const orderCalls = ({ product, journey, invoices }: OrderContext) => ({
  'read the order': readActor(({ next, ...order }: OfOrder & { next?: 'invoice' }, signal) => {
    const reading = orderOrStored(
      journey,
      order,
      call('readOrder', { params: { type: product(), ...PROVIDER, ...order } }, { signal }),
    )
    return next === 'invoice' ? invoices.beside(order.trackingCode, reading, signal) : reading
  }),

  'read the completion deadline': readActor(({ trackingCode }: OfOrder, signal) =>
    call('readInstantPayment', { params: { id: trackingCode } }, { signal }),
  ),

  'read the known holder': readActor((_: undefined, signal) => call('readHolder', {}, { signal })),

  'list the delivery times': readActor(async ({ trackingCode }: OfOrder, signal) => {
    const answer = await call('listDeliveryTimes', { params: { type: product(), trackingCode } }, { signal })
    queryClient.setQueryData(listKeys.deliveryTimes(trackingCode), answer)
    return { hasFreeSlot: answer.deliveryTimes.some(({ available }) => available) }
  }),
})
