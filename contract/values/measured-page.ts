/**
 * Pages that web vitals are about, by their pattern, without codes of orders. Without schemas, so that home
 * can report before the app runs. The table of journeys cannot be read here; a test compares both. Issue
 * "Around the journey", "Measurement".
 */

const under = <const Base extends string, const Part extends string>(base: Base, parts: readonly Part[]) =>
  parts.map((part) => `${base}/${part}` as const)

/** Pages of every journey that begins with an inquiry. */
const shared = [
  'sanhub',
  'offers',
  'personal-information',
  'address',
  'upload-documents',
  'upload-installment-documents',
  'payment',
] as const
const liability = [...shared, 'insurance-information', 'forwarding-details'] as const

/** Of two pages that begin alike the longer comes first; `other` means all other addresses. */
export const MEASURED_PAGES = [
  '/',
  ...under('/third-party/renewal', ['offers', 'information', 'payment']),
  '/third-party/renewal',
  ...under('/third-party', [...liability, 'vehicle-information']),
  ...under('/motorcycle', [...liability, 'motorcycle-information']),
  ...under('/car-body', [...shared, 'vehicle-information', 'inspection', 'terms-and-conditions']),
  '/payment-result',
  'other',
] as const
export type MeasuredPage = (typeof MEASURED_PAGES)[number]

/** Path of the call that records vitals. */
export const VITALS_PATH = '/api/client/v1/vitals'

/** Returns the page of a path, without codes. */
export const measuredPageOf = (path: string): MeasuredPage =>
  MEASURED_PAGES.find((page) => path === page || (page !== '/' && path.startsWith(`${page}/`))) ?? 'other'
