/**
 * Instant payment: the order is paid first and its details are entered later. Specification: document 2
 * sections 2.8 and 4 ("Complete now or later"); decisions, section 6: a state of the payment step.
 */
import type { DeliveryMode } from '#contract/operations/orders.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

const DAYS_TO_ENTER_DETAILS = 3

/** Not offered by an insurer that always sends a paper copy: postage is paid together with the premium. */
export const isInstantPaymentOffered = (deliveryMode: DeliveryMode): boolean => deliveryMode !== 'required'

/**
 * Returns the last day for the details: three days after payment, or the day before the last policy ends if
 * that is earlier, and never before the day of payment.
 * @param payingDay today, while the order is unpaid
 */
export const instantDeadline = (
  { lastPolicyExpDate }: Pick<OffersSearch, 'lastPolicyExpDate'>,
  payingDay: string,
): string => {
  const regular = addToJalali(payingDay, { days: DAYS_TO_ENTER_DETAILS })
  const lastCoveredDay = lastPolicyExpDate === null ? regular : addToJalali(lastPolicyExpDate, { days: -1 })
  const sooner = lastCoveredDay < regular ? lastCoveredDay : regular
  return sooner > payingDay ? sooner : payingDay
}
