/**
 * Calls of the payment: invoice, discount code, bank. Document 2 section 4 "Invoice and payment";
 * decisions, section 4.
 */
import { call } from '#adapters/gateway/client.ts'
import { broken } from '#adapters/gateway/failures.ts'
import { isAllowedDestination } from '#adapters/settings.ts'
import { openedVia } from '#adapters/sign-in-address.ts'
import { type CallContext, changeActor } from '../../persistence/persist-journey.ts'
import { readActor, THIRD_PARTY } from './call-actors.ts'
import { waitForPaymentEnd } from './wait-for-payment.ts'

type OfOrder = { trackingCode: string }

export const paymentCalls = (context: CallContext) => ({
  'read the invoice': readActor(({ trackingCode }: OfOrder, signal) =>
    call('readInvoice', { params: { ...THIRD_PARTY, trackingCode } }, { signal }),
  ),

  'apply the discount code': changeActor(context)('applyDiscount', async (body, options) => {
    const { message } = await call('applyDiscount', { params: THIRD_PARTY, body }, options)
    return { message }
  }),

  'remove the discount code': changeActor(context)('removeDiscount', async (body, options) => {
    const { message } = await call('removeDiscount', { params: THIRD_PARTY, body }, options)
    return { message }
  }),

  'accept the new price': changeActor(context)('acceptPriceChange', async (body, options) => {
    await call('acceptPriceChange', { params: THIRD_PARTY, body }, options)
  }),

  'start the payment': readActor(async ({ trackingCode }: OfOrder, signal) => {
    await context.flush()
    const { paymentUrl } = await call(
      'startPayment',
      { params: { ...THIRD_PARTY, trackingCode }, query: { openedVia: openedVia() } },
      { signal },
    )
    // The app leaves only for addresses that the operator allows.
    if (!isAllowedDestination(paymentUrl)) throw broken()
    return { paymentUrl }
  }),

  'watch the payment': readActor(({ trackingCode }: OfOrder, signal) =>
    waitForPaymentEnd(trackingCode, signal),
  ),
})
