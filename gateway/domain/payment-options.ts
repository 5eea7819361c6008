/**
 * Payment types of an offer for a buyer. Specification: document 1 sections 1 and 4, document 2 section 4
 * ("Payment types").
 */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Offer, PaymentType } from '#contract/operations/offers.ts'

export type PaymentOptions = OrderDetail['paymentOptions']

/**
 * Returns the terms of each payment type; null if it is not available to the buyer.
 * @param descriptions the terms of cheques in sentences, for an answer that shows them
 */
export const paymentOptionsOf = (
  { payableAmount, bnpl, installment }: Pick<Offer, 'payableAmount' | 'bnpl' | 'installment'>,
  { eligible, registered }: { eligible: boolean; registered: boolean },
  descriptions: readonly string[] = [],
): PaymentOptions => ({
  cash: payableAmount,
  bnpl: eligible && registered ? bnpl : null,
  installment: installment && { ...installment, descriptions: [...descriptions] },
})

/** Whether a payment type is available. Cash always is. */
export const isPaymentOpen = (paymentType: PaymentType, options: PaymentOptions): boolean =>
  paymentType === 'cash' || options[paymentType] !== null
