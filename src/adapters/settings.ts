/**
 * The operator's build settings. Pointing the app at another gateway takes one of them.
 * Decisions, sections 3, 8 and 9; version of document 1 section 9.
 */

/** Text of a setting; empty for none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Origin of the gateway, without a trailing slash; empty for the app's own origin. */
export const gatewayUrl = textOf(import.meta.env['VITE_GATEWAY_URL']).replace(/\/+$/, '')

/** The sign-in page: the gateway's own unless another is set. */
export const signInPage = textOf(import.meta.env['VITE_SIGN_IN_URL']) || `${gatewayUrl}/sandbox/sign-in`

/** As sent to the gateway, «v2.16.0». */
export const appVersion = `v${textOf(import.meta.env['APP_VERSION']) || '0.0.0'}`

/** Service that receives analytics events besides the data layer; empty for none. */
export const engagementUrl = textOf(import.meta.env['VITE_ENGAGEMENT_URL'])
