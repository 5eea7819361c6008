/**
 * Signing out: the app forgets the user, and the gateway revokes the token. Decisions, section 1 "Logout".
 */
import { call } from './gateway/client.ts'
import { bearerToken, clearUser } from './session.ts'

/** A slow network does not delay signing out: the app forgets the token first, and does not wait longer. */
const PATIENCE_MS = 3000

/**
 * Removes the session and the guest, then asks the gateway to revoke the token. Never fails: without a
 * network the token expires by itself.
 */
export const signOut = async (): Promise<void> => {
  const token = bearerToken()
  clearUser()
  if (token === null) return
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS)
  await call('signOut', {}, { token, signal: waiting.signal }).catch(() => undefined)
  clearTimeout(timer)
}
