/**
 * Pages that web vitals are about, by their pattern, without codes of orders. Without schemas, so that home can report
 * before the app runs. Issue "Around the journey", "Measurement".
 */

/** `other` means all other addresses. */
export const MEASURED_PAGES = [
  '/',
  '/third-party/sanhub',
  '/third-party/vehicle-information',
  '/third-party/insurance-information',
  '/third-party/offers',
  '/third-party/personal-information',
  '/third-party/address',
  '/third-party/forwarding-details',
  '/third-party/upload-documents',
  '/third-party/upload-installment-documents',
  '/third-party/payment',
  '/payment-result',
  'other',
] as const
export type MeasuredPage = (typeof MEASURED_PAGES)[number]

/** Path of the call that records vitals. */
export const VITALS_PATH = '/api/client/v1/vitals'

/** Returns the page of a path, without codes. */
export const measuredPageOf = (path: string): MeasuredPage =>
  MEASURED_PAGES.find((page) => path === page || (page !== '/' && path.startsWith(`${page}/`))) ?? 'other'
