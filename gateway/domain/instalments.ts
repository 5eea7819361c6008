/**
 * Instalments without interest. Specification: document 1 section 1 (four monthly payments, the first at
 * purchase; or a down payment and monthly cheques); data notes: equal, rounded to 100 toman, the remainder
 * added to the first.
 */
import type { Instalments, PaymentPlan } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

/** An insurer's terms for cheques: the down payment in percent, and the number of monthly cheques. */
export type ChequeTerms = { downPercent: number; count: number }

const BNPL_PAYMENTS = 4
/** The highest number that an insurer accepts. */
const MOST_CHEQUES = 10
/** Months after the payment at the bank within which all instalments and cheques of an order are due. */
export const MONTHS_OF_PARTS = MOST_CHEQUES

/** Months from the first of four payments to the last one. */
export const BNPL_MONTHS = BNPL_PAYMENTS - 1

const downToHundred = (amount: number): number => Math.floor(amount / 100) * 100
const inParts = (total: number, each: number, count: number): Instalments => ({
  first: total - each * count,
  each,
  count,
})

/** Returns the terms of four payments; the first is no smaller than the others. */
export const bnplTerms = (total: number): Instalments =>
  inParts(total, downToHundred(total / BNPL_PAYMENTS), BNPL_PAYMENTS - 1)

/** Returns the down payment (at least the insurer's percentage of the total) and the cheques. */
export const chequeTerms = (total: number, { downPercent, count }: ChequeTerms): Instalments =>
  inParts(total, downToHundred((total * (100 - downPercent)) / 100 / count), count)

/** Returns the due dates of `count` monthly payments, the first one today. */
export const dueDates = (today: string, count = BNPL_PAYMENTS): readonly string[] =>
  Array.from({ length: count }, (_, month) => addToJalali(today, { months: month }))

/** Returns the dates of the highest number of cheques, the first one a month from today. */
export const chequeDates = (today: string): readonly string[] => dueDates(today, MOST_CHEQUES + 1).slice(1)

/** Returns a plan of equal payments that add up to the total; none exceeds the first. */
export const equalPlan = (total: number, dates: readonly string[]): PaymentPlan => {
  const amount = downToHundred(total / dates.length)
  const first = total - amount * (dates.length - 1)
  return {
    amount,
    first,
    payments: dates.map((dueDate, index) => ({ amount: index === 0 ? first : amount, dueDate })),
  }
}
