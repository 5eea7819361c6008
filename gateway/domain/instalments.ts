/**
 * Equal monthly payments without interest. Specification: document 1 section 1 (four, the first at purchase);
 * data notes: equal, rounded to 100 toman, the remainder goes to the first.
 */
import type { PaymentPlan } from '#contract/operations/third-party-offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

/** Takes today; gives the days that `count` monthly payments fall due, the first today. */
export const dueDates = (today: string, count = 4): readonly string[] =>
  Array.from({ length: count }, (_, month) => addToJalali(today, { months: month }))

/** Takes a total in toman and the due dates; gives the plan. The payments add up to the total, none is dearer than the first. */
export const planOver = (total: number, dates: readonly string[]): PaymentPlan => {
  const amount = Math.floor(total / dates.length / 100) * 100
  const first = total - amount * (dates.length - 1)
  return { amount, first, payments: dates.map((dueDate, index) => ({ amount: index === 0 ? first : amount, dueDate })) }
}

/** Takes a total in toman and today; gives `count` monthly payments from today on. */
export const instalmentsOf = (total: number, today: string, count = 4): PaymentPlan => planOver(total, dueDates(today, count))
