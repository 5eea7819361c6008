/** Everything that the third-party chart asks of the outside, by the names it uses. */
import { addressCalls } from './calls/addresses.ts'
import type { Desk } from './calls/calling.ts'
import { documentCalls } from './calls/documents.ts'
import { inquiryCalls } from './calls/inquiry.ts'
import { orderCalls } from './calls/order.ts'
import { paymentCalls } from './calls/payment.ts'

/** Takes what the calls of one journey need; gives its actors, for `provide`. */
export const thirdPartyActors = (desk: Desk) => ({
  ...inquiryCalls,
  ...orderCalls(desk),
  ...addressCalls(desk),
  ...documentCalls(desk),
  ...paymentCalls(desk),
})
