/**
 * Dates of the Persian calendar as text, «1404-08-24», and their arithmetic, for the app and the gateway.
 * jalaali-js knows the calendar in 2 kB; tests compare it with jalali-moment, which is too large for a
 * chart's chunk. Specification: document 1 section 1, document 2 section 5; decisions, "Expiry at most…"
 * and "Over eighteen".
 */
import {
  d2g,
  d2j,
  g2d,
  isValidJalaaliDate,
  j2d,
  jalaaliMonthLength,
  toGregorian as gregorianOf,
} from 'jalaali-js'
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

const PATTERN = /^(1[234]\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Number of days in a Jalali month (1 to 12). */
export const daysInJalaliMonth = (year: number, month: number): number => jalaaliMonthLength(year, month)

export type JalaliParts = { year: number; month: number; day: number }

/** Parts of «1404-08-24» as numbers. */
export const jalaliParts = (date: string): JalaliParts => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

const two = (part: number) => String(part).padStart(2, '0')

/** Text of a date. A day after the end of the month is clamped. */
export const jalaliDate = ({ year, month, day }: JalaliParts): string =>
  `${year}-${two(month)}-${two(Math.min(day, daysInJalaliMonth(year, month)))}`

/** Whether a text is a valid date of the Persian calendar. */
export const isJalaliDate = (text: string): boolean => {
  if (!PATTERN.test(text)) return false
  const { year, month, day } = jalaliParts(text)
  return isValidJalaaliDate(year, month, day)
}

/** Number of the day since the calendars' common epoch, for sums and differences. */
const dayNumber = (date: string): number => {
  const { year, month, day } = jalaliParts(date)
  return j2d(year, month, day)
}
const textOf = ({ jy, jm, jd }: { jy: number; jm: number; jd: number }) => `${jy}-${two(jm)}-${two(jd)}`

/** Adds years, months and days (any sign) in that order; each result is clamped to its month. */
export const addToJalali = (date: string, by: { years?: number; months?: number; days?: number }): string => {
  const { year, month, day } = jalaliParts(date)
  const months = (year + (by.years ?? 0)) * 12 + (month - 1)
  const inYear = jalaliDate({ year: Math.floor(months / 12), month: (months % 12) + 1, day })
  const start = jalaliParts(inYear)
  const shifted = start.year * 12 + (start.month - 1) + (by.months ?? 0)
  const inMonth = jalaliDate({ year: Math.floor(shifted / 12), month: (shifted % 12) + 1, day: start.day })
  return textOf(d2j(dayNumber(inMonth) + (by.days ?? 0)))
}

/** Days from the first date to the second; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Whole days without cover after a policy's last day, up to yesterday; 0 while it is valid. */
export const daysWithoutCover = (expiry: string, today: string): number =>
  Math.max(0, daysBetween(addToJalali(expiry, { days: 1 }), today))

/** Age in whole years. */
export const ageOn = (birth: string, today: string): number => {
  const [born, now] = [jalaliParts(birth), jalaliParts(today)]
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

/** The Gregorian date, as «2025-11-15». */
export const toGregorian = (date: string): string => {
  const { year, month, day } = jalaliParts(date)
  const { gy, gm, gd } = gregorianOf(year, month, day)
  return `${gy}-${two(gm)}-${two(gd)}`
}

/** The Jalali date of a Gregorian one, «2025-11-15»; null for a date that does not exist. */
export const fromGregorian = (date: string): string | null => {
  const { year, month, day } = jalaliParts(date)
  const number = g2d(year, month, day)
  const { gy, gm, gd } = d2g(number)
  return gy === year && gm === month && gd === day ? textOf(d2j(number)) : null
}

/** The latest expiry of a policy: 1 year, 1 month and 5 days after its start. */
export const latestExpiry = (start: string): string => addToJalali(start, { years: 1, months: 1, days: 5 })

/** A Jalali date with dashes or slashes in any digits, parsed to «1404-08-24». */
export const JalaliDate = v.pipe(
  v.string(textRef('required')),
  v.transform((typed) => {
    const [year = '', month = '', day = ''] = toLatinDigits(typed).trim().split(/[-/]/)
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }),
  v.check(isJalaliDate, textRef('date.wrong')),
)
