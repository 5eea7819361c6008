/**
 * The production month of a vehicle, required for the newest years only. Document 2 section 5 ("the year
 * needs a month").
 */
import { jalaliParts } from '#contract/values/jalali-date.ts'

/**
 * This year and the previous one: only such vehicles can have their first day without cover within a year.
 */
const YEARS_WITH_MONTH = 2

/** Whether a price needs the month of a production year. */
export const needsMonth = (year: string | number, today: string): boolean =>
  Number(year) > jalaliParts(today).year - YEARS_WITH_MONTH

/** Returns the first day of the production month (1 to 12), or null without a month. */
export const firstDayOf = (year: string, month: string | null): string | null =>
  month === null ? null : `${year}-${month.padStart(2, '0')}-01`
