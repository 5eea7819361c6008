/**
 * The user of the app: stores the bearer token and the guest's uuid (local storage), with their experiments.
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

/**
 * `guest` is the uuid that was merged at sign-in, so that journeys of that guest still belong to the user.
 */
const Session = v.object({
  token: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  userId: v.string(),
  guest: v.nullable(v.string()),
  experiments: v.optional(ExperimentAssignments),
})
export type Session = v.InferOutput<typeof Session>

/** `registered`: the gateway knows the uuid. */
const Guest = v.object({
  uuid: v.string(),
  createdAt: v.number(),
  registered: v.boolean(),
  experiments: v.optional(ExperimentAssignments),
})
export type Guest = v.InferOutput<typeof Guest>

const sessions = storedValue(() => localStorage, SESSION, Session)
const guests = storedValue(() => localStorage, GUEST, Guest)

/** User of a session that ended in this page: what is on the screen still belongs to them. */
let endedUser: string | null = null
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The session that is valid now, or null. */
export const session = (): Session | null => {
  const stored = sessions.read()
  return stored !== null && Date.parse(stored.expiresAt) > Date.now() ? stored : null
}

export const isSignedIn = (): boolean => session() !== null

export const bearerToken = (): string | null => session()?.token ?? null

/** Stores a new session and notifies the listeners. */
export const storeSession = (started: Session): void => {
  endedUser = null
  sessions.write(started)
  notify()
}

/** Drops the session of a rejected token, unless a newer one has replaced it. Needs no network. */
export const dropSession = (token: string): void => {
  const stored = sessions.read()
  if (stored?.token !== token) return
  endedUser = stored.userId
  sessions.remove()
  notify()
}

/** Removes the session and the guest. Needs no network. */
export const clearUser = (): void => {
  endedUser = null
  sessions.remove()
  guests.remove()
  notify()
}

/** The guest of this browser, created on first use and replaced after 15 days. */
export const guest = (): Guest => {
  const stored = guests.read()
  if (stored !== null && Date.now() - stored.createdAt < GUEST_LIFE_MS) return stored
  const created = { uuid: newUuid(), createdAt: Date.now(), registered: false }
  guests.write(created)
  return created
}

/** The stored guest, expired or not, or null. */
export const storedGuest = (): Guest | null => guests.read()

export const storeGuest = (updated: Guest): void => guests.write(updated)

export const removeGuest = (): void => guests.remove()

/** Last known variants of the current user or guest, or null. */
export const storedExperiments = (): ExperimentAssignments | null =>
  (session() ?? guests.read())?.experiments ?? null

/** Stores variants with the current session or guest, and removes them with it. */
export const storeExperiments = (experiments: ExperimentAssignments): void => {
  const user = session()
  if (user === null) guests.write({ ...guest(), experiments })
  else sessions.write({ ...user, experiments })
}

/** Owner of what this page stores, and the guest they were before signing in. Never shown, never logged. */
export const owner = (): { id: string; former: string | null } => {
  const user = session()
  if (user) return { id: `user:${user.userId}`, former: user.guest === null ? null : `guest:${user.guest}` }
  return { id: endedUser === null ? `guest:${guest().uuid}` : `user:${endedUser}`, former: null }
}

/** Calls the listener when a session starts or ends, here or in another tab. @returns unsubscribe */
export const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
