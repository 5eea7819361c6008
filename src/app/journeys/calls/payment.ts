/**
 * Calls of the payment: invoice and bank. Document 2 section 4 "Invoice and payment";
 * decisions, section 4.
 */
import { call } from '#adapters/gateway/client.ts'
import { broken } from '#adapters/gateway/failures.ts'
import { isAllowedDestination } from '#adapters/allowed-origins.ts'
import { openedVia } from '#adapters/sign-in-return.ts'
import { readActor } from './call-actors.ts'
import type { CallContext } from './call-context.ts'
import type { InvoiceReader } from './invoice-reader.ts'
import { waitForPaymentEnd } from './wait-for-payment.ts'

type OfOrder = { trackingCode: string }

type PaymentContext = Pick<CallContext, 'product' | 'flush'> & { invoices: Pick<InvoiceReader, 'read'> }

export const paymentCalls = ({ product, flush, invoices }: PaymentContext) => ({
  'read the invoice': readActor(({ trackingCode }: OfOrder, signal) => invoices.read(trackingCode, signal)),

  'start the payment': readActor(async ({ trackingCode }: OfOrder, signal) => {
    await flush()
    const { paymentUrl } = await call(
      'startPayment',
      { params: { type: product(), trackingCode }, query: { openedVia: openedVia() } },
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
