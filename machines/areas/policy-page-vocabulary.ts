/** The vocabulary of an order's page: its context, events, guards, actions and calls. */
import * as v from 'valibot'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ErrorName, errors } from '#contract/errors.ts'
import type { PolicyDetail, PolicyTimeline } from '#contract/operations/my-insurance.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { MoveReason } from '#contract/values/order-move.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'

export type PolicyPageInput = {
  readonly trackingCode: string
  /** Product of the order if the list has told it; otherwise the products are asked in turn. */
  readonly type: InsuranceType | null
  readonly signedIn: boolean
  /** Part of the idempotency keys of this page. */
  readonly pageId: string
}
/** Which order is read. */
export type OrderInput = Pick<PolicyPageInput, 'trackingCode' | 'type'>
/** A change with the customer's words: the reason of a cancellation (null for none), or what is wrong. */
export type ChangeInput = OrderInput & { readonly words: string | null; readonly key: string }

export type PolicyPageContext = PolicyPageInput & {
  readonly timeline: PolicyTimeline | null
  readonly detail: PolicyDetail | null
  /** What the customer writes in an open sheet. */
  readonly words: string
  /** The change whose answer was lost: the same one keeps its key. */
  readonly unanswered: string | null
  /** Changes sent so far. */
  readonly changes: number
  readonly failure: Failure | null
}
export type PolicyPageEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'continue' }
  /** The order was changed here, or the language was. */
  | { type: 'order.changed' }
  | { type: 'action.chosen'; action: PolicyActionType }
  | { type: 'policy-file.chosen' }
  | { type: 'detail.opened' }
  | { type: 'cancellation.opened' }
  | { type: 'report.opened' }
  | { type: 'words.changed'; words: string }
  | { type: 'words.confirmed' }
  | { type: 'sheet.closed' }

type Ask = { context: PolicyPageContext }
type CallError = { error: unknown }
const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))
const isError = ({ error }: CallError, name: ErrorName) => failureOf(error).code === errors[name].code

const { paid, checking, approved, issuing } = ORDER_STATUS
/** Statuses that the gateway, an expert or the insurer leaves within minutes. */
const MOVING: ReadonlySet<number> = new Set([paid, checking, approved, issuing])

/** What is wrong with the customer's words, as a text reference; null if nothing is. */
export const wordsError = (words: string): string | null => {
  const parsed = v.safeParse(MoveReason, words, { abortPipeEarly: true })
  return parsed.success ? null : parsed.issues[0].message
}

const vocabulary = setup({
  types: typeOf<{
    context: PolicyPageContext
    events: PolicyPageEvent
    input: PolicyPageInput
    tags: 'loading' | 'submitting' | 'failed' | 'sheet' | 'showingErrors'
    meta: { title?: string }
  }>(),
  actors: {
    'read the timeline': fromPromise<PolicyTimeline, OrderInput>(notProvided('read the timeline')),
    'read the details': fromPromise<PolicyDetail, OrderInput>(notProvided('read the details')),
    'open the policy file': fromPromise<void, { trackingCode: string | null }>(
      notProvided('open the policy file'),
    ),
    'cancel the order': fromPromise<void, ChangeInput>(notProvided('cancel the order')),
    'report wrong data': fromPromise<void, ChangeInput>(notProvided('report wrong data')),
  },
  guards: {
    'the address has no tracking code': ({ context }) => !v.is(TrackingCode, context.trackingCode),
    'the user is signed in': ({ context }) => context.signedIn,
    'the order moves by itself': ({ context: { timeline } }) =>
      timeline !== null && MOVING.has(timeline.statusId) && timeline.owes.length === 0,
    'the order can be cancelled': ({ context }) => context.detail?.cancellable === true,
    'wrong data can be reported': ({ context }) => (context.detail?.reportUntil ?? null) !== null,
    'the reason is not valid': ({ context: { words } }) => words.trim() !== '' && wordsError(words) !== null,
    'the report is not valid': ({ context: { words } }) => wordsError(words) !== null,
    'the session has ended': (_, { error }: CallError) => failureOf(error).kind === 'signed-out',
    'the order does not exist': (_, failed: CallError) => isError(failed, 'notFound'),
    'the status has changed': (_, failed: CallError) => isError(failed, 'statusChanged'),
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the order': assign({ timeline: null, detail: null, words: '', failure: null }),
    'store the timeline': assign((_, { timeline }: { timeline: PolicyTimeline }) => ({
      timeline,
      type: timeline.insuranceType,
      failure: null,
    })),
    'store the details': assign((_, { detail }: { detail: PolicyDetail }) => ({ detail, failure: null })),
    'store the words': assign(({ event }) =>
      event.type === 'words.changed' ? { words: event.words, failure: null } : {},
    ),
    'clear the words': assign({ words: '', failure: null }),
    /** The same change is sent again with the same key only if its answer was lost. */
    'start the change': assign(({ context: { changes, unanswered, words } }, { of }: { of: string }) => {
      const change = `${of} ${words}`
      return { changes: change === unanswered ? changes : changes + 1, unanswered: change, failure: null }
    }),
    'finish the change': assign({ unanswered: null }),
    'store the failure': assign(({ context }, { error }: CallError) => {
      const failure = failureOf(error)
      return { failure, unanswered: failure.kind === 'unreachable' ? context.unanswered : null }
    }),
    /** Provided where the app starts: navigation, the sign-in page, toasts, the list of policies. */
    'go back to the list': () => undefined,
    'go to the list': () => undefined,
    'go to the sign-in page': () => undefined,
    'follow the action': (_, params: { action: PolicyActionType }) => void params,
    'show the failure': (_, { error }: CallError) => void error,
    'show that the order is cancelled': () => undefined,
    'show that the report was sent': () => undefined,
    'refresh the list': () => undefined,
  },
  delays: { 'move poll interval': 15_000 },
})

export const policyPageVocabulary = vocabulary.extend({
  actions: {
    'refresh the timeline': enqueueActions(({ enqueue }) => enqueue.raise({ type: 'order.changed' })),
  },
})

type Failed = { event: CallError }

/** A guard or an action that is given the error the call failed with. */
export const withError = <const T extends string>(type: T) =>
  ({ type, params: ({ event }: Failed) => ({ error: event.error }) }) as const

export const signedOut = {
  guard: withError('the session has ended'),
  target: '#policy-page.signedOut',
  actions: 'end the session',
} as const

/** What every call about the order needs. */
export const orderInput = ({ context: { trackingCode, type } }: Ask): OrderInput => ({ trackingCode, type })

/** A change with the words as they are sent; none are null. */
export const changeInput = ({ context }: Ask): ChangeInput => ({
  ...orderInput({ context }),
  words: context.words.trim() === '' ? null : context.words,
  key: `${context.pageId}-${context.changes}`,
})
