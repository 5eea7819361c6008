/**
 * Production years of both calendars: Jalali for cars that were built in Iran, Gregorian for imported ones.
 * Specification: document 3, sections 2 ("Manual quote wizard") and 3.
 */
import { jalaliParts, toGregorian } from '#contract/values/jalali-date.ts'
import { productionYears } from '../configuration.ts'
import { zeroKm } from './figures.ts'

/** Most of a Jalali year overlaps the Gregorian year with this offset. */
const OFFSET = 621
/** Only these newest years need the month: a discount for a new car ends after some months. */
const YEARS_WITH_MONTH = 2

type Produced = { carImported: boolean; carProductionYear: string; carProductionMonth: string | null }

const gregorianParts = (today: string): { year: number; month: number } => {
  const [year = 0, month = 0] = toGregorian(today).split('-').map(Number)
  return { year, month }
}

/** The current month in the calendar of the car's years. */
const thisMonth = (imported: boolean, today: string): { year: number; month: number } =>
  imported ? gregorianParts(today) : jalaliParts(today)

/** Returns the years of a calendar, newest first. */
export const carYears = (imported: boolean, today: string): number[] => {
  const jalali = productionYears(today)
  if (!imported) return jalali
  const { year } = gregorianParts(today)
  return jalali.map((_, back) => year - back)
}

/** Returns the year of the other calendar that covers most of a year. */
export const otherYear = (imported: boolean, year: number): number =>
  imported ? year - OFFSET : year + OFFSET

/** Whether a price needs the month of a production year. */
export const carNeedsMonth = (imported: boolean, year: number, today: string): boolean =>
  year > thisMonth(imported, today).year - YEARS_WITH_MONTH

/** Whether a production month is in the future. */
export const isFutureMonth = (
  { carImported, carProductionYear, carProductionMonth }: Produced,
  today: string,
): boolean => {
  const { year, month } = thisMonth(carImported, today)
  return Number(carProductionYear) === year && Number(carProductionMonth ?? 0) > month
}

/** Returns the whole years since the production year. */
export const carAge = ({ carImported, carProductionYear }: Produced, today: string): number =>
  thisMonth(carImported, today).year - Number(carProductionYear)

/** Whether the car was built this month or in one of the `zeroKm.withinMonths` months before. */
export const isNewlyBuilt = (
  { carImported, carProductionYear, carProductionMonth }: Produced,
  today: string,
): boolean => {
  if (carProductionMonth === null) return false
  const now = thisMonth(carImported, today)
  const months = (now.year - Number(carProductionYear)) * 12 + now.month - Number(carProductionMonth)
  return months <= zeroKm.withinMonths
}
