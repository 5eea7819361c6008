/**
 * Mobile policies: their status on a day, what it is called, and what its owner may do. Document 3 section 3
 * "Mobile policy" and section 4 "Mobile status colours".
 */
import type { Locale } from '#contract/texts.ts'
import { addToJalali, daysBetween } from '#contract/values/jalali-date.ts'
import type { MobilePlan, MobileStatus } from '#contract/values/mobile-policy.ts'

/** Days around the last day of the cover in which it can be renewed; those of the near-expiry list. */
const [RENEWABLE_BEFORE, RENEWABLE_AFTER] = [10, 30]

/** Days of a policy's events as Jalali dates; null until they happen. */
export type MobilePolicyState = {
  paidOn: string | null
  coverTo: string | null
  cancelledOn: string | null
  renewedOn: string | null
}

/** Returns the status of a policy on a day. */
export const mobileStatusOn = (
  { paidOn, coverTo, cancelledOn, renewedOn }: MobilePolicyState,
  today: string,
): MobileStatus => {
  if (cancelledOn !== null) return 'cancelled'
  if (paidOn === null || coverTo === null) return 'ready_to_pay'
  const daysLeft = daysBetween(today, coverTo)
  if (renewedOn !== null) return daysLeft < 0 ? 'previous_insurance' : 'active'
  if (daysLeft > RENEWABLE_BEFORE) return 'active'
  return daysLeft >= -RENEWABLE_AFTER ? 'renewal' : 'expired'
}

/** Whether a status is listed under "previous insurances". */
export const isPreviousStatus = (status: MobileStatus): boolean =>
  status === 'cancelled' || status === 'previous_insurance'

/** Whether a policy in a status has a file. */
export const hasMobileFile = (status: MobileStatus): boolean =>
  status !== 'ready_to_pay' && status !== 'cancelled'

/** Whether the insurer's site can go on with a policy: renew it, or take its payment. */
export const goesOnAtInsurer = (status: MobileStatus): boolean =>
  status === 'renewal' || status === 'ready_to_pay'

/** Returns the year of cover that begins on a day, or after the cover that it renews. */
export const mobileCover = (today: string, renewedUntil: string | null): { from: string; to: string } => {
  const next = renewedUntil === null ? today : addToJalali(renewedUntil, { days: 1 })
  const from = next > today ? next : today
  return { from, to: addToJalali(from, { years: 1, days: -1 }) }
}

const statusTitles: Readonly<Record<Locale, Readonly<Record<MobileStatus, string>>>> = {
  fa: {
    active: 'فعال',
    renewal: 'وقت تمدید',
    expired: 'منقضی‌شده',
    ready_to_pay: 'در انتظار پرداخت',
    cancelled: 'لغوشده',
    previous_insurance: 'تمدیدشده',
  },
  en: {
    active: 'Active',
    renewal: 'Time to renew',
    expired: 'Expired',
    ready_to_pay: 'Waiting for payment',
    cancelled: 'Cancelled',
    previous_insurance: 'Renewed',
  },
}

export const mobileStatusTitle = (locale: Locale, status: MobileStatus): string =>
  statusTitles[locale][status]

const planTitles: Readonly<Record<Locale, Readonly<Record<MobilePlan, string>>>> = {
  fa: { theft: 'سرقت', 'theft-and-breakage': 'سرقت و شکستگی' },
  en: { theft: 'Theft', 'theft-and-breakage': 'Theft and breakage' },
}

export const mobilePlanTitle = (locale: Locale, plan: MobilePlan): string => planTitles[locale][plan]
