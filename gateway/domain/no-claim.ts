/**
 * No-claim percents in effect on a new policy. Source: data notes, item 3: the printed percent grows by five points after a year without
 * a claim, at most 70, or falls by what claims cost; below zero it adds, not below −100. Claims of both kinds cost their points together.
 * Growing needs a whole insured year: after a short policy without a claim the printed percent stays.
 */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { claimShift, noClaimLadder } from '../sandbox/tariff-figures.ts'

const { step, highest, lowest } = noClaimLadder

const inEffect = (printed: number, lost: number, wholeYear: boolean): number =>
  lost > 0 ? Math.max(lowest, printed - lost) : Math.min(highest, printed + (wholeYear ? step : 0))

/** Policies are written to the same day of the next year, or to the day before it. */
const isWholeYear = ({ lastPolicyStartDate: start, lastPolicyExpDate: end }: OffersSearch): boolean =>
  start !== null && end !== null && end >= addToJalali(start, { years: 1, days: -1 })

/** Whether a search brings a history with it at all: a new vehicle, one without a policy, or a buyer without discounts does not. */
export const hasHistory = ({ policyStatus, changeOwnershipStatus }: OffersSearch): boolean =>
  policyStatus === 'with_policy' ||
  (policyStatus === 'ownership_change' && changeOwnershipStatus === 'another_thirdparty_discount')

/** Takes a search; gives the percents in effect, from −100 to 70. */
export const noClaimInEffect = (search: OffersSearch): { noClaim: number; driverNoClaim: number } => {
  if (!hasHistory(search)) return { noClaim: 0, driverNoClaim: 0 }
  const wholeYear = isWholeYear(search)
  const lost = claimShift.property[search.propertyDamageCount] + claimShift.life[search.lifeDamageCount]
  return {
    noClaim: inEffect(search.noDamageFactor, lost, wholeYear),
    driverNoClaim: inEffect(
      search.driverNoDamageFactor,
      claimShift.driver[search.driverDamageCount],
      wholeYear,
    ),
  }
}
