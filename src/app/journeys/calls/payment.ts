/** Invoice, discount code, the bank. Specification: document 2 section 4 "Invoice and payment"; decisions, section 4. */
import { call } from '#adapters/gateway/client.ts'
import { broken } from '#adapters/gateway/failures.ts'
import { mayLeaveTo } from '#adapters/settings.ts'
import { openedVia } from '#adapters/sign-in-address.ts'
import { changing, type Desk, reading, THIRD_PARTY } from './calling.ts'
import { paymentEnd } from './watch-payment.ts'

type OfOrder = { trackingCode: string }

export const paymentCalls = (desk: Desk) => ({
  'read the invoice': reading(({ trackingCode }: OfOrder, signal) =>
    call('readInvoice', { params: { ...THIRD_PARTY, trackingCode } }, { signal }),
  ),

  'apply the discount code': changing(desk)('applyDiscount', async (body, keyed) => {
    const { message } = await call('applyDiscount', { params: THIRD_PARTY, body }, keyed)
    return { message }
  }),

  'remove the discount code': changing(desk)('removeDiscount', async (body, keyed) => {
    const { message } = await call('removeDiscount', { params: THIRD_PARTY, body }, keyed)
    return { message }
  }),

  'accept the new price': changing(desk)('acceptPriceChange', async (body, keyed) => {
    await call('acceptPriceChange', { params: THIRD_PARTY, body }, keyed)
  }),

  'start the payment': reading(async ({ trackingCode }: OfOrder, signal) => {
    await desk.saved()
    const { paymentUrl } = await call(
      'startPayment',
      { params: { ...THIRD_PARTY, trackingCode }, query: { openedVia: openedVia() } },
      { signal },
    )
    // An address that is not on the allow-list is no bank's: the person stays.
    if (!mayLeaveTo(paymentUrl)) throw broken()
    return { paymentUrl }
  }),

  'watch the payment': reading(({ trackingCode }: OfOrder, signal) => paymentEnd(trackingCode, signal)),
})
