/** Types of the store: the embedded database, PostgreSQL, or a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Store = {
  db: Database
  engine: 'pglite' | 'postgresql'
  /**
   * Whether the database answers. Uses a separate connection, because a pool with only busy connections is
   * still reachable.
   */
  isReachable(): Promise<boolean>
  /** Returns the connections that are in use and idle, and the calls that wait for one. */
  connections(): { used: number; idle: number; waiting: number }
  /** Waits for running queries, then releases the database and the directory's lock. */
  close(): Promise<void>
}
