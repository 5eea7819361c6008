/**
 * A policy that begins in a year whose tariff is not announced yet is priced by the newest one that is. Decisions, section 8 "In time".
 * A year's tariff is announced when that year begins, so next year's is never there.
 */
import type { OffersSearch, YearChange } from '#contract/operations/third-party-offers.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import { tariffYearOn } from './tariff.ts'

/** The day after the last policy ends, or today where that is past or there is none. */
const beginning = (lastPolicyExpDate: string | null, today: string): string => {
  const dayAfter = lastPolicyExpDate === null ? today : addToJalali(lastPolicyExpDate, { days: 1 })
  return dayAfter > today ? dayAfter : today
}

/** Takes what a search says of the last policy, and today; gives the two years, or null where the tariff is the right year's. */
export const yearChangeOf = (
  { lastPolicyExpDate }: Pick<OffersSearch, 'lastPolicyExpDate'>,
  today: string,
): YearChange | null => {
  const { year } = jalaliParts(beginning(lastPolicyExpDate, today))
  const tariffYear = tariffYearOn(today)
  return year === tariffYear ? null : { year: String(year), tariffYear: String(tariffYear) }
}
