/**
 * Long dates of the Persian calendar in both languages. Design language, section 6: weekday, day, month,
 * year.
 */
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { jalaliParts, toGregorian } from '#contract/values/jalali-date.ts'

const formatsOf = (language: string) => {
  const inPersianCalendar = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-ca-persian`, { timeZone: 'UTC', ...options })
  return { weekday: inPersianCalendar({ weekday: 'long' }), month: inPersianCalendar({ month: 'long' }) }
}
const formats = { fa: formatsOf('fa-IR'), en: formatsOf('en-GB') }

/** Formats «1404-08-27» as «سه‌شنبه ۲۷ آبان ۱۴۰۴» or “Tuesday 27 Aban 1404”. */
export const formatLongDate = (date: string, locale: Locale = 'fa'): string => {
  const noon = new Date(`${toGregorian(date)}T12:00:00Z`)
  const { year, day } = jalaliParts(date)
  const { weekday, month } = formats[locale]
  const digits = (number: number) => (locale === 'fa' ? toPersianDigits(number) : String(number))
  return [weekday.format(noon), digits(day), month.format(noon), digits(year)].join(' ')
}
