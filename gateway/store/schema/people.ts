/**
 * Guests, users and the way from one to the other. Specification: document 1 section 6; decisions, section 3.
 * Every credential (guest uuid, bearer token, one-time token and its state) is kept as its hash only; a visit of the sign-in page keeps
 * the state that it has to give back and the code that it shows, for a day at most.
 */
import type { Opener } from '#contract/opener.ts'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant of the real calendar; the sandbox's day is the clock's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const guests = pgTable('guests', {
  uuidHash: text('uuid_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  cellNumber: text('cell_number').notNull().unique(),
  /** Version of the app that was last taken, «v2.16.0»; null before the first. */
  pwaVersion: text('pwa_version'),
  createdAt: instant('created_at').notNull(),
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** One walk through the sign-in page: where it leads back to, and how far it has come. */
export const signInVisits = pgTable('sign_in_visits', {
  tokenHash: text('token_hash').primaryKey(),
  returnTo: text('return_to').notNull(),
  openedVia: text('opened_via').$type<Opener>().notNull(),
  state: text('state').notNull(),
  cellNumber: text('cell_number'),
  code: text('code'),
  codeExpiresAt: instant('code_expires_at'),
  createdAt: instant('created_at').notNull(),
})

/** Wrong codes, so that five in ten minutes are enough whichever visit they were typed in. */
export const signInMistakes = pgTable(
  'sign_in_mistakes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cellNumber: text('cell_number').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_in_mistakes_by_number').on(table.cellNumber, table.at)],
)

export const signInTokens = pgTable('sign_in_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  stateHash: text('state_hash').notNull(),
  /** What the person came from, which is where the token is good. */
  openedVia: text('opened_via').$type<Opener>().notNull().default('pwa'),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  expiresAt: instant('expires_at').notNull(),
})
