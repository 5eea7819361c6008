/**
 * Who uses the app: the one owner of the bearer token (local storage) and of the guest's uuid, and what is known of them.
 * Specification: document 1 sections 3, 4 and 6; decisions, sections 3 and 9.
 */
import * as v from 'valibot'
import { ExperimentAssignments } from '#contract/operations/experiments.ts'
import { newUuid } from './random.ts'
import { storedValue } from './stored-value.ts'

const SESSION = 'separ.session'
const GUEST = 'separ.guest'
/** Decisions, "Guest uuid expiry". */
const GUEST_LIFE_MS = 15 * 24 * 60 * 60 * 1000

/** `guest` is the uuid that was given over at sign-in, so that what that guest began is still known as the user's own. */
const Session = v.object({
  token: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  userId: v.string(),
  guest: v.nullable(v.string()),
  experiments: v.optional(ExperimentAssignments),
})
export type Session = v.InferOutput<typeof Session>

/** `registered` says that the gateway knows the uuid. */
const Guest = v.object({
  uuid: v.string(),
  createdAt: v.number(),
  registered: v.boolean(),
  experiments: v.optional(ExperimentAssignments),
})
export type Guest = v.InferOutput<typeof Guest>

const sessions = storedValue(() => localStorage, SESSION, Session)
const guests = storedValue(() => localStorage, GUEST, Guest)

/** Who a session that ended in this page belonged to: what is on the screen stays theirs. */
let endedUser: string | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The session that is valid now, or null. */
export const session = (): Session | null => {
  const kept = sessions.read()
  return kept !== null && Date.parse(kept.expiresAt) > Date.now() ? kept : null
}

export const isSignedIn = (): boolean => session() !== null

export const bearerToken = (): string | null => session()?.token ?? null

/** Keeps a new session; whoever listens is told. */
export const storeSession = (kept: Session): void => {
  endedUser = null
  sessions.write(kept)
  tell()
}

/** Takes the token that was refused; drops it where no newer one has taken its place. Needs no network. */
export const dropSession = (token: string): void => {
  const kept = sessions.read()
  if (kept?.token !== token) return
  endedUser = kept.userId
  sessions.remove()
  tell()
}

/** Lets go of whoever is known here, user and guest; needs no network. */
export const clearUser = (): void => {
  endedUser = null
  sessions.remove()
  guests.remove()
  tell()
}

/** The guest of this browser: made when first asked for, and anew after 15 days. */
export const guest = (): Guest => {
  const kept = guests.read()
  if (kept !== null && Date.now() - kept.createdAt < GUEST_LIFE_MS) return kept
  const made = { uuid: newUuid(), createdAt: Date.now(), registered: false }
  guests.write(made)
  return made
}

/** The guest that is kept, expired or not, or null. */
export const storedGuest = (): Guest | null => guests.read()

export const storeGuest = (kept: Guest): void => guests.write(kept)

export const removeGuest = (): void => guests.remove()

/** The variants of experiments that the gateway named last to whoever uses the app now, or null. */
export const storedExperiments = (): ExperimentAssignments | null =>
  (session() ?? guests.read())?.experiments ?? null

/** Keeps variants with whoever uses the app now: they go where that session or guest goes. */
export const storeExperiments = (experiments: ExperimentAssignments): void => {
  const user = session()
  if (user === null) guests.write({ ...guest(), experiments })
  else sessions.write({ ...user, experiments })
}

/** Whose the things are that this page keeps, and as whom else they may have been begun. Never shown, never logged. */
export const owner = (): { id: string; former: string | null } => {
  const user = session()
  if (user) return { id: `user:${user.userId}`, former: user.guest === null ? null : `guest:${user.guest}` }
  return { id: endedUser === null ? `guest:${guest().uuid}` : `user:${endedUser}`, former: null }
}

/** Takes what to call when somebody signs in or a session ends, here or in another tab; gives what stops it. */
export const subscribe = (listener: () => void): (() => void) => {
  const heard = (event: StorageEvent) => {
    if (event.key === SESSION || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', heard)
  }
}
