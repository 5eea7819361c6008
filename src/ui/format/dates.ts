/**
 * Jalali dates in words: «سه‌شنبه ۴ آذر ۱۴۰۴», «Tuesday 4 Azar 1404», never bare numbers.
 * `Intl` provides the names, so display needs no library. Design language, section 6.
 */
import { digitsText } from './digits.ts'
import { inLanguage } from './language.ts'

const DAY = 86_400_000
const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

const numericPersian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})
type Named = 'month' | 'weekday'
const writers = new Map<string, Intl.DateTimeFormat>()
/** Created on first use: creating a formatter takes longer than using it a hundred times. */
const nameOf = (named: Named, instant: number): string => {
  const key = inLanguage('fa-IR', 'en-GB') + named
  const writer =
    writers.get(key) ??
    new Intl.DateTimeFormat(`${inLanguage('fa-IR', 'en-GB')}-u-ca-persian`, {
      timeZone: 'UTC',
      [named]: 'long',
    })
  writers.set(key, writer)
  return writer.format(instant)
}

/** 1 Farvardin is between 19 and 22 March; `Intl` tells which day. */
const newYearOf = (year: number): number => {
  for (let day = 19; day <= 22; day += 1) {
    const instant = Date.UTC(year + 621, 2, day)
    if (numericPersian.format(instant) === '1/1') return instant
  }
  return Date.UTC(year + 621, 2, 21)
}

/** Midnight UTC of «1404-08-24», in milliseconds. */
const instantOf = (date: string): number => {
  const { year, month, day } = partsOf(date)
  const before = month <= 7 ? 31 * (month - 1) : 186 + 30 * (month - 7)
  return newYearOf(year) + (before + day - 1) * DAY
}

/** Name of a month, 1 to 12. */
export const monthText = (month: number): string => nameOf('month', instantOf(`1404-${month}-10`))

/** Weekday of «1404-08-24»: «شنبه». */
export const weekdayText = (date: string): string => nameOf('weekday', instantOf(date))

/** Options of a date in words. With `today`, the current year is left out. */
export type DateTextOptions = {
  today?: string | undefined
  weekday?: boolean | undefined
  short?: boolean | undefined
}

/** «1404-09-04» as «۴ آذر ۱۴۰۴», with `weekday` «سه‌شنبه ۴ آذر ۱۴۰۴», with `short` «۴ آذر». */
export const dateText = (
  date: string,
  { today, weekday = false, short = false }: DateTextOptions = {},
): string => {
  const { year, month, day } = partsOf(date)
  const current = today !== undefined && partsOf(today).year === year
  const parts = [
    weekday && weekdayText(date),
    digitsText(day),
    monthText(month),
    !short && !current && digitsText(year),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

let gregorianWriter: Intl.DateTimeFormat | undefined

/** «1369-02-12» as "2 May 1990". */
export const gregorianText = (date: string): string => {
  gregorianWriter ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })
  return gregorianWriter.format(instantOf(date))
}

/** «09:00» or «9:00» as «۹»; minutes only when they are not zero. */
export const hourText = (time: string): string => {
  const [hour = '0', minute = '0'] = time.split(':')
  return digitsText(Number(minute) === 0 ? Number(hour) : `${Number(hour)}:${minute}`)
}
