/**
 * Transitions for failed calls, and the outcomes that a step raises to the journey.
 * Shared by all steps, because every step fails in the same ways. Specification: document 1 section 8.
 */
import type { OutcomeName } from '../journey/events.ts'

/** The action that raises an outcome to the journey. */
export const raiseOutcome = <const T extends OutcomeName>(outcome: T) =>
  ({ type: 'raise the outcome', params: { outcome } }) as const

type Failed = { event: { error: unknown } }
const error = ({ event }: Failed) => ({ error: event.error })

/** A guard or an action with the error of the failed call as its params. */
export const withError = <const T extends string>(type: T) => ({ type, params: error })

/** The session has ended during a call: typed answers stay, and the journey asks to sign in again. */
export const signedOut = {
  guard: withError('the session has ended'),
  actions: ['mark the session as ended', raiseOutcome('step.sign-in-needed')],
} as const

/**
 * Ends an edit: returns directly to the step from which the answer was edited. Decisions, section 6
 * `edit-insurance`.
 */
export const backToOffers = {
  guard: 'only one search answer is edited',
  actions: raiseOutcome('step.done'),
} as const

/** Back from an edit: its answers are restored, and the offers follow again. */
export const discardToOffers = {
  guard: 'Back discards a search edit',
  actions: ['discard the edit', raiseOutcome('step.done')],
} as const

/** A call has failed: shows the panel with a retry in place, which also ends a waiting Back. */
export const showErrorPanel = (target: string) =>
  ({ target, actions: ['answer the waiting Back', withError('store the failure')] }) as const

/**
 * A changing call failed in a form, which shows it beside the field or the button. What the page shows has no
 * toast (decisions, section 1). A waiting Back is answered: it leaves the form, so a toast says it.
 */
export const formFails = [
  withError('show the failure if Back waits'),
  'answer the waiting Back',
  withError('store the failure'),
] as const

/** A changing call has failed: shows the form again as it was typed. */
export const backToForm = (target: string) => ({ target, actions: formFails }) as const

/** An earlier step is incomplete at the gateway: loads the order again and continues from its stage. */
export const orderIncomplete = {
  guard: withError('the order lacks something'),
  description: 'An earlier step is missing: the order is read again.',
  actions: [
    'finish the change',
    'clear the edited answer',
    withError('show the failure'),
    raiseOutcome('step.order-closed'),
  ],
} as const

/** The order was paid meanwhile: nothing is left to change. The step is left, so a toast says it. */
export const orderClosed = {
  guard: withError('the order is closed'),
  actions: [
    withError('store the failure'),
    'clear the failure',
    withError('show the failure'),
    raiseOutcome('step.order-closed'),
  ],
} as const
