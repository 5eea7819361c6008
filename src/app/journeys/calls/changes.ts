/**
 * The changing calls of a journey, by the names of the chart. The journey is persisted with the change's
 * intent before a call leaves, so that a reloaded page repeats it with the same idempotency key. Decisions,
 * section 9.
 */
import { fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import type { ChangeName } from '#machines/journey/changes.ts'
import type { ChangeInput } from '#machines/journey/requests.ts'
import { addressFieldsOf } from './addresses.ts'
import { PROVIDER } from './call-actors.ts'
import type { CallContext } from './call-context.ts'

type Options = { idempotencyKey: string; signal: AbortSignal }

/** Creates the actor of a changing call. */
export const changeActor =
  ({ flush }: CallContext) =>
  <N extends ChangeName, Output>(
    _change: N,
    send: (body: ChangeInput<N>['body'], options: Options) => Promise<Output>,
  ) =>
    fromPromise<Output, ChangeInput<N>>(async ({ input: { body, key }, signal }) => {
      await flush()
      return send(body, { idempotencyKey: key, signal })
    })

export const changeCalls = (context: CallContext) => {
  const ofType = () => ({ type: context.product() })
  const change = changeActor(context)
  return {
    'register the order': change('registerOrder', (body, options) =>
      call('registerOrder', { params: { ...ofType(), ...PROVIDER }, body }, options),
    ),

    'save the policy holder': change('savePolicyHolder', async (body, options) => {
      await call('savePolicyHolder', { params: ofType(), body }, options)
    }),

    'choose to pay first': change('chooseInstantPayment', async (body, options) => {
      await call('chooseInstantPayment', { body }, options)
    }),

    'save the address': change('saveAddress', async ({ uid, address }, options) => {
      if (uid === null) return call('createAddress', { body: address }, options)
      await call('updateAddress', { params: { id: uid }, body: address }, options)
      return { uid }
    }),

    'delete the address': change('deleteAddress', async ({ uid }, options) => {
      await call('deleteAddress', { params: { id: uid } }, options)
    }),

    'save the policy address': change(
      'savePolicyInfo',
      async ({ trackingCode, addressUid, deliveryAddressEnable }, options) => {
        const fields = await addressFieldsOf(trackingCode, addressUid, options.signal)
        await call(
          'savePolicyInfo',
          {
            params: ofType(),
            body: { type: 'policy_info', trackingCode, addressUid, ...fields, deliveryAddressEnable },
          },
          options,
        )
      },
    ),

    'save the delivery address': change(
      'saveDeliveryAddress',
      async ({ trackingCode, deliverable, addressUid, receiverName, receiverPhoneNumber }, options) => {
        const type = 'delivery_address'
        if (!deliverable)
          return call(
            'saveDeliveryAddress',
            { params: ofType(), body: { type, trackingCode, deliverable } },
            options,
          )
        const fields = await addressFieldsOf(trackingCode, addressUid, options.signal)
        const receiver = { receiverName, receiverPhoneNumber }
        return call(
          'saveDeliveryAddress',
          {
            params: ofType(),
            body: { type, trackingCode, deliverable, addressUid, ...fields, ...receiver },
          },
          options,
        )
      },
    ),

    'save the delivery time': change('saveDeliveryTime', async (body, options) => {
      await call('saveDeliveryTime', { params: ofType(), body }, options)
    }),

    'complete the order': change('completeOrder', async (body, options) => {
      await call('completeOrder', { params: ofType(), body }, options)
    }),

    'submit the documents': change('submitDocuments', async (body, options) => {
      await call('submitDocuments', { params: ofType(), body }, options)
    }),

    'submit the cheques': change('submitCheques', async (body, options) => {
      await call('submitDocuments', { params: ofType(), body }, options)
    }),

    'change the payment type': change('changePaymentType', async (body, options) => {
      await call('changePaymentType', { params: ofType(), body }, options)
    }),

    'apply the discount code': change('applyDiscount', async (body, options) => {
      const { message } = await call('applyDiscount', { params: ofType(), body }, options)
      return { message }
    }),

    'remove the discount code': change('removeDiscount', async (body, options) => {
      const { message } = await call('removeDiscount', { params: ofType(), body }, options)
      return { message }
    }),

    'accept the new price': change('acceptPriceChange', async (body, options) => {
      await call('acceptPriceChange', { params: ofType(), body }, options)
    }),
  }
}
