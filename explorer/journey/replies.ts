/** Replies of a stubbed gateway that make a call of a journey end with a given result. */
import type { ErrorName } from '#contract/errors.ts'
import { errorsOf } from '#contract/errors-of.ts'
import { type OperationName, registry } from '#contract/index.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { stubbedCallsOf } from '../stubs/products.ts'
import { errorReply, okReply, type Reply } from '../stubs/replies.ts'
import { callFailuresOf } from './call-results.ts'

export type StubbedFailure =
  | { readonly kind: 'refused'; readonly error: ErrorName }
  | { readonly kind: 'cut' }
  | { readonly kind: 'signed-out' }

/** The reply that makes a call fail, or null if the call has no failure of that name. */
export const stubbedFailure = (
  call: string,
  name: string,
  journey: JourneyId = 'third-party',
): StubbedFailure | null => {
  const found = callFailuresOf(call, journey).find((failure) => failure.name === name)
  if (found === undefined) return null
  if (found.error === null) return { kind: 'cut' }
  return found.error === 'signInNeeded' ? { kind: 'signed-out' } : { kind: 'refused', error: found.error }
}

const mayRefuse = (operation: OperationName, error: ErrorName): boolean =>
  errorsOf(registry[operation]).includes(error)

/**
 * The reply to one operation of a call.
 * @param result name of the call's result, an answer or a failure
 * @param journey whose gateway answers
 * @returns null if the result does not say how this operation is answered
 */
export const replyFor = (
  call: string,
  result: string,
  operation: OperationName,
  journey: JourneyId = 'third-party',
): Reply | null => {
  const failure = stubbedFailure(call, result, journey)
  if (failure?.kind === 'cut') return 'cut'
  if (failure?.kind === 'signed-out') return errorReply('signInNeeded')
  if (failure && mayRefuse(operation, failure.error)) return errorReply(failure.error)
  // A call that reads before it changes something is refused at the change.
  const calls = stubbedCallsOf(journey)
  const answers = failure ? Object.values(calls[call] ?? {})[0] : calls[call]?.[result]
  const answer = answers?.find((stubbed) => stubbed.operation === operation)
  return answer ? okReply(answer.answer) : null
}
