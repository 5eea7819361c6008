/**
 * The production month of a vehicle, required for the newest years only and never for motorcycles. Document 2
 * section 5 ("the year needs a month").
 */
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'

/**
 * This year and the previous one: only such vehicles can have their first day without cover within a year.
 */
const YEARS_WITH_MONTH = 2

/** Whether a price needs the month of a production year. */
export const needsMonth = (product: LiabilityType, year: string | number, today: string): boolean =>
  product !== 'motorcycle' && Number(year) > jalaliParts(today).year - YEARS_WITH_MONTH

/** Returns the first day of the production month (1 to 12), or of the year without a month. */
export const firstDayOf = (year: string, month: string | null): string =>
  `${year}-${(month ?? '1').padStart(2, '0')}-01`
