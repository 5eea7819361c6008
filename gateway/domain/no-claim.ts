/**
 * No-claim percentages that apply to a search. The rule is that of the contract; it needs to know whether the
 * last policy covered a whole year. Source: data notes, item 3.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { noClaimAfter } from '#contract/values/no-claim.ts'

/** Policies end on the same day of the next year, or on the day before it. */
const isWholeYear = ({ lastPolicyStartDate: start, lastPolicyExpDate: end }: OffersSearch): boolean =>
  start !== null && end !== null && end >= addToJalali(start, { years: 1, days: -1 })

/**
 * Whether a no-claim history applies: not to a new or uninsured vehicle, nor to a buyer who brings no
 * discount.
 */
export const hasHistory = ({ policyStatus, changeOwnershipStatus }: OffersSearch): boolean =>
  policyStatus === 'with_policy' ||
  (policyStatus === 'ownership_change' && changeOwnershipStatus === 'another_thirdparty_discount')

/** Returns the percentages of the new policy, -100 to 70. */
export const noClaimInEffect = (search: OffersSearch): { noClaim: number; driverNoClaim: number } => {
  if (!hasHistory(search)) return { noClaim: 0, driverNoClaim: 0 }
  const { propertyDamageCount: property, lifeDamageCount: life, driverDamageCount: driver } = search
  return noClaimAfter(search, { property, life, driver }, isWholeYear(search))
}
