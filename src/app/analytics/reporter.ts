/**
 * Who an analytics event is about: a user by the id that the gateway assigns for this, a guest by a digest
 * of the uuid; and their variants of experiments. Decisions, section 9 "Guest uuid".
 */
import { guest, session, storedExperiments } from '#adapters/session.ts'
import { type Variant, knownVariants } from '#contract/operations/experiments.ts'

/** The stored variants; none before they were first fetched. */
export const currentExperiments = (): Readonly<Record<string, Variant | null>> => {
  const stored = storedExperiments()
  return stored === null ? {} : knownVariants(stored)
}

const DIGEST_BYTES = 12

/** The uuid is a guest's credential, so only a stable, irreversible digest of it is reported. */
const digestOf = async (text: string): Promise<string> => {
  if (!('subtle' in crypto)) return 'guest'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`separ.measured.${text}`))
  return Array.from(new Uint8Array(digest).slice(0, DIGEST_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export const analyticsUserId = (): Promise<string> => {
  const user = session()
  return user === null ? digestOf(guest().uuid) : Promise.resolve(user.userId)
}
