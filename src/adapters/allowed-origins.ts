/**
 * The origins that the operator allows: of apps that may host this one, and of sites that it may lead to.
 * Decisions, section 9 "Leaving the app".
 */
import { gatewayUrl, signInPage, textOf } from './settings.ts'

/** Origin of an address. Older browsers lack `URL.parse`. */
const webOrigin = (address: string): string | null => {
  try {
    const { protocol, origin } = new URL(address, location.href)
    return protocol === 'https:' || protocol === 'http:' ? origin : null
  } catch {
    return null
  }
}

const listed = (value: unknown): readonly string[] =>
  textOf(value)
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
