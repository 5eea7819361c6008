/**
 * The steps from an order to its payment, and what follows each outcome. Every journey has them. Specification:
 * document 2 section 4 "Overall flow".
 */
import { state } from './journey.ts'
import { address } from './steps/address.ts'
import { cheques } from './steps/cheques.ts'
import { delivery } from './steps/delivery.ts'
import { documents } from './steps/documents.ts'
import { holder } from './steps/holder.ts'
import { payment } from './steps/payment.ts'
import { signIn } from './steps/sign-in.ts'

/** Steps that change an answer of the order; afterwards the check of the answers follows again. */
const changeOfTheOrder = [
  { guard: { type: 'the edited answer is', params: { answer: 'holder' } }, target: '#holder' },
  { guard: { type: 'the edited answer is', params: { answer: 'address' } }, target: '#address' },
  { guard: { type: 'the edited answer is', params: { answer: 'delivery' } }, target: '#delivery' },
  { guard: { type: 'the edited answer is', params: { answer: 'documents' } }, target: '#documents' },
  { guard: { type: 'the edited answer is', params: { answer: 'cheques' } }, target: '#cheques' },
  { guard: { type: 'the edited answer is', params: { answer: 'offer' } }, target: '#offers' },
] as const

/** The step of the stage that the gateway's order has reached. */
const firstIncompleteStep = [
  { guard: { type: 'the first incomplete step is', params: { step: 'holder' } }, target: '#holder' },
  { guard: { type: 'the first incomplete step is', params: { step: 'address' } }, target: '#address' },
  { guard: { type: 'the first incomplete step is', params: { step: 'delivery' } }, target: '#delivery' },
  { guard: { type: 'the first incomplete step is', params: { step: 'documents' } }, target: '#documents' },
  { target: '#cheques' },
] as const

const checkedAgain = { guard: 'only one order answer is edited', target: '#payment' } as const
/** Back from an edit: what was not saved is discarded. */
const discarded = { ...checkedAgain, actions: 'discard the edit' } as const

/** What My Insurance asked for is not done: back to its page. */
const backToMyInsurance = { guard: 'the visit comes from My Insurance', target: '#returned' } as const
/** What My Insurance asked for is done. */
const sentFromMyInsurance = { ...backToMyInsurance, actions: 'show that the documents were sent' } as const

/** The session ended in a step: after signing in again, the journey returns to it. */
const signInFor = (to: string) =>
  ({ target: '#sign-in', actions: { type: 'request the step', params: { to } } }) as const

export const orderSteps = {
  holder: state({
    ...holder,
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
    on: {
      'step.sign-in-needed': signInFor('#address'),
      'step.done': [
        checkedAgain,
        { guard: 'no delivery is needed', target: '#documents' },
        { target: '#delivery' },
      ],
      'step.back': [discarded, { target: '#holder' }],
    },
  }),
  delivery: state({
    ...delivery,
    on: {
      'step.sign-in-needed': signInFor('#delivery'),
      'step.done': [checkedAgain, { target: '#documents' }],
      'step.back': [discarded, { target: '#address' }],
    },
  }),
  documents: state({
    ...documents,
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
      'step.back': [
        discarded,
        backToMyInsurance,
        { guard: 'no delivery is needed', target: '#address' },
        { target: '#delivery' },
      ],
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
    on: {
      'step.sign-in-needed': signInFor('#payment'),
      'step.done': '#settled',
      'step.change': changeOfTheOrder,
      'step.incomplete': firstIncompleteStep,
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
  settled: state({
    id: 'settled',
    type: 'final',
    meta: { title: 'settled', path: '/payment-result/{trackingCode}' },
  }),
  returned: state({
    id: 'returned',
    type: 'final',
    description:
      'To the page of My Insurance that the order was opened from; Back leads no more into its steps.',
    meta: { title: 'returned', path: '/my-insurances', leads: 'back' },
  }),
  left: state({ id: 'left', type: 'final', meta: { title: 'left', path: '/' } }),
  goneBack: state({ id: 'gone-back', type: 'final', meta: { title: 'gone-back', path: '/', leads: 'back' } }),
}
