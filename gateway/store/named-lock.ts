/** A lock with a name, for rules that no single row stands for (uses of a discount code, guesses at one number’s code). */
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Takes a transaction and a name; holds others of that name off until the transaction ends. */
export const acquireNamedLock = async (tx: Database, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
