/**
 * Rules of instalments: who may use them, and what is due today. Specification: document 2 sections 4 and
 * 9.
 */
import type { BnplAccount, Instalments, PaymentPlan, PaymentType } from '#contract/operations/offers.ts'
import type { AnyOffer } from './any-offer.ts'

/** The reason why an offer cannot be paid in interest-free instalments; null if it can. */
export const bnplObstacle = (
  { bnpl }: Pick<AnyOffer, 'bnpl'>,
  account: BnplAccount | null,
): 'not-sold' | 'not-eligible' | 'not-registered' | null => {
  if (bnpl === null) return 'not-sold'
  if (account?.eligible !== true) return 'not-eligible'
  return account.registered ? null : 'not-registered'
}

/** Number of payments in interest-free instalments: the first at once, plus those that the terms count. */
export const bnplPaymentCount = ({ count }: Pick<Instalments, 'count'>): number => count + 1

const downToHundred = (amount: number): number => Math.floor(amount / 100) * 100

/**
 * Instalments within the user's credit: what exceeds it is added to the first one. Without a known credit,
 * for example of a guest, they are those of the offer. The gateway's invoice has the same rule.
 */
export const instalmentsWithin = (terms: Instalments, credit: number | null): Instalments => {
  const { first, each, count } = terms
  if (credit === null) return terms
  const within = Math.min(each, downToHundred(Math.max(0, credit) / count))
  return { first: first + (each - within) * count, each: within, count }
}

/**
 * Toman due when the order is paid: the whole price, the first instalment, or the down payment before the
 * cheques.
 */
export const dueToday = (
  { payableAmount, bnpl, installment }: Pick<AnyOffer, 'payableAmount' | 'bnpl' | 'installment'>,
  paymentType: PaymentType,
  account: BnplAccount | null,
): number =>
  ({
    cash: payableAmount,
    bnpl: bnpl === null ? payableAmount : instalmentsWithin(bnpl, account?.credit ?? null).first,
    installment: installment?.first ?? payableAmount,
  })[paymentType]

/**
 * Whether the first instalment carries what exceeds the user's credit. Rounding adds less than 100 toman for
 * each instalment to it.
 */
export const hasLargerFirst = ({ first, each, count }: Instalments): boolean =>
  first - each >= bnplPaymentCount({ count }) * 100

/**
 * Whether the instalments of an invoice exceeded the user's credit, so that the first one carries the rest.
 */
export const exceedsCredit = ({ first, amount, payments }: PaymentPlan): boolean =>
  hasLargerFirst({ first, each: amount, count: payments.length - 1 })
