/** The actors of the third-party chart: every call that it invokes, by the name that the chart uses. */
import { addressCalls } from './calls/addresses.ts'
import { type CallContext, changeCalls } from './calls/changes.ts'
import { documentCalls } from './calls/documents.ts'
import { inquiryCalls } from './calls/inquiry.ts'
import { orderCalls } from './calls/order.ts'
import { paymentCalls } from './calls/payment.ts'

/** @returns the actors of one running journey, for `provide` */
export const thirdPartyActors = (context: CallContext) => ({
  ...inquiryCalls,
  ...orderCalls,
  ...addressCalls,
  ...documentCalls,
  ...paymentCalls(context),
  ...changeCalls(context),
})
