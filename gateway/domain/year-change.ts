/**
 * Detects policies that start in a year whose tariff is not announced yet: they are priced by the newest
 * tariff. Decisions, section 8 "In time". A tariff is announced when its year begins, so next year's is never
 * available.
 */
import type { OffersSearch, YearChange } from '#contract/operations/offers.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import { tariffYearOn } from './tariff.ts'

/** The day after the last policy ends, or today if that is past or there is no policy. */
const startOfPolicy = (lastPolicyExpDate: string | null, today: string): string => {
  const dayAfter = lastPolicyExpDate === null ? today : addToJalali(lastPolicyExpDate, { days: 1 })
  return dayAfter > today ? dayAfter : today
}

/** Returns the year of the policy and the year of its tariff, or null if they are the same. */
export const yearChangeOf = (
  { lastPolicyExpDate }: Pick<OffersSearch, 'lastPolicyExpDate'>,
  today: string,
): YearChange | null => {
  const { year } = jalaliParts(startOfPolicy(lastPolicyExpDate, today))
  const tariffYear = tariffYearOn(today)
  return year === tariffYear ? null : { year: String(year), tariffYear: String(tariffYear) }
}
