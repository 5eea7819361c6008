/** Counters of rate limits, shared by all processes on one database. Decisions, section 9 "Costly calls". */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

/**
 * Calls by limit and caller or address, hashed. The table is unlogged: a counter is not worth a write to the
 * log, and after a crash the limits of the last minute start again.
 */
export const limitCounters = pgTable(
  'limit_counters',
  {
    counter: text('counter').primaryKey(),
    /** When the first call of the current window came. */
    windowStart: instant('window_start').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [index('limit_counters_by_window').on(table.windowStart)],
)
