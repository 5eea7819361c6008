/**
 * The operator's build settings. Pointing the app at another gateway takes one of them.
 * Decisions, sections 3, 8 and 9; version of document 1 section 9.
 */

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Origin of the gateway, without a trailing slash; empty for the app's own origin. */
export const gatewayUrl = text(import.meta.env['VITE_GATEWAY_URL']).replace(/\/+$/, '')

/** The sign-in page: the gateway's own unless another is set. */
export const signInPage = text(import.meta.env['VITE_SIGN_IN_URL']) || `${gatewayUrl}/sandbox/sign-in`

/** As sent to the gateway, «v2.16.0». */
export const appVersion = `v${text(import.meta.env['APP_VERSION']) || '0.0.0'}`

/** Origin of an address. Older browsers lack `URL.parse`. */
const webOrigin = (address: string): string | null => {
  try {
    const { protocol, origin } = new URL(address, location.href)
    return protocol === 'https:' || protocol === 'http:' ? origin : null
  } catch {
    return null
  }
}

/** Service that receives analytics events besides the data layer; empty for none. */
export const engagementUrl = text(import.meta.env['VITE_ENGAGEMENT_URL'])

const listed = (value: unknown): readonly string[] =>
  text(value)
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')

/**
 * Origins of apps that may host this one and sign in its user: its own (sandbox page, web view), and the
 * configured ones.
 */
export const hostOrigins = (): readonly string[] => [
  location.origin,
  ...listed(import.meta.env['VITE_HOST_ORIGINS']),
]

/**
 * Whether the app may leave for an address from outside: its own origin, the gateway's, or a configured
 * one.
 */
export const isAllowedDestination = (address: string): boolean => {
  const target = webOrigin(address)
  return (
    target !== null &&
    [location.href, gatewayUrl, signInPage, ...listed(import.meta.env['VITE_ALLOWED_ORIGINS'])].some(
      (known) => webOrigin(known) === target,
    )
  )
}
