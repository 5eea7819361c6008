/** Who reports: a user by the id that the gateway gives them for this, a guest by a digest of theirs; and in which variants. Decisions, section 9 "Guest uuid". */
import { guest, storedExperiments, session } from '#adapters/session.ts'
import { type Variant, knownVariants } from '#contract/operations/experiments.ts'

/** Variants as far as they are known on this device; none before they were first asked for. */
export const currentExperiments = (): Readonly<Record<string, Variant | null>> => {
  const kept = storedExperiments()
  return kept === null ? {} : knownVariants(kept)
}

const BYTES = 12

/** The uuid is a guest's credential: what is reported is made of it, always the same, and leads back to nobody. */
const digestOf = async (text: string): Promise<string> => {
  if (!('subtle' in crypto)) return 'guest'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`separ.measured.${text}`))
  return Array.from(new Uint8Array(digest).slice(0, BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export const analyticsUserId = (): Promise<string> => {
  const user = session()
  return user === null ? digestOf(guest().uuid) : Promise.resolve(user.userId)
}
