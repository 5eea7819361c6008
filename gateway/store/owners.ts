/** Guests, users, their bearer tokens. Who asks is answered here; every other query takes the owner that came out. Document 1 section 6. */
import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { hashOf, newToken } from './credentials.ts'
import { guests, inquiries, searches, sessions, users } from './schema/index.ts'

export type Owner = `guest:${string}` | `user:${string}`
export type User = { id: string; cellNumber: string }

const SESSION_MS = 12 * 60 * 60 * 1000

export const ownerOfUser = (userId: string): Owner => `user:${userId}`
const ownerOfUuid = (uuid: string): Owner => `guest:${hashOf(uuid.toLowerCase())}`

/** Takes a guest's uuid; makes the guest known, or finds the one that is. Gives when it was first known. */
export const registerGuest = async (db: Database, uuid: string, now: Date): Promise<Date> => {
  const uuidHash = hashOf(uuid.toLowerCase())
  await db.insert(guests).values({ uuidHash, createdAt: now }).onConflictDoNothing()
  const [guest] = await db.select().from(guests).where(eq(guests.uuidHash, uuidHash))
  return guest?.createdAt ?? now
}

/** Takes a guest's uuid; gives its owner name, or null where no such guest is known. */
export const guestOwner = async (db: Database, uuid: string): Promise<Owner | null> => {
  const [guest] = await db
    .select({ hash: guests.uuidHash })
    .from(guests)
    .where(eq(guests.uuidHash, hashOf(uuid.toLowerCase())))
  return guest === undefined ? null : ownerOfUuid(uuid)
}

/** Takes a guest's uuid and a user; what the guest looked up and searched for is the user's from then on. */
export const transferGuestSearches = (db: Database, uuid: string, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [from, to] = [ownerOfUuid(uuid), ownerOfUser(userId)]
    await tx.update(inquiries).set({ owner: to }).where(eq(inquiries.owner, from))
    await tx.update(searches).set({ owner: to }).where(eq(searches.owner, from))
  })

/** Takes a mobile number; gives its user, made where there is none. */
export const userOfNumber = async (db: Database, cellNumber: string, now: Date): Promise<User> => {
  await db.insert(users).values({ id: randomUUID(), cellNumber, createdAt: now }).onConflictDoNothing()
  const [user] = await db.select().from(users).where(eq(users.cellNumber, cellNumber))
  if (user === undefined) throw new Error('A user that was just made is gone.')
  return user
}

/** Takes a user; gives the version of the app that they last took, null before the first. */
export const appVersionOf = async (db: Database, userId: string): Promise<string | null> => {
  const [user] = await db.select({ version: users.pwaVersion }).from(users).where(eq(users.id, userId))
  return user?.version ?? null
}

/** Takes a user and a version of the app; keeps it as the one that they last took. */
export const saveAppVersion = async (db: Database, userId: string, version: string): Promise<void> => {
  await db.update(users).set({ pwaVersion: version }).where(eq(users.id, userId))
}

/** Takes a user; gives a bearer token and when it expires: twelve hours later. */
export const startSession = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** Takes a bearer token; gives its user, or null where it is unknown or has expired. */
export const userOfToken = async (db: Database, token: string, now: Date): Promise<User | null> => {
  const [user] = await db
    .select({ id: users.id, cellNumber: users.cellNumber })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
  return user ?? null
}
