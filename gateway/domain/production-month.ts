/** The month in which a vehicle was made: asked for the newest years only. Specification: document 2 section 5 ("the year needs a month"). */
import { jalaliParts } from '#contract/values/jalali-date.ts'

/** Vehicles of this year and of the one before: only their first day without cover may lie within a year. */
const YEARS_WITH_MONTH = 2

/** Takes a production year and today; tells whether a price needs the month too. */
export const needsMonth = (year: string | number, today: string): boolean =>
  Number(year) > jalaliParts(today).year - YEARS_WITH_MONTH

/** Takes a production year and its month (1 to 12) or null; gives the first day on which the vehicle may have existed, or null where nobody asks. */
export const firstDayOf = (year: string, month: string | null): string | null =>
  month === null ? null : `${year}-${month.padStart(2, '0')}-01`
