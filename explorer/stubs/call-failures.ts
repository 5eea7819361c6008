/**
 * How a call of the gateway may fail, derived from the contract: every error of the operations that it asks for, the session
 * that has ended, and no answer at all. Document 1 section 8; statechart rulings, section 5.
 */
import { fa } from '#contract/error-texts/fa.ts'
import { type ErrorName, errors } from '#contract/errors.ts'
import { errorsOf } from '#contract/errors-of.ts'
import { type OperationName, registry } from '#contract/index.ts'
import type { Failure } from '#machines/failure.ts'
import { failure } from './gateway-answers.ts'

/** One way to fail; `error` is null where no answer came. */
export type CallFailure = {
  readonly name: string
  readonly error: ErrorName | null
  readonly failure: Failure
}

const [UNAUTHORIZED, SERVER_FAULT] = [401, 500]

/** A change that is still worked on has no answer yet. */
const kindOf = (error: ErrorName): Failure['kind'] => {
  const { status } = errors[error]
  if (error === 'keyUnderWay') return 'unreachable'
  if (status === UNAUTHORIZED) return 'signed-out'
  return status < SERVER_FAULT ? 'refused' : 'broken'
}

/** Takes an error of the contract; gives it as a chart is told of it, named as the contract names it. */
const refused = (error: ErrorName, name: string = error): CallFailure => ({
  name,
  error,
  failure: failure(kindOf(error), errors[error].code, fa[error]),
})

const unreachable: CallFailure = { name: 'unreachable', error: null, failure: failure('unreachable') }

/** No answer is the plainest failure and comes first; what many calls may meet comes after what a call alone may meet: paths are named by the latter where both lead the same way. */
const ofMany: readonly ErrorName[] = [
  'notFound',
  'invalid',
  'tooMany',
  'broken',
  'keyMissing',
  'keyReused',
  'keyUnderWay',
]

/** Takes the operations that a call asks for; gives its failures, each name once. */
export const failuresOfOperations = (operations: readonly OperationName[]): readonly CallFailure[] => {
  const all = new Set(operations.flatMap((name) => errorsOf(registry[name])))
  const own = [...all].filter((error) => error !== 'signInNeeded' && !ofMany.includes(error))
  return [
    unreachable,
    ...(all.has('signInNeeded') ? [refused('signInNeeded', 'session ended')] : []),
    ...[...own, ...ofMany.filter((error) => all.has(error))].map((error) => refused(error)),
  ]
}

/** Takes the id of a call; tells whether it is named after the one operation that it asks for. */
export const isOperation = (call: string): call is OperationName => Object.hasOwn(registry, call)
