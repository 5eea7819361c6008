/**
 * Addresses of My Insurance, of an order's page, and of the renewal of a policy. Documents 2 and 3, sections
 * 2.
 */
import { renewing, stepPath, withCodes } from '#machines/journeys.ts'

export const BASE = '/my-insurances'

/** Address of an order's page. */
export const orderAddress = (trackingCode: string): string => `${BASE}/${trackingCode}`

/** Query of an order's page that opens the sheet of the delivery times. */
export const DELIVERY_TIME_QUERY = 'open=delivery-time'

/** The sheet that an address opens. */
export const sheetInQuery = (search: string): 'delivery-time' | null =>
  new URLSearchParams(search).get('open') === 'delivery-time' ? 'delivery-time' : null

/** Address of a tab of My Insurance. Document 3 section 2. */
export const tabAddress = (tab: 'vehicle' | 'mobile'): string => `${BASE}?tab=${tab}`

/**
 * Address of the renewal of a car's or a motorcycle's liability policy.
 * @param renewableTrackingCode tracking code of the order of the policy
 */
export const renewalAddress = (renewableTrackingCode: string): string =>
  withCodes(stepPath(renewing, 'policy'), { renewableTrackingCode })

/**
 * The same address with the flag of «same as last year», which orders in one press. Decisions, section 12.
 */
export const sameAsLastYearAddress = (renewableTrackingCode: string): string =>
  `${renewalAddress(renewableTrackingCode)}?same-as-last-year=true`
