/** Days without cover that a new policy is charged for. Source: data notes, item 6 and `lateStart`: at most a year of them. */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { addToJalali, daysBetween } from '#contract/values/jalali-date.ts'
import { lateness } from '../sandbox/tariff-figures.ts'

/** First day without cover, or null where nobody knows one. */
const lateStart = ({ policyStatus, deliveryDate, lastPolicyExpDate }: OffersSearch): string | null => {
  if (policyStatus === 'new') return deliveryDate
  return lastPolicyExpDate === null ? null : addToJalali(lastPolicyExpDate, { days: 1 })
}

/** Takes a search and today; gives the days from the first one without cover up to today, 0 to 365. Without any policy, all 365. */
export const delayDays = (search: OffersSearch, today: string): number => {
  const start = search.policyStatus === 'without' ? null : lateStart(search)
  return start === null ? lateness.capDays : Math.min(lateness.capDays, Math.max(0, daysBetween(start, today)))
}
