/**
 * Statuses of a mobile policy and the plans that are sold. One table for both sides: the gateway names the
 * status, the app draws its chip. Document 3 sections 3, 4 and 9.
 */
import * as v from 'valibot'
import type { StatusColour } from './policy-actions.ts'

/**
 * `renewal`: from ten days before the last day of the cover to thirty days after it. `expired`: later than
 * that. `ready_to_pay`: ordered, not paid yet. `previous_insurance`: renewed, and over.
 */
export const MobileStatus = v.picklist([
  'active',
  'renewal',
  'expired',
  'ready_to_pay',
  'cancelled',
  'previous_insurance',
])
export type MobileStatus = v.InferOutput<typeof MobileStatus>

const colours: Readonly<Record<MobileStatus, StatusColour>> = {
  active: 'success',
  renewal: 'error',
  expired: 'error',
  ready_to_pay: 'warning',
  cancelled: 'neutral',
  previous_insurance: 'error',
}

/** The colour of any status; one that this version does not know is neutral. */
export const colourOfMobileStatus = (status: string): StatusColour =>
  v.is(MobileStatus, status) ? colours[status] : 'neutral'

/** Plans: theft alone, or theft together with breakage and burnt parts. */
export const MobilePlan = v.picklist(['theft', 'theft-and-breakage'])
export type MobilePlan = v.InferOutput<typeof MobilePlan>

/** Highest share of the phone's current value that a plan pays, percent. */
export const MOST_PAID: Readonly<Record<MobilePlan, number>> = { theft: 95, 'theft-and-breakage': 80 }
/** Highest price of an insured phone, toman. */
export const DEAREST_PHONE = 200_000_000
/** Discount of a customer's first mobile policy, percent. */
export const NEW_CUSTOMER_DISCOUNT = 65
