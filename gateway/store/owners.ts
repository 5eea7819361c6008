/**
 * Guests, users and bearer tokens. Identifies the owner that all other queries are limited to. Document 1
 * section 6.
 */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Device } from '#contract/operations/account.ts'
import type { Database } from './database.ts'
import { hashOf, newToken } from './credentials.ts'
import { guests, inquiries, searches, sessions, users } from './schema/index.ts'

export type Owner = `guest:${string}` | `user:${string}`
export type User = { id: string; cellNumber: string }

const SESSION_MS = 12 * 60 * 60 * 1000
/** Age at which housekeeping deletes guests; they expire in the app after fifteen days. */
export const GUESTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** A user's number; empty once the account is deleted, whose user has no session. */
export const numberOfUser = sql<string>`coalesce(${users.cellNumber}, '')`

export const ownerOfUser = (userId: string): Owner => `user:${userId}`
const ownerOfUuid = (uuid: string): Owner => `guest:${hashOf(uuid.toLowerCase())}`

/** Registers a guest unless it is registered. Returns when that happened. */
export const registerGuest = async (db: Database, uuid: string, now: Date): Promise<Date> => {
  const uuidHash = hashOf(uuid.toLowerCase())
  await db.insert(guests).values({ uuidHash, createdAt: now }).onConflictDoNothing()
  const [guest] = await db.select().from(guests).where(eq(guests.uuidHash, uuidHash))
  return guest?.createdAt ?? now
}

/** Returns a guest's owner name and registration, or null for an unknown guest. */
export const guestOf = async (
  db: Database,
  uuid: string,
): Promise<{ owner: Owner; createdAt: Date } | null> => {
  const [guest] = await db
    .select({ createdAt: guests.createdAt })
    .from(guests)
    .where(eq(guests.uuidHash, hashOf(uuid.toLowerCase())))
  return guest === undefined ? null : { owner: ownerOfUuid(uuid), createdAt: guest.createdAt }
}

/** Transfers a guest's inquiries and searches to a user. */
export const transferGuestSearches = (db: Database, uuid: string, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [from, to] = [ownerOfUuid(uuid), ownerOfUser(userId)]
    await tx.update(inquiries).set({ owner: to }).where(eq(inquiries.owner, from))
    await tx.update(searches).set({ owner: to }).where(eq(searches.owner, from))
  })

/** Returns the user of a mobile number, and creates one if necessary. */
export const userOfNumber = async (db: Database, cellNumber: string, now: Date): Promise<User> => {
  await db.insert(users).values({ id: randomUUID(), cellNumber, createdAt: now }).onConflictDoNothing()
  const [user] = await db.select().from(users).where(eq(users.cellNumber, cellNumber))
  if (user === undefined) throw new Error('The user that was just created does not exist.')
  return { id: user.id, cellNumber }
}

/** Returns the app version that the user last accepted, or null. */
export const appVersionOf = async (db: Database, userId: string): Promise<string | null> => {
  const [user] = await db.select({ version: users.pwaVersion }).from(users).where(eq(users.id, userId))
  return user?.version ?? null
}

/** Saves the app version that the user accepted. */
export const saveAppVersion = async (db: Database, userId: string, version: string): Promise<void> => {
  await db.update(users).set({ pwaVersion: version }).where(eq(users.id, userId))
}

/** Whether a cell number has signed in before. */
export const isUserKnown = async (db: Database, cellNumber: string): Promise<boolean> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.cellNumber, cellNumber))
  return user !== undefined
}

/** Returns a new bearer token and its expiry, twelve hours later. */
export const startSession = async (
  db: Database,
  { userId, device }: { userId: string; device: Device },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, device, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** Revokes a bearer token. */
export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** A session of a user; `current` if the token is its own. */
export type UserSession = Pick<typeof sessions.$inferSelect, 'id' | 'device' | 'createdAt' | 'expiresAt'> & {
  current: boolean
}

/** Returns the sessions of a user that have not expired, the latest first. */
export const sessionsOf = async (
  db: Database,
  userId: string,
  token: string | null,
  now: Date,
): Promise<UserSession[]> => {
  const ownHash = token === null ? null : hashOf(token)
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
  return found.map(({ tokenHash, id, device, createdAt, expiresAt }) => ({
    id,
    device,
    createdAt,
    expiresAt,
    current: tokenHash === ownHash,
  }))
}

/** Ends a session of a user by its id. Returns whether there was one. */
export const endSessionOf = async (tx: Database, userId: string, id: string): Promise<boolean> => {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a user but the one of a token. */
export const endOtherSessionsOf = async (tx: Database, userId: string, token: string): Promise<void> => {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashOf(token))))
}

/** Returns the user of a bearer token, or null if it is unknown or has expired. */
export const userOfToken = async (db: Database, token: string, now: Date): Promise<User | null> => {
  const [user] = await db
    .select({ id: users.id, cellNumber: numberOfUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
  return user ?? null
}
