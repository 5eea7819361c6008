/** Working days in Iran: all but Fridays. Public holidays are not known here. Document 3 section 9. */
import { addToJalali, toGregorian } from '#contract/values/jalali-date.ts'

const FRIDAY = 5
/** 72 working hours. */
const REFUND_DAYS = 3

const isFriday = (day: string): boolean => new Date(`${toGregorian(day)}T12:00:00Z`).getUTCDay() === FRIDAY

const firstWorkingDay = (day: string): string => (isFriday(day) ? addToJalali(day, { days: 1 }) : day)

const nextWorkingDay = (day: string): string => firstWorkingDay(addToJalali(day, { days: 1 }))

/**
 * Returns the last day of a refund: 72 working hours after the first working day from the cancellation on.
 */
export const refundDay = (cancelledOn: string): string => {
  let day = firstWorkingDay(cancelledOn)
  for (let passed = 0; passed < REFUND_DAYS; passed += 1) day = nextWorkingDay(day)
  return day
}
