/**
 * Guests, users and sign-in. Specification: document 1 section 6; decisions, section 3. Credentials (guest
 * uuid, bearer token, one-time token and its state) are stored as hashes. A visit of the sign-in page
 * contains the state to return and the code to show, for a day at most.
 */
import type { Device } from '#contract/operations/account.ts'
import type { Opener } from '#contract/opener.ts'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An actual instant, not one of the sandbox's calendar. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const guests = pgTable('guests', {
  uuidHash: text('uuid_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Null once the account is deleted and records of it are kept. */
  cellNumber: text('cell_number').unique(),
  /** App version that was last accepted, «v2.16.0», or null. */
  pwaVersion: text('pwa_version'),
  createdAt: instant('created_at').notNull(),
  /** Jalali day of the sandbox on which the account was deleted, or null. */
  deletedOn: text('deleted_on'),
})

/**
 * Deletions of accounts that wait for their code; one that was confirmed answers its repetition for a day.
 */
export const accountDeletions = pgTable('account_deletions', {
  id: uuid('id').primaryKey(),
  /** Not a foreign key: it outlives the user. */
  userId: uuid('user_id').notNull(),
  code: text('code').notNull(),
  codeExpiresAt: instant('code_expires_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
})

/** The account that a user's refunds go to. Decisions, section 7. */
export const bankAccounts = pgTable('bank_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** 24 digits, without IR. */
  sheba: text('sheba').notNull(),
  savedAt: instant('saved_at').notNull(),
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  /** Names the session to its owner; is no credential. */
  id: uuid('id').notNull().unique().defaultRandom(),
  device: jsonb('device').$type<Device>().notNull().default({ browser: null, system: null }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Why a form of the sign-in page was refused; the page shows it after a redirect. */
export type SignInProblem = 'number' | 'required' | 'wrong' | 'expired' | 'too-soon'

/** A visit of the sign-in page: its return address and progress. */
export const signInVisits = pgTable('sign_in_visits', {
  tokenHash: text('token_hash').primaryKey(),
  returnTo: text('return_to').notNull(),
  openedVia: text('opened_via').$type<Opener>().notNull(),
  state: text('state').notNull(),
  cellNumber: text('cell_number'),
  code: text('code'),
  codeExpiresAt: instant('code_expires_at'),
  /** The last refused input and its error, to be shown again. */
  typed: text('typed'),
  problem: text('problem').$type<SignInProblem>(),
  /** When the visit ended with a sign-in; its pages lead back to the app then. */
  signedInAt: instant('signed_in_at'),
  createdAt: instant('created_at').notNull(),
})

/** Wrong codes; five in ten minutes block a number across all visits. */
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
  /** The opener of the app, where the token is valid. */
  openedVia: text('opened_via').$type<Opener>().notNull().default('pwa'),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  expiresAt: instant('expires_at').notNull(),
})
