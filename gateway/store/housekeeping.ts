/** Deletes expired rows, so that no personal data is stored longer than needed. Decisions, section 9. */
import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { GUESTS_KEPT_MS } from './owners.ts'
import {
  accountDeletions,
  guests,
  idempotencyKeys,
  inquiries,
  operatorSessions,
  phoneInsurerVisits,
  searches,
  sessions,
  signInMistakes,
  signInTokens,
  signInVisits,
} from './schema/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Stored journeys expire after a day, so keys are not repeated later than that. */
const KEYS_DAYS = 7
/** Guests expire in the app after fifteen days, together with their searches. */
const SEARCHES_DAYS = 30

/** Deletes what has expired at `now`. Orders, policies, addresses, documents and payments remain. */
export const removeExpiredRows = async (db: Database, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(operatorSessions).where(lt(operatorSessions.expiresAt, now))
  await db.delete(signInTokens).where(lt(signInTokens.expiresAt, now))
  await db.delete(signInVisits).where(lt(signInVisits.createdAt, daysAgo(1)))
  await db.delete(phoneInsurerVisits).where(lt(phoneInsurerVisits.createdAt, daysAgo(1)))
  await db.delete(accountDeletions).where(lt(accountDeletions.createdAt, daysAgo(1)))
  await db.delete(signInMistakes).where(lt(signInMistakes.at, daysAgo(1)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(KEYS_DAYS)))
  await db.delete(searches).where(lt(searches.createdAt, daysAgo(SEARCHES_DAYS)))
  await db.delete(inquiries).where(lt(inquiries.createdAt, daysAgo(SEARCHES_DAYS)))
  await db.delete(guests).where(lt(guests.createdAt, new Date(now.getTime() - GUESTS_KEPT_MS)))
}
