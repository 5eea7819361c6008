/**
 * Who an analytics event is about: a user by the id that the gateway assigns for this, a guest by a digest
 * of the uuid; and their variants of experiments. Decisions, section 9 "Guest uuid".
 */
import { guest, session, storedExperiments } from '#adapters/session.ts'
import { type Variant, knownVariants } from '#contract/operations/experiments.ts'
import { guestDigest } from './guest-digest.ts'

/** The stored variants; none before they were first fetched. */
export const currentExperiments = (): Readonly<Record<string, Variant | null>> => {
  const stored = storedExperiments()
  return stored === null ? {} : knownVariants(stored)
}

export const analyticsUserId = (): Promise<string> => {
  const user = session()
  return user === null ? guestDigest(guest().uuid) : Promise.resolve(user.userId)
}
