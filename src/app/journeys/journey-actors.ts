/** The actors of a journey: every call that its chart invokes, by the name that the chart uses. */
import { addressCalls } from './calls/addresses.ts'
import type { CallContext } from './calls/call-context.ts'
import { changeCalls } from './calls/changes.ts'
import { documentCalls } from './calls/documents.ts'
import { inquiryCalls } from './calls/inquiry.ts'
import { invoiceReader } from './calls/invoice-reader.ts'
import { orderCalls } from './calls/order.ts'
import { paymentCalls } from './calls/payment.ts'
import type { ProductCalls } from './calls/product-calls.ts'

/** @returns the actors of one running journey, for `provide` */
export const journeyActors = (context: CallContext & { calls: ProductCalls }) => {
  const invoices = invoiceReader(context)
  return {
    ...inquiryCalls(context.calls),
    ...orderCalls({ ...context, invoices }),
    ...addressCalls(context),
    ...documentCalls(context),
    ...paymentCalls({ ...context, invoices }),
    ...changeCalls(context),
  }
}
