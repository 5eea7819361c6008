/** Sessions of the operator page and its audit log. Decisions, section 8 "Steerable by testers". */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** Id of the session in the audit log. */
  id: uuid('id').notNull(),
  /**
   * Last search text of the operator. It may name a person, so it is in no address and is deleted with the
   * session.
   */
  search: text('search'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const operatorActions = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'searched',
  'viewed-order',
  'viewed-document',
  'moved',
  'move-refused',
  'held',
  'released',
] as const
export type OperatorAction = (typeof operatorActions)[number]

/** Actions of operators. A trigger refuses to change or delete rows. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null for a refused sign-in. */
    sessionId: uuid('session_id'),
    action: text('action').$type<OperatorAction>().notNull(),
    /** The order, or null. Not a foreign key: the log outlives the order. */
    trackingCode: text('tracking_code'),
    /** The event of a move, or the tag of a document; null otherwise. */
    subject: text('subject'),
    reason: text('reason'),
  },
  (table) => [index('operator_log_by_time').on(table.at)],
)
