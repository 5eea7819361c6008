/** How the gateway is told to fail, by the names that the tables of outcomes give to failures. */
import { type ErrorName, errors } from '#contract/errors.ts'
import { errorsOf } from '#contract/errors-of.ts'
import { fa } from '#contract/error-texts/fa.ts'
import { type OperationName, registry } from '#contract/index.ts'
import { failuresOfOperations } from '../call-failures.ts'
import { callFailuresOf } from '../third-party/call-results.ts'
import { stubbedAnswers } from './stubbed-answers.ts'

export type StubbedFailure =
  | { readonly kind: 'refused'; readonly error: ErrorName }
  | { readonly kind: 'cut' }
  | { readonly kind: 'signed-out' }

/** Takes the id of a call and the name of a failure of it; gives what the gateway does, or null where the call has no such failure. */
export const stubbedFailure = (call: string, name: string): StubbedFailure | null => {
  const found = callFailuresOf(call).find((known) => known.name === name)
  if (found === undefined) return null
  if (found.error === null) return { kind: 'cut' }
  return found.error === 'signInNeeded' ? { kind: 'signed-out' } : { kind: 'refused', error: found.error }
}

/** An answer as HTTP carries it; `cut` where the connection breaks. */
export type Reply = { readonly status: number; readonly data: unknown } | 'cut'

const OK = 200
/** Takes an answer; gives it as HTTP carries it. */
export const okReply = (body: unknown): Reply => ({ status: OK, data: { body } })
/** Takes an error; gives it as HTTP carries it. */
export const errorReply = (error: ErrorName): Reply => ({
  status: errors[error].status,
  data: { errorData: { message: fa[error], errorCode: errors[error].code, data: {} } },
})

/** Takes an operation and the name of a failure of it; gives what the gateway does. */
export const failureReply = (operation: OperationName, name: string): Reply => {
  const error = failuresOfOperations([operation]).find((known) => known.name === name)?.error ?? null
  return error === null ? 'cut' : errorReply(error)
}

const mayRefuse = (operation: OperationName, error: ErrorName): boolean =>
  errorsOf(registry[operation]).includes(error)

/** Takes a call, an outcome of it (an answer or a failure) and an operation that the call has asked for; gives the reply, or null where the outcome says nothing of it. */
export const replyFor = (call: string, outcome: string, operation: OperationName): Reply | null => {
  const failure = stubbedFailure(call, outcome)
  if (failure?.kind === 'cut') return 'cut'
  if (failure?.kind === 'signed-out') return errorReply('signInNeeded')
  if (failure && mayRefuse(operation, failure.error)) return errorReply(failure.error)
  // A call that reads before it changes something is refused at the change.
  const answers = failure ? Object.values(stubbedAnswers[call] ?? {})[0] : stubbedAnswers[call]?.[outcome]
  const answer = answers?.find((known) => known.operation === operation)
  return answer ? okReply(answer.answer) : null
}
