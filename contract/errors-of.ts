/**
 * All errors that a call may be answered with: those of its operation, and those that follow from how it
 * is called. Document 1 section 8.
 */
import type { ErrorName } from './errors.ts'
import type { Operation } from './operation.ts'

/** Names of an operation's errors without duplicates, its own first. */
export const errorsOf = ({ errors: own, who, idempotency, query, body, params }: Operation): ErrorName[] => {
  const all: ErrorName[] = [...own, 'invalid', 'tooMany', 'broken']
  if (who !== 'anyone') all.push('signInNeeded')
  if (params !== undefined) all.push('notFound')
  if (idempotency === 'key') all.push('keyMissing', 'keyReused', 'keyUnderWay')
  const unused = query === undefined && body === undefined && params === undefined ? ['invalid'] : []
  return [...new Set(all)].filter((name) => !unused.includes(name))
}
