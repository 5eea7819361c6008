/** Invoice, discount code, the bank. Specification: document 2 section 4 "Invoice and payment"; decisions, section 4. */
import { call } from '#adapters/gateway/client.ts'
import { broken } from '#adapters/gateway/failures.ts'
import { isAllowedDestination } from '#adapters/settings.ts'
import { openedVia } from '#adapters/sign-in-address.ts'
import { changeActor, type CallContext, readActor, THIRD_PARTY } from './call-actors.ts'
import { waitForPaymentEnd } from './wait-for-payment.ts'

type OfOrder = { trackingCode: string }

export const paymentCalls = (desk: CallContext) => ({
  'read the invoice': readActor(({ trackingCode }: OfOrder, signal) =>
    call('readInvoice', { params: { ...THIRD_PARTY, trackingCode } }, { signal }),
  ),

  'apply the discount code': changeActor(desk)('applyDiscount', async (body, keyed) => {
    const { message } = await call('applyDiscount', { params: THIRD_PARTY, body }, keyed)
    return { message }
  }),

  'remove the discount code': changeActor(desk)('removeDiscount', async (body, keyed) => {
    const { message } = await call('removeDiscount', { params: THIRD_PARTY, body }, keyed)
    return { message }
  }),

  'accept the new price': changeActor(desk)('acceptPriceChange', async (body, keyed) => {
    await call('acceptPriceChange', { params: THIRD_PARTY, body }, keyed)
  }),

  'start the payment': readActor(async ({ trackingCode }: OfOrder, signal) => {
    await desk.flush()
    const { paymentUrl } = await call(
      'startPayment',
      { params: { ...THIRD_PARTY, trackingCode }, query: { openedVia: openedVia() } },
      { signal },
    )
    // An address that is not on the allow-list is no bank's: the person stays.
    if (!isAllowedDestination(paymentUrl)) throw broken()
    return { paymentUrl }
  }),

  'watch the payment': readActor(({ trackingCode }: OfOrder, signal) =>
    waitForPaymentEnd(trackingCode, signal),
  ),
})
