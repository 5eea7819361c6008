/** Everything that the third-party chart asks of the outside, by the names it uses. */
import { addressCalls } from './calls/addresses.ts'
import type { CallContext } from './calls/call-actors.ts'
import { documentCalls } from './calls/documents.ts'
import { inquiryCalls } from './calls/inquiry.ts'
import { orderCalls } from './calls/order.ts'
import { paymentCalls } from './calls/payment.ts'

/** Takes what the calls of one journey need; gives its actors, for `provide`. */
export const thirdPartyActors = (desk: CallContext) => ({
  ...inquiryCalls,
  ...orderCalls(desk),
  ...addressCalls(desk),
  ...documentCalls(desk),
  ...paymentCalls(desk),
})
