/** What every query runs on: the embedded database, PostgreSQL, or a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Store = {
  db: Database
  engine: 'pglite' | 'postgresql'
  /** Waits for what is under way, then lets go of the database and of the folder’s lock. */
  close(): Promise<void>
}
