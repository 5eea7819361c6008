/** The one schema, for the embedded database and for PostgreSQL alike. */
export * from './addresses.ts'
export * from './idempotency.ts'
export * from './orders.ts'
export { guests, sessions, signInMistakes, signInTokens, signInVisits, users } from './people.ts'
export * from './searches.ts'
