/**
 * Rules of instalments: who may use them, and what is due today. Specification: document 2 sections 4 and
 * 9.
 */
import type { Instalments, Offer, PaymentPlan, PaymentType } from '#contract/operations/offers.ts'
import type { JourneyContext } from './context.ts'

/** Why an offer cannot be paid in interest-free instalments; null where it can. */
export const bnplObstacle = (
  { bnpl }: Pick<Offer, 'bnpl'>,
  account: JourneyContext['bnplAccount'],
): 'not-sold' | 'not-eligible' | 'not-registered' | null => {
  if (bnpl === null) return 'not-sold'
  if (account?.eligible !== true) return 'not-eligible'
  return account.registered ? null : 'not-registered'
}

/** How many payments interest-free instalments are: the first at once, then those that the terms count. */
export const bnplPaymentCount = ({ count }: Pick<Instalments, 'count'>): number => count + 1

/**
 * Toman due when the order is paid: the whole price, the first instalment, or the down payment before the
 * cheques.
 */
export const dueToday = ({ payableAmount, bnpl, installment }: Offer, paymentType: PaymentType): number =>
  ({
    cash: payableAmount,
    bnpl: bnpl?.first ?? payableAmount,
    installment: installment?.first ?? payableAmount,
  })[paymentType]

/**
 * Whether the instalments exceeded the user's credit, so that the first one carries the rest.
 * Rounding adds less than 100 toman for each instalment to the first.
 */
export const exceedsCredit = ({ first, amount, payments }: PaymentPlan): boolean =>
  first - amount >= payments.length * 100
