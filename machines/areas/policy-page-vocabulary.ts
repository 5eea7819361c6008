/** The vocabulary of an order's page: its context, events, guards, actions and calls. */
import * as v from 'valibot'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ErrorName, errors } from '#contract/errors.ts'
import type { PolicyDetail, PolicyTimeline } from '#contract/operations/my-insurance.ts'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { MoveReason } from '#contract/values/order-move.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import {
  type CallError,
  failedChange,
  hasSessionEnded,
  keyOfChange,
  notProvided,
  startedChange,
  withError,
} from './calls.ts'

/** Uses of a policy file. */
export type FileUse = 'download' | 'share'

export type PolicyPageInput = {
  readonly trackingCode: string
  /** Product of the order, if the list has named it; otherwise the call tries each product. */
  readonly type: InsuranceType | null
  readonly signedIn: boolean
  /** The sheet that the address opens. */
  readonly opens: 'delivery-time' | null
  /** Prefix of this page's idempotency keys. */
  readonly pageId: string
}
/** The order to load. */
export type OrderInput = Pick<PolicyPageInput, 'trackingCode' | 'type'>
/** The policy whose file is opened, and its use. */
export type FileInput = { readonly trackingCode: string; readonly by: FileUse }
/**
 * A change with a text of the customer: the reason of a cancellation (null for none), or the description of
 * wrong data.
 */
export type ChangeInput = OrderInput & { readonly words: string | null; readonly key: string }

/** The delivery slot that replaces the missed one. */
export type TimeInput = OrderInput & { readonly code: string; readonly key: string }

/** The policy of a reminder; `end` is the last day of its cover, null before issuing. */
export type ReminderInput = OrderInput & {
  readonly end: string | null
  /** Whether Separ can renew it. */
  readonly isRenewedHere: boolean
}

export type PolicyPageContext = PolicyPageInput & {
  readonly timeline: PolicyTimeline | null
  readonly detail: PolicyDetail | null
  /** The text that the customer types in an open sheet. */
  readonly words: string
  /** Use of the policy file that is being fetched. */
  readonly fileUse: FileUse
  /** Days on which the paper copy can be delivered; null until they are loaded. */
  readonly deliveryDays: readonly DeliveryDay[] | null
  /** Code of the picked slot. */
  readonly deliveryTime: string | null
  /**
   * Text of the last change without an answer; null if there is none. Repeating the same change reuses its
   * key.
   */
  readonly unanswered: string | null
  /** Number of changes sent so far. */
  readonly changes: number
  readonly failure: Failure | null
}
export type PolicyPageEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'continue' }
  /** The order was changed on this page, or the language was changed. */
  | { type: 'order.changed' }
  | { type: 'action.chosen'; action: PolicyActionType }
  /** Opens the policy that this one renews, or the one that has renewed it. */
  | { type: 'linked-policy.chosen'; trackingCode: string }
  /** Saves the PDF on the device, or opens the share sheet with it. */
  | { type: 'policy-file.chosen'; by: FileUse }
  | { type: 'detail.opened' }
  | { type: 'cancellation.opened' }
  | { type: 'report.opened' }
  | { type: 'words.changed'; words: string }
  | { type: 'words.confirmed' }
  /** A reminder ten days before the end of the cover. */
  | { type: 'reminder.asked' }
  | { type: 'reminder.cancelled' }
  | { type: 'calendar.asked' }
  | { type: 'delivery-time.opened' }
  | { type: 'delivery-time.picked'; code: string | null }
  | { type: 'delivery-time.confirmed' }
  | { type: 'sheet.closed' }

type Ask = { context: PolicyPageContext }
const isError = ({ error }: CallError, name: ErrorName) => failureOf(error).code === errors[name].code

const { paid, checking, approved, issuing, cancelled, refunding, requestingVisit, visiting } = ORDER_STATUS
/**
 * Statuses that change within minutes without the customer: the gateway, an expert or the insurer is at work.
 * Those of a visit change after the customer has asked for it or started it.
 */
const MOVING: ReadonlySet<number> = new Set([
  paid,
  checking,
  approved,
  issuing,
  cancelled,
  refunding,
  requestingVisit,
  visiting,
])

const { expired, expiredLong, notRenewable, renewable, renewableLong } = ORDER_STATUS
const EXPIRED: ReadonlySet<number> = new Set([expired, expiredLong, notRenewable, renewable, renewableLong])

/** Whether an order has a policy that is still in force. */
export const isInForce = (timeline: Pick<PolicyTimeline, 'cover' | 'statusId'> | null): boolean =>
  timeline !== null && timeline.cover !== null && !EXPIRED.has(timeline.statusId)

/** Validation error of the customer's text as a text reference; null if it is valid. */
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
    'open the policy file': fromPromise<void, FileInput>(notProvided('open the policy file')),
    'cancel the order': fromPromise<void, ChangeInput>(notProvided('cancel the order')),
    'report wrong data': fromPromise<void, ChangeInput>(notProvided('report wrong data')),
    'list the delivery times': fromPromise<readonly DeliveryDay[], OrderInput>(
      notProvided('list the delivery times'),
    ),
    'read the reminder': fromPromise<boolean, ReminderInput>(notProvided('read the reminder')),
    'add the reminder': fromPromise<void, ReminderInput>(notProvided('add the reminder')),
    'remove the reminder': fromPromise<void, ReminderInput>(notProvided('remove the reminder')),
    'save the delivery time': fromPromise<void, TimeInput>(notProvided('save the delivery time')),
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
    'a reminder exists': (_, { exists }: { exists: boolean }) => exists,
    'the policy can be renewed later': ({ context: { timeline } }) => isInForce(timeline),
    'a delivery time is wanted': ({ context: { timeline } }) =>
      timeline?.statusId === ORDER_STATUS.choosingDelivery,
    'the address asks for a delivery time': ({ context: { opens, timeline } }) =>
      opens === 'delivery-time' && timeline?.statusId === ORDER_STATUS.choosingDelivery,
    'the action opens the delivery times': (
      { context: { timeline } },
      { action }: { action: PolicyActionType },
    ) => action === 'select-time' && timeline?.statusId === ORDER_STATUS.choosingDelivery,
    'another delivery time is picked': ({ context }, { code }: { code: string | null }) =>
      code !== context.deliveryTime,
    'a delivery time is picked': ({ context }) => context.deliveryTime !== null,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
    'the order does not exist': (_, failed: CallError) => isError(failed, 'notFound'),
    'the status has changed': (_, failed: CallError) =>
      isError(failed, 'statusChanged') || isError(failed, 'orderClosed'),
    'the slot is taken': (_, failed: CallError) => isError(failed, 'slotTaken'),
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
    'store the delivery days': assign((_, { days }: { days: readonly DeliveryDay[] }) => ({
      deliveryDays: days,
      failure: null,
    })),
    'store the delivery time': assign(({ event }) =>
      event.type === 'delivery-time.picked' ? { deliveryTime: event.code, failure: null } : {},
    ),
    'clear the delivery time': assign({ deliveryTime: null, failure: null }),
    'store what the file is for': assign(({ event }) =>
      event.type === 'policy-file.chosen' ? { fileUse: event.by } : {},
    ),
    'clear the words': assign({ words: '', failure: null }),
    /** A repeated change keeps its key only if its answer was lost. */
    'start the change': assign(({ context }, { of }: { of: string }) => {
      const { words, deliveryTime } = context
      return { ...startedChange(context, `${of} ${deliveryTime ?? words}`), failure: null }
    }),
    'finish the change': assign({ unanswered: null }),
    'store the failure': assign(({ context }, failed: CallError) => failedChange(context, failed)),
    /** Provided where the app starts: navigation, the sign-in page, toasts, the list of policies. */
    'go back to the list': () => undefined,
    'go to the list': () => undefined,
    'go to the sign-in page': () => undefined,
    'follow the action': (_, params: { action: PolicyActionType }) => void params,
    'show the linked policy': (_, params: { trackingCode: string }) => void params,
    'show the failure': (_, { error }: CallError) => void error,
    'show that the order is cancelled': () => undefined,
    'show that the report was sent': () => undefined,
    'show that the delivery time was saved': () => undefined,
    'show that the reminder failed': (_, { error }: CallError) => void error,
    'save the calendar file': () => undefined,
    'refresh the list': () => undefined,
  },
  delays: { 'move poll interval': 15_000 },
})

export const policyPageVocabulary = vocabulary.extend({
  actions: {
    'refresh the timeline': enqueueActions(({ enqueue }) => enqueue.raise({ type: 'order.changed' })),
    'open the delivery times': enqueueActions(({ enqueue }) =>
      enqueue.raise({ type: 'delivery-time.opened' }),
    ),
  },
})

export const signedOut = {
  guard: withError('the session has ended'),
  target: '#policy-page.signedOut',
  actions: 'end the session',
} as const

/** The order has changed: its timeline and the list are loaded again. */
export const orderChanged = ['finish the change', 'refresh the list', 'refresh the timeline'] as const

/** The order has changed elsewhere meanwhile. */
export const statusChanged = {
  guard: withError('the status has changed'),
  description: 'Something else happened to the order meanwhile: its timeline says what.',
  target: '#policy-sheet.closed',
  actions: [withError('show the failure'), ...orderChanged],
} as const

/** Input of every call about the order. */
export const orderInput = ({ context: { trackingCode, type } }: Ask): OrderInput => ({ trackingCode, type })

/** Input of a change with a text; an empty text is sent as null. */
export const changeInput = ({ context }: Ask): ChangeInput => ({
  ...orderInput({ context }),
  words: context.words.trim() === '' ? null : context.words,
  key: keyOfChange(context),
})

/** Input of saving the picked delivery slot. */
export const timeInput = ({ context }: Ask): TimeInput => ({
  ...orderInput({ context }),
  code: context.deliveryTime ?? '',
  key: keyOfChange(context),
})

/** Input of a call about the policy's reminder. */
export const reminderInput = ({ context }: Ask): ReminderInput => ({
  ...orderInput({ context }),
  end: context.timeline?.cover?.to ?? null,
  isRenewedHere: context.timeline?.isRenewedHere ?? false,
})
