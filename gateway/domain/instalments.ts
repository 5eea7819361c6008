/**
 * Paying in parts without interest. Specification: document 1 section 1 (four monthly payments, the first at purchase; or a down payment
 * and monthly cheques); data notes: equal, rounded to 100 toman, the remainder goes to the first.
 */
import type { Instalments, PaymentPlan } from '#contract/operations/third-party-offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

/** How an insurer takes cheques: what is paid at purchase, percent, and how many monthly cheques follow. */
export type ChequeTerms = { downPercent: number; count: number }

const BNPL_PAYMENTS = 4
/** As many as any insurer may take. */
const MOST_CHEQUES = 10

const downToHundred = (amount: number): number => Math.floor(amount / 100) * 100
const inParts = (total: number, each: number, count: number): Instalments => ({
  first: total - each * count,
  each,
  count,
})

/** Takes a total in toman; gives the terms of four payments, the first of which is no smaller than the others. */
export const bnplTerms = (total: number): Instalments =>
  inParts(total, downToHundred(total / BNPL_PAYMENTS), BNPL_PAYMENTS - 1)

/** Takes a total in toman and how an insurer takes cheques; gives the down payment, at least its percent of the total, and the cheques. */
export const chequeTerms = (total: number, { downPercent, count }: ChequeTerms): Instalments =>
  inParts(total, downToHundred((total * (100 - downPercent)) / 100 / count), count)

/** Takes today; gives the days that `count` monthly payments fall due, the first today. */
export const dueDates = (today: string, count = BNPL_PAYMENTS): readonly string[] =>
  Array.from({ length: count }, (_, month) => addToJalali(today, { months: month }))

/** Takes today; gives the days of as many cheques as there may be, the first a month from today. */
export const chequeDates = (today: string): readonly string[] => dueDates(today, MOST_CHEQUES + 1).slice(1)

/** Takes a total in toman and the due dates; gives the plan. The payments add up to the total, none is dearer than the first. */
export const equalPlan = (total: number, dates: readonly string[]): PaymentPlan => {
  const amount = downToHundred(total / dates.length)
  const first = total - amount * (dates.length - 1)
  return {
    amount,
    first,
    payments: dates.map((dueDate, index) => ({ amount: index === 0 ? first : amount, dueDate })),
  }
}
