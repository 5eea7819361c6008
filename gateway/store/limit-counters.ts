/**
 * Counters of rate limits in the database, so that several processes share them. A window begins with its
 * first call. Decisions, section 9 "Costly calls".
 */
import { lt, sql } from 'drizzle-orm'
import { hashOf } from './credentials.ts'
import type { Database } from './database.ts'
import { limitCounters } from './schema/index.ts'

export type LimitCount = {
  /** Calls in this window, including this one. */
  calls: number
  /** Milliseconds until the window ends. */
  remainingMs: number
}

/** Counts a call. The counter is stored as a hash, because it may name a mobile number or an address. */
export const countCall = async (
  db: Database,
  counter: string,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<LimitCount> => {
  const isOver = sql`${limitCounters.windowStart} <= ${new Date(now.getTime() - windowMs).toISOString()}`
  const [row] = await db
    .insert(limitCounters)
    .values({ counter: hashOf(counter), windowStart: now, calls: 1 })
    .onConflictDoUpdate({
      target: limitCounters.counter,
      set: {
        calls: sql`case when ${isOver} then 1 else ${limitCounters.calls} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${limitCounters.windowStart} end`,
      },
    })
    .returning({ calls: limitCounters.calls, windowStart: limitCounters.windowStart })
  if (row === undefined) throw new Error('A counter that was just written does not exist.')
  return { calls: row.calls, remainingMs: row.windowStart.getTime() + windowMs - now.getTime() }
}

/** Deletes the counters of windows that began before `time`. */
export const removeOldCounters = async (db: Database, time: Date): Promise<void> => {
  await db.delete(limitCounters).where(lt(limitCounters.windowStart, time))
}
