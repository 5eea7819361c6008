/**
 * Sessions of the operator page, eight hours long. The token is stored as a hash. Decisions, sections 8 and
 * 9.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { hashOf, newToken } from './credentials.ts'
import type { Database } from './database.ts'
import { operatorSessions } from './schema/index.ts'

export const OPERATOR_SESSION_MS = 8 * 60 * 60 * 1000

export type OperatorSession = Pick<typeof operatorSessions.$inferSelect, 'id' | 'search' | 'tokenHash'>

/** Starts a session. Returns its token for the cookie, and its id for the log. */
export const startOperatorSession = async (
  db: Database,
  now: Date,
): Promise<{ token: string; id: string }> => {
  const [token, id] = [newToken(), randomUUID()]
  const expiresAt = new Date(now.getTime() + OPERATOR_SESSION_MS)
  await db.insert(operatorSessions).values({ tokenHash: hashOf(token), id, createdAt: now, expiresAt })
  return { token, id }
}

/** Returns the session of a token, or null if it is unknown or has expired. */
export const operatorSessionOf = async (
  db: Database,
  token: string,
  now: Date,
): Promise<OperatorSession | null> => {
  const [session] = await db
    .select()
    .from(operatorSessions)
    .where(and(eq(operatorSessions.tokenHash, hashOf(token)), gt(operatorSessions.expiresAt, now)))
  return session ?? null
}

/** Saves the operator's search text; null shows all orders again. */
export const saveOperatorSearch = async (
  db: Database,
  { tokenHash }: OperatorSession,
  search: string | null,
): Promise<void> => {
  await db.update(operatorSessions).set({ search }).where(eq(operatorSessions.tokenHash, tokenHash))
}

export const endOperatorSession = async (db: Database, { tokenHash }: OperatorSession): Promise<void> => {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}
