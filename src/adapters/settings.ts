/**
 * What an operator sets when the app is built, in one place: pointing it at another gateway is one setting.
 * Decisions, sections 3, 8 and 9; version of document 1 section 9.
 */

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Origin of the gateway, without a slash at the end; empty means where the app itself is served from. */
export const gatewayUrl = text(import.meta.env['VITE_GATEWAY_URL']).replace(/\/+$/, '')

/** The sign-in page: the gateway's own unless another is set. */
export const signInPage = text(import.meta.env['VITE_SIGN_IN_URL']) || `${gatewayUrl}/sandbox/sign-in`

/** As the gateway is told it, «v2.16.0». */
export const appVersion = `v${text(import.meta.env['APP_VERSION']) || '0.0.0'}`

/** Older browsers lack URL.parse; relative addresses are the app's own. */
const webOrigin = (address: string): string | null => {
  try {
    const { protocol, origin } = new URL(address, location.href)
    return protocol === 'https:' || protocol === 'http:' ? origin : null
  } catch {
    return null
  }
}

/** Where measured events go besides the page's data layer; empty sends them nowhere. */
export const engagementUrl = text(import.meta.env['VITE_ENGAGEMENT_URL'])

const listed = (value: unknown): readonly string[] =>
  text(value)
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')

/** Origins of apps that may show this one and sign its person in: the app's own (the sandbox's page, a web view's bridge), and those that were set. */
export const hostOrigins = (): readonly string[] => [
  location.origin,
  ...listed(import.meta.env['VITE_HOST_ORIGINS']),
]

/** Takes an address that somebody else gave; tells whether it is the app's, the gateway's, or of an origin that was set (commas between). */
export const isAllowedDestination = (address: string): boolean => {
  const target = webOrigin(address)
  return (
    target !== null &&
    [location.href, gatewayUrl, signInPage, ...listed(import.meta.env['VITE_ALLOWED_ORIGINS'])].some(
      (known) => webOrigin(known) === target,
    )
  )
}
