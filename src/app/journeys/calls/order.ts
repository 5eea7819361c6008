/** The order: making it, its holder, its addresses, its delivery. Specification: document 2 sections 2.8 and 7. */
import { OrderDetail } from '#contract/operations/orders.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { queryClient } from '../../query-client.ts'
import { addressFieldsOf } from './addresses.ts'
import { ORDER_ENTRY } from '../../persistence/persisted-journeys.ts'
import { changeActor, type CallContext, PROVIDER, readActor, THIRD_PARTY } from './call-actors.ts'
import { withOfflineFallback } from '../../persistence/offline-fallback.ts'

type OfOrder = { trackingCode: string }

export const orderCalls = (desk: CallContext) => ({
  'read the order': readActor(({ trackingCode }: OfOrder, signal) =>
    withOfflineFallback(
      { machine: ORDER_ENTRY, trackingCode },
      OrderDetail,
      call('readThirdPartyOrder', { params: { ...PROVIDER, trackingCode } }, { signal }),
    ),
  ),

  'register the order': changeActor(desk)('registerThirdPartyOrder', (body, keyed) =>
    call('registerThirdPartyOrder', { params: PROVIDER, body }, keyed),
  ),

  'save the policy holder': changeActor(desk)('savePolicyHolder', async (body, keyed) => {
    await call('savePolicyHolder', { params: THIRD_PARTY, body }, keyed)
  }),

  'save the policy address': changeActor(desk)(
    'savePolicyInfo',
    async ({ trackingCode, addressUid, deliveryAddressEnable }, keyed) => {
      const fields = await addressFieldsOf(trackingCode, addressUid, keyed.signal)
      await call(
        'savePolicyInfo',
        {
          params: THIRD_PARTY,
          body: { type: 'policy_info', trackingCode, addressUid, ...fields, deliveryAddressEnable },
        },
        keyed,
      )
    },
  ),

  'read the completion deadline': readActor(({ trackingCode }: OfOrder, signal) =>
    call('readInstantPayment', { params: { id: trackingCode } }, { signal }),
  ),

  'choose to pay first': changeActor(desk)('chooseInstantPayment', async (body, keyed) => {
    await call('chooseInstantPayment', { body }, keyed)
  }),

  'change the payment type': changeActor(desk)('changePaymentType', async (body, keyed) => {
    await call('changePaymentType', { params: THIRD_PARTY, body }, keyed)
  }),

  'list the delivery times': readActor(async ({ trackingCode }: OfOrder, signal) => {
    queryClient.setQueryData(
      listKeys.deliveryTimes(trackingCode),
      await call('listDeliveryTimes', { params: { ...THIRD_PARTY, trackingCode } }, { signal }),
    )
  }),

  'save the delivery address': changeActor(desk)(
    'saveDeliveryAddress',
    async ({ trackingCode, deliverable, addressUid, receiverName, receiverPhoneNumber }, keyed) => {
      const type = 'delivery_address'
      if (!deliverable)
        return call(
          'saveDeliveryAddress',
          { params: THIRD_PARTY, body: { type, trackingCode, deliverable } },
          keyed,
        )
      const fields = await addressFieldsOf(trackingCode, addressUid, keyed.signal)
      return call(
        'saveDeliveryAddress',
        {
          params: THIRD_PARTY,
          body: { type, trackingCode, deliverable, addressUid, ...fields, receiverName, receiverPhoneNumber },
        },
        keyed,
      )
    },
  ),

  'save the delivery time': changeActor(desk)('saveDeliveryTime', async (body, keyed) => {
    await call('saveDeliveryTime', { params: THIRD_PARTY, body }, keyed)
  }),

  'complete the order': changeActor(desk)('completeOrder', async (body, keyed) => {
    await call('completeOrder', { params: THIRD_PARTY, body }, keyed)
  }),
})
