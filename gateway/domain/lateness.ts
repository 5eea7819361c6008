/** Days without cover that a new policy is charged for. Source: data notes, item 6 and `lateStart`: at most a year of them. */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { addToJalali, daysBetween } from '#contract/values/jalali-date.ts'
import { lateness } from '../sandbox/tariff-figures.ts'
import { firstDayOf } from './production-month.ts'

/** First day without cover, or null where nobody knows one. A vehicle that never had a policy is not late for the time before it was made. */
const lateStart = ({
  policyStatus,
  deliveryDate,
  lastPolicyExpDate,
  carProductionYear,
  carProductionMonth,
}: OffersSearch): string | null => {
  const made = firstDayOf(carProductionYear, carProductionMonth)
  if (policyStatus === 'without') return made
  if (policyStatus === 'new')
    return deliveryDate !== null && made !== null && made > deliveryDate ? made : deliveryDate
  return lastPolicyExpDate === null ? null : addToJalali(lastPolicyExpDate, { days: 1 })
}

/**
 * Takes a search and today; gives the days from the first one without cover up to today, 0 to 365.
 * Without any policy they begin in the month of production; all 365 where that is not asked for.
 */
export const delayDays = (search: OffersSearch, today: string): number => {
  const start = lateStart(search)
  return start === null
    ? lateness.capDays
    : Math.min(lateness.capDays, Math.max(0, daysBetween(start, today)))
}
