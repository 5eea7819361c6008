/**
 * Paying first and entering the details later. Specification: document 2 sections 2.8 and 4 ("Complete now or later");
 * decisions, section 6: a state of the payment step.
 */
import type { DeliveryMode } from '#contract/operations/orders.ts'
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

const DAYS_TO_ENTER_DETAILS = 3

/** An insurer that always sends a paper copy is not paid first: what the sending costs is paid together with the premium. */
export const isInstantPaymentOffered = (deliveryMode: DeliveryMode): boolean => deliveryMode !== 'required'

/**
 * Takes what is said of the last policy, and the day of paying (today, while nothing is paid); gives the last day for the details:
 * three days on, or the day before the last policy ends where that comes first, and never a day that is over.
 */
export const instantDeadline = (
  { lastPolicyExpDate }: Pick<OffersSearch, 'lastPolicyExpDate'>,
  payingDay: string,
): string => {
  const threeDaysOn = addToJalali(payingDay, { days: DAYS_TO_ENTER_DETAILS })
  const lastCoveredDay =
    lastPolicyExpDate === null ? threeDaysOn : addToJalali(lastPolicyExpDate, { days: -1 })
  const sooner = lastCoveredDay < threeDaysOn ? lastCoveredDay : threeDaysOn
  return sooner > payingDay ? sooner : payingDay
}
