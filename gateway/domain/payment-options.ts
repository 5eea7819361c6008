/** In which ways an offer may be paid, and by whom. Specification: document 1 sections 1 and 4, document 2 section 4 ("Payment types"). */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Offer, PaymentType } from '#contract/operations/third-party-offers.ts'

export type PaymentOptions = OrderDetail['paymentOptions']

/** Takes an offer and what the BNPL provider says of the buyer; gives the terms of each way, null where it is not open. */
export const paymentOptionsOf = (
  { payableAmount, bnpl, installment }: Pick<Offer, 'payableAmount' | 'bnpl' | 'installment'>,
  { eligible, registered }: { eligible: boolean; registered: boolean },
): PaymentOptions => ({
  cash: payableAmount,
  bnpl: eligible && registered ? bnpl : null,
  installment,
})

/** Takes a way of paying and what is open; tells whether it is. Cash always is. */
export const isPaymentOpen = (paymentType: PaymentType, options: PaymentOptions): boolean =>
  paymentType === 'cash' || options[paymentType] !== null
