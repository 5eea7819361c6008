/** What the charts of areas share about their calls: placeholders, and what is done with a failure, keys of changes. */
import { type Failure, failureOf } from '../failure.ts'

export type CallError = { readonly error: unknown }

/** Implementation of a call until the app provides it. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

/** Whether a call was refused because the session has ended. */
export const hasSessionEnded = ({ error }: CallError): boolean => failureOf(error).kind === 'signed-out'

/** A guard or an action that is given the error the call failed with. */
export const withError = <const T extends string>(type: T) =>
  ({ type, params: ({ event }: { event: CallError }) => ({ error: event.error }) }) as const

/** What a page remembers of its changes, of which each has an idempotency key. */
export type Changes = {
  /** Part of the keys of this page. */
  readonly pageId: string
  /** Changes sent so far. */
  readonly changes: number
  /** The change whose answer was lost: the same one keeps its key. */
  readonly unanswered: string | null
}

/** Counts a change, unless it is the one whose answer was lost. `change` says what is changed, and to what. */
export const startedChange = ({ changes, unanswered }: Changes, change: string) => ({
  changes: change === unanswered ? changes : changes + 1,
  unanswered: change,
})

/** The failure of a change. Only one without an answer is sent again with its key. */
export const failedChange = ({ unanswered }: Changes, { error }: CallError) => {
  const failure: Failure = failureOf(error)
  return { failure, unanswered: failure.kind === 'unreachable' ? unanswered : null }
}

/** Idempotency key of the change that is being sent. */
export const keyOfChange = ({ pageId, changes }: Changes): string => `${pageId}-${changes}`
