/**
 * The payments of an order that is paid by cheques: a down payment at the bank, then monthly cheques. Specification: document 2 section 4;
 * decisions, section 4. What a code takes off and what sending costs goes to the down payment: cheques are written only once.
 */
import { ChequeTag, type PaymentOrder } from '#contract/operations/documents.ts'
import type { Instalments, PaymentPlan } from '#contract/operations/third-party-offers.ts'
import { chequeDates } from './instalments.ts'

export type Cheque = { tag: ChequeTag; order: number; amount: number; dueDate: string }

/** Takes the terms of an offer and the day that the cheques count from; gives the cheques, numbered from 1. */
export const chequesOf = ({ each, count }: Instalments, from: string): Cheque[] => {
  const dates = chequeDates(from)
  return ChequeTag.options
    .slice(0, count)
    .map((tag, index) => ({ tag, order: index + 1, amount: each, dueDate: dates[index] ?? from }))
}

/** Takes cheques, what the whole order comes to, and the day of the down payment; gives the plan. It adds up to the total. */
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

/** Takes the plan's down payment and the cheques, each with its picture; gives them as they are listed. The down payment has number 0 and no picture. */
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
