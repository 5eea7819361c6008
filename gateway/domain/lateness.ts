/**
 * Days without cover, for which a new policy charges. Source: data notes, item 6 and `lateStart`; at most a
 * year.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali, daysBetween } from '#contract/values/jalali-date.ts'
import { firstDayOf } from './production-month.ts'
import { lateness } from './tariff-figures.ts'

/**
 * First day without cover, or null if it is unknown. Not before the month in which the vehicle was made, or
 * its year if no month is asked for.
 */
const lateStart = ({
  policyStatus,
  deliveryDate,
  lastPolicyExpDate,
  carProductionYear,
  carProductionMonth,
}: OffersSearch): string | null => {
  const made = firstDayOf(carProductionYear, carProductionMonth)
  if (policyStatus === 'without') return made
  if (policyStatus === 'new') return deliveryDate !== null && made > deliveryDate ? made : deliveryDate
  return lastPolicyExpDate === null ? null : addToJalali(lastPolicyExpDate, { days: 1 })
}

/**
 * Returns the days from the first one without cover up to today, 0 to 365. A vehicle that never had a policy
 * counts from its production.
 */
export const delayDays = (search: OffersSearch, today: string): number => {
  const start = lateStart(search)
  return start === null
    ? lateness.capDays
    : Math.min(lateness.capDays, Math.max(0, daysBetween(start, today)))
}
