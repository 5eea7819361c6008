/** Answers by idempotency key, written in the same transaction as the change. Decisions, section 9. */
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** HTTP status; null while the change is running in this transaction. */
    status: integer('status'),
    /** Not jsonb, which reorders keys: a repeated answer is identical to the byte. */
    answer: json('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)
