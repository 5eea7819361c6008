/**
 * No-claim percentages that apply to a new policy. Source: data notes, item 3. After a year without a claim
 * the printed percentage rises by five points, up to 70. Claims reduce it: below zero it is a surcharge, at
 * most 100 %. Points of property and life claims add up. The rise needs a whole insured year: after a shorter
 * one the percentage stays.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { claimShift, noClaimLadder } from './tariff-figures.ts'

const { step, highest, lowest } = noClaimLadder

const nextPercent = (printed: number, lost: number, wholeYear: boolean): number =>
  lost > 0 ? Math.max(lowest, printed - lost) : Math.min(highest, printed + (wholeYear ? step : 0))

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
  const wholeYear = isWholeYear(search)
  const lost = claimShift.property[search.propertyDamageCount] + claimShift.life[search.lifeDamageCount]
  return {
    noClaim: nextPercent(search.noDamageFactor, lost, wholeYear),
    driverNoClaim: nextPercent(
      search.driverNoDamageFactor,
      claimShift.driver[search.driverDamageCount],
      wholeYear,
    ),
  }
}
