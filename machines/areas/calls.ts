/** Call placeholders, failure handling and idempotency keys, shared by the charts of areas. */
import { type Failure, failureOf } from '../failure.ts'

export type CallError = { readonly error: unknown }

/** Implementation of a call until the app provides it. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

/** Whether a call was refused because the session has ended. */
export const hasSessionEnded = ({ error }: CallError): boolean => failureOf(error).kind === 'signed-out'

/** A guard or an action with the error of the failed call as its params. */
export const withError = <const T extends string>(type: T) =>
  ({ type, params: ({ event }: { event: CallError }) => ({ error: event.error }) }) as const

/** Context of a page whose changes each have an idempotency key. */
export type Changes = {
  /** Prefix of this page's keys. */
  readonly pageId: string
  /** Changes sent so far. */
  readonly changes: number
  /**
   * Text of the last change without an answer; null if there is none. Repeating the same change reuses its
   * key.
   */
  readonly unanswered: string | null
}

/**
 * Context update when a change is sent. Repeating the change without an answer keeps its key.
 * @param change what is changed, and to what, as text
 */
export const startedChange = ({ changes, unanswered }: Changes, change: string) => ({
  changes: change === unanswered ? changes : changes + 1,
  unanswered: change,
})

/** Context update when a change fails. Only a change without an answer keeps its key for the next try. */
export const failedChange = ({ unanswered }: Changes, { error }: CallError) => {
  const failure: Failure = failureOf(error)
  return { failure, unanswered: failure.kind === 'unreachable' ? unanswered : null }
}

/** Idempotency key of the change that is being sent. */
export const keyOfChange = ({ pageId, changes }: Changes): string => `${pageId}-${changes}`
