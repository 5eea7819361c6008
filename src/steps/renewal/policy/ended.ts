/** Days since the end of the policy that is renewed. Document 2 section 2.9. */
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { daysBetween } from '#contract/values/jalali-date.ts'

type Dates = Pick<RenewalDetail, 'currentPolicyExpDate' | 'today'>

/** Days without insurance. 0 or less until the policy has ended: its last day is still covered. */
export const daysWithout = ({ currentPolicyExpDate, today }: Dates): number =>
  daysBetween(currentPolicyExpDate, today)
