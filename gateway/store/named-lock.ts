/**
 * A named lock for rules that no single row represents (uses of a discount code, attempts to enter a number's
 * code).
 */
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Acquires a lock until the transaction ends. */
export const acquireNamedLock = async (tx: Database, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
