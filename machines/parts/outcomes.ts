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

/** A transition's guard or action that is given the error the call failed with. */
export const withError = <const T extends string>(type: T) => ({ type, params: error })

/** The session ended while calling: what was typed stays, the journey asks to sign in again. */
export const signedOut = {
  guard: withError('the session has ended'),
  actions: ['mark the session as ended', raiseOutcome('step.sign-in-needed')],
} as const

/**
 * Only this answer was to be changed: straight back to where it was changed from. Decisions, section 6
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

/** A reading call failed: the panel with retry is shown in place. */
export const showErrorPanel = (target: string) =>
  ({ target, actions: withError('store the failure') }) as const

/** A changing call failed: said in a toast and beside its fields, in the form as it was typed. */
export const backToForm = (target: string) =>
  ({ target, actions: [withError('store the failure'), withError('show the failure')] }) as const

/** The order was paid meanwhile: nothing is left to change. */
export const orderClosed = {
  guard: withError('the order is closed'),
  actions: [withError('store the failure'), withError('show the failure'), raiseOutcome('step.order-closed')],
} as const
