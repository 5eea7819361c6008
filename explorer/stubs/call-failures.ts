/**
 * The possible failures of a call, derived from the contract: each error of its operations, an ended session,
 * and no answer. Document 1 section 8.
 */
import { fa } from '#contract/error-texts/fa.ts'
import { type ErrorName, errors } from '#contract/errors.ts'
import { errorsOf } from '#contract/errors-of.ts'
import { type OperationName, registry } from '#contract/index.ts'
import type { Failure } from '#machines/failure.ts'
import { failure } from './gateway-answers.ts'

/** `error` is null if no answer came. */
export type CallFailure = {
  readonly name: string
  readonly error: ErrorName | null
  readonly failure: Failure
}

const [UNAUTHORIZED, SERVER_FAULT] = [401, 500]

/** The gateway still works on a change with this key, so there is no answer yet. */
const kindOf = (error: ErrorName): Failure['kind'] => {
  const { status } = errors[error]
  if (error === 'keyUnderWay') return 'unreachable'
  if (status === UNAUTHORIZED) return 'signed-out'
  return status < SERVER_FAULT ? 'refused' : 'broken'
}

/** An error of the contract as a chart receives it, named as in the contract. */
const refused = (error: ErrorName, name: string = error): CallFailure => ({
  name,
  error,
  failure: failure(kindOf(error), errors[error].code, fa[error]),
})

const unreachable: CallFailure = { name: 'unreachable', error: null, failure: failure('unreachable') }

/**
 * Errors of many calls. They come after a call's own errors, which name the paths where both lead the same
 * way.
 */
const ofMany: readonly ErrorName[] = [
  'notFound',
  'invalid',
  'tooMany',
  'broken',
  'keyMissing',
  'keyReused',
  'keyUnderWay',
]

/** Errors that every chart treats like another one. Exploring them would repeat all paths of that one. */
export const equivalentErrors: ReadonlyMap<ErrorName, ErrorName> = new Map([['unavailable', 'broken']])

/** The failures of a call with these operations, each name once; no answer comes first. */
export const failuresOfOperations = (operations: readonly OperationName[]): readonly CallFailure[] => {
  const all = new Set(operations.flatMap((name) => errorsOf(registry[name])))
  const own = [...all].filter(
    (error) => error !== 'signInNeeded' && !ofMany.includes(error) && !equivalentErrors.has(error),
  )
  return [
    unreachable,
    ...(all.has('signInNeeded') ? [refused('signInNeeded', 'session ended')] : []),
    ...[...own, ...ofMany.filter((error) => all.has(error))].map((error) => refused(error)),
  ]
}

/** Whether a call is named after its only operation. */
export const isOperation = (call: string): call is OperationName => Object.hasOwn(registry, call)
