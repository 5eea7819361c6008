/** The schema of both databases, embedded and PostgreSQL. */
export * from './addresses.ts'
export * from './idempotency.ts'
export * from './limits.ts'
export * from './mobile.ts'
export * from './operator.ts'
export * from './orders.ts'
export {
  accountDeletions,
  bankAccounts,
  guests,
  sessions,
  signInMistakes,
  type SignInProblem,
  signInTokens,
  signInVisits,
  users,
} from './people.ts'
export * from './searches.ts'
export * from './tasks.ts'
