/** Addresses of My Insurance and of an order's page. Document 3 section 2. */

export const BASE = '/my-insurances'

/** Query of an order's page that opens the sheet of the delivery times. */
export const DELIVERY_TIME_QUERY = 'open=delivery-time'

/** The sheet that an address asks for. */
export const sheetInQuery = (search: string): 'delivery-time' | null =>
  new URLSearchParams(search).get('open') === 'delivery-time' ? 'delivery-time' : null

/** Address of a tab of My Insurance. Document 3 section 2. */
export const tabAddress = (tab: 'vehicle' | 'mobile'): string => `${BASE}?tab=${tab}`
