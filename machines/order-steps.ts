/**
 * The steps from an order to its payment, and the transitions for their outcomes. Every journey has these
 * steps; a product adds its own. Specification: document 2 section 4 "Overall flow".
 */
import { type Progress, state } from './journey.ts'
import { address } from './steps/address.ts'
import { cheques } from './steps/cheques.ts'
import { documents } from './steps/documents.ts'
import { holder } from './steps/holder.ts'
import { payment } from './steps/payment.ts'
import { signInThen } from './steps/sign-in.ts'

type StateConfig = Parameters<typeof state>[0]
/** Transitions for an outcome of a step. */
type Follows<Outcome extends 'step.done' | 'step.back' | 'step.change' | 'step.incomplete'> = NonNullable<
  StateConfig['on']
>[Outcome]

type ProductSteps = {
  /** Transitions of the address's `step.done`. */
  readonly afterAddress: Follows<'step.done'>
  /** Transitions of the documents' `step.back`. */
  readonly beforeDocuments: Follows<'step.back'>
  /** Steps that change an answer of the order; afterwards the check of the answers follows again. */
  readonly changes: Follows<'step.change'>
  /** The step of the stage that the gateway's order has reached. */
  readonly incomplete: Follows<'step.incomplete'>
  readonly places: Readonly<Record<'holder' | 'address' | 'documents' | 'payment', Progress>>
}

export const checkedAgain = { guard: 'only one order answer is edited', target: '#payment' } as const
/** Back from an edit: discards unsaved changes. */
export const discarded = { ...checkedAgain, actions: 'discard the edit' } as const

/** Back without doing the action of My Insurance: returns to the order's page. */
export const backToMyInsurance = { guard: 'the visit comes from My Insurance', target: '#returned' } as const
/** The action of My Insurance is done. */
export const sentFromMyInsurance = {
  ...backToMyInsurance,
  actions: 'show that the documents were sent',
} as const

/** The session ended in a step: after signing in again, the journey returns to it. */
export const signInFor = (to: string) =>
  ({ target: '#sign-in', actions: { type: 'request the step', params: { to } } }) as const

/** Sign-in for journeys that begin with the inquiry. */
const signIn = signInThen('#inquiry-owner', '#offers')

/** Final states of every journey. */
export const journeyEnds = {
  settled: state({
    id: 'settled',
    type: 'final',
    meta: { title: 'settled', path: '/payment-result/{trackingCode}' },
  }),
  returned: state({
    id: 'returned',
    type: 'final',
    description:
      'To the page of My Insurance that the order was opened from; Back no longer returns to its steps.',
    meta: { title: 'returned', path: '/my-insurances', leads: 'back' },
  }),
  left: state({ id: 'left', type: 'final', meta: { title: 'left', path: '/' } }),
  goneBack: state({ id: 'gone-back', type: 'final', meta: { title: 'gone-back', path: '/', leads: 'back' } }),
}

/**
 * @param product the parts that differ by product: the steps after the address and before the documents, the
 * step that changes an answer or is the first incomplete one, and the documented place of each step
 */
export const orderSteps = <const P extends ProductSteps>(product: P) => ({
  holder: state({
    ...holder,
    meta: { ...holder.meta, progress: product.places.holder },
    on: {
      'step.sign-in-needed': signInFor('#holder'),
      'step.done': [checkedAgain, { target: '#address' }],
      'step.pay-first': '#payment',
      'step.back': [
        discarded,
        {
          guard: 'an incomplete order is resumed',
          description: 'The order was opened from another page: Back returns there.',
          target: '#left',
        },
        backToMyInsurance,
        { guard: 'the order is paid', target: '#settled' },
        { guard: 'the search is complete', target: '#offers' },
        { target: '#left' },
      ],
    },
  }),
  address: state({
    ...address,
    meta: { ...address.meta, progress: product.places.address },
    on: {
      'step.sign-in-needed': signInFor('#address'),
      'step.done': product.afterAddress,
      'step.back': [discarded, { target: '#holder' }],
    },
  }),
  documents: state({
    ...documents,
    meta: { ...documents.meta, progress: product.places.documents },
    on: {
      'step.sign-in-needed': signInFor('#documents'),
      'step.done': [
        checkedAgain,
        { guard: 'cheques are required', target: '#cheques' },
        sentFromMyInsurance,
        {
          guard: 'the order is paid',
          description: 'The documents were sent after the payment.',
          target: '#settled',
        },
        { target: '#payment' },
      ],
      'step.back': product.beforeDocuments,
    },
  }),
  cheques: state({
    ...cheques,
    on: {
      'step.sign-in-needed': signInFor('#cheques'),
      'step.done': [
        sentFromMyInsurance,
        checkedAgain,
        { guard: 'the order is paid', target: '#settled' },
        { target: '#payment' },
      ],
      'step.back': [
        discarded,
        backToMyInsurance,
        { guard: 'the order is paid', target: '#settled' },
        { target: '#documents' },
      ],
    },
  }),
  payment: state({
    ...payment,
    meta: { ...payment.meta, progress: product.places.payment },
    on: {
      'step.sign-in-needed': signInFor('#payment'),
      'step.done': '#settled',
      'step.change': product.changes,
      'step.incomplete': product.incomplete,
      'step.new-search': '#offers',
      'step.back': [
        { guard: 'the incomplete order awaits payment', target: '#left' },
        { guard: 'details follow the payment', target: '#holder' },
        { guard: 'cheques are required', target: '#cheques' },
        { target: '#documents' },
      ],
    },
  }),
  signIn,
  ...journeyEnds,
})
