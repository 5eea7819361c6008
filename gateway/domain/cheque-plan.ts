/**
 * Payments of an order by cheques: a down payment at the bank, then monthly cheques. Specification: document
 * 2 section 4; decisions, section 4. Discount codes and postage change the down payment only, because cheques
 * are written once.
 */
import { ChequeTag, type PaymentOrder } from '#contract/operations/documents.ts'
import type { Instalments, PaymentPlan } from '#contract/operations/offers.ts'
import { dueDates } from './instalments.ts'

export type Cheque = { tag: ChequeTag; order: number; amount: number; dueDate: string }

/** Returns the cheques, numbered from 1. The first is due a month after `from`. */
export const chequesOf = ({ each, count }: Instalments, from: string): Cheque[] => {
  const dates = dueDates(from, count + 1).slice(1)
  return ChequeTag.options
    .slice(0, count)
    .map((tag, index) => ({ tag, order: index + 1, amount: each, dueDate: dates[index] ?? from }))
}

/** Returns the plan of an order's total with the down payment on `day`. Its payments add up to the total. */
export const planByCheques = (cheques: readonly Cheque[], total: number, day: string): PaymentPlan => {
  const first = total - cheques.reduce((sum, { amount }) => sum + amount, 0)
  return {
    amount: cheques[0]?.amount ?? 0,
    first,
    payments: [
      { amount: first, dueDate: day },
      ...cheques.map(({ amount, dueDate }) => ({ amount, dueDate })),
    ],
  }
}

/** Returns the down payment (number 0, without a picture) and the cheques with their pictures. */
export const paymentOrders = (
  down: { amount: number; dueDate: string },
  cheques: readonly Cheque[],
  pictureOf: (cheque: Cheque) => Pick<NonNullable<PaymentOrder['document']>, 'minioImageId' | 'fileType'>,
): PaymentOrder[] => [
  { order: 0, prepayment: true, ...down, document: null },
  ...cheques.map((cheque) => ({
    order: cheque.order,
    prepayment: false,
    amount: cheque.amount,
    dueDate: cheque.dueDate,
    document: { tag: cheque.tag, ...pictureOf(cheque) },
  })),
]
