/**
 * Hours until which an order has to be complete to be issued on the same day. Document 3 section 9;
 * decisions, section 10.
 */
import { toGregorian } from './jalali-date.ts'

export const ISSUED_UNTIL = { workday: 21, weekend: 19 } as const

const [THURSDAY, FRIDAY] = [4, 5]

/** Whether a Jalali day is a Thursday or a Friday, the weekend. */
const isWeekend = (date: string): boolean => {
  const weekday = new Date(`${toGregorian(date)}T12:00:00Z`).getUTCDay()
  return weekday === THURSDAY || weekday === FRIDAY
}

/** Returns the last hour of a day at which an order can be completed, to be issued on that day. */
export const lastHourOf = (day: string): number =>
  isWeekend(day) ? ISSUED_UNTIL.weekend : ISSUED_UNTIL.workday
