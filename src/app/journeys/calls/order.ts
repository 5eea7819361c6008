/**
 * Calls of the order: registration, policy holder, addresses, delivery. Specification: document 2 sections
 * 2.8 and 7.
 */
import { OrderDetail } from '#contract/operations/orders.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { type CallContext, changeActor } from '../../persistence/persist-journey.ts'
import { ORDER_ENTRY, withOfflineFallback } from '../../persistence/persisted-journeys.ts'
import { queryClient } from '../../query-client.ts'
import { addressFieldsOf } from './addresses.ts'
import { PROVIDER, readActor, THIRD_PARTY } from './call-actors.ts'

type OfOrder = { trackingCode: string }

export const orderCalls = (context: CallContext) => ({
  'read the order': readActor(({ trackingCode }: OfOrder, signal) =>
    withOfflineFallback(
      { machine: ORDER_ENTRY, trackingCode },
      OrderDetail,
      call('readThirdPartyOrder', { params: { ...PROVIDER, trackingCode } }, { signal }),
    ),
  ),

  'register the order': changeActor(context)('registerThirdPartyOrder', (body, options) =>
    call('registerThirdPartyOrder', { params: PROVIDER, body }, options),
  ),

  'save the policy holder': changeActor(context)('savePolicyHolder', async (body, options) => {
    await call('savePolicyHolder', { params: THIRD_PARTY, body }, options)
  }),

  'save the policy address': changeActor(context)(
    'savePolicyInfo',
    async ({ trackingCode, addressUid, deliveryAddressEnable }, options) => {
      const fields = await addressFieldsOf(trackingCode, addressUid, options.signal)
      await call(
        'savePolicyInfo',
        {
          params: THIRD_PARTY,
          body: { type: 'policy_info', trackingCode, addressUid, ...fields, deliveryAddressEnable },
        },
        options,
      )
    },
  ),

  'read the completion deadline': readActor(({ trackingCode }: OfOrder, signal) =>
    call('readInstantPayment', { params: { id: trackingCode } }, { signal }),
  ),

  'choose to pay first': changeActor(context)('chooseInstantPayment', async (body, options) => {
    await call('chooseInstantPayment', { body }, options)
  }),

  'change the payment type': changeActor(context)('changePaymentType', async (body, options) => {
    await call('changePaymentType', { params: THIRD_PARTY, body }, options)
  }),

  'list the delivery times': readActor(async ({ trackingCode }: OfOrder, signal) => {
    queryClient.setQueryData(
      listKeys.deliveryTimes(trackingCode),
      await call('listDeliveryTimes', { params: { ...THIRD_PARTY, trackingCode } }, { signal }),
    )
  }),

  'save the delivery address': changeActor(context)(
    'saveDeliveryAddress',
    async ({ trackingCode, deliverable, addressUid, receiverName, receiverPhoneNumber }, options) => {
      const type = 'delivery_address'
      if (!deliverable)
        return call(
          'saveDeliveryAddress',
          { params: THIRD_PARTY, body: { type, trackingCode, deliverable } },
          options,
        )
      const fields = await addressFieldsOf(trackingCode, addressUid, options.signal)
      return call(
        'saveDeliveryAddress',
        {
          params: THIRD_PARTY,
          body: { type, trackingCode, deliverable, addressUid, ...fields, receiverName, receiverPhoneNumber },
        },
        options,
      )
    },
  ),

  'save the delivery time': changeActor(context)('saveDeliveryTime', async (body, options) => {
    await call('saveDeliveryTime', { params: THIRD_PARTY, body }, options)
  }),

  'complete the order': changeActor(context)('completeOrder', async (body, options) => {
    await call('completeOrder', { params: THIRD_PARTY, body }, options)
  }),
})
