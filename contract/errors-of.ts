/**
 * All errors that a call may return: those of its operation, and those of its caller, body or key. Document 1
 * section 8.
 */
import type { ErrorName } from './errors.ts'
import type { Operation } from './operation.ts'

/** Names of an operation's errors without duplicates, its own first. */
export const errorsOf = ({ errors: own, who, idempotency, params }: Operation): ErrorName[] => {
  // An operation without a query refuses one, too.
  const all: ErrorName[] = [...own, 'invalid', 'tooMany', 'broken', 'unavailable']
  if (who !== 'anyone') all.push('signInNeeded')
  if (params !== undefined) all.push('notFound')
  if (idempotency === 'key') all.push('keyMissing', 'keyReused', 'keyUnderWay')
  return [...new Set(all)]
}
