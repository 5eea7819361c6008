/** Days as a Persian reader says them. Design language, section 6: weekday, day, month, year, in words and Persian digits. */
import { toPersianDigits } from '#contract/values/digits.ts'
import { jalaliParts, toGregorian } from '#contract/values/jalali-date.ts'

const persian = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fa-IR-u-ca-persian', { timeZone: 'UTC', ...options })
const weekdayName = persian({ weekday: 'long' })
const monthName = persian({ month: 'long' })

/** Takes «1404-08-27»; gives «سه‌شنبه ۲۷ آبان ۱۴۰۴». */
export const dateInWords = (date: string): string => {
  const noon = new Date(`${toGregorian(date)}T12:00:00Z`)
  const { year, day } = jalaliParts(date)
  return [weekdayName.format(noon), toPersianDigits(day), monthName.format(noon), toPersianDigits(year)].join(' ')
}
