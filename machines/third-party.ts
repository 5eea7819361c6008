/**
 * The third-party journey of a car: its steps in order, and what follows each outcome. Specification:
 * document 2 sections 2.1 and 4 "Overall flow". What happens inside a step is in machines/steps.
 */
import { journey, state } from './journey.ts'
import { initialContext } from './journey/context.ts'
import { address } from './steps/address.ts'
import { cheques } from './steps/cheques.ts'
import { delivery } from './steps/delivery.ts'
import { documents } from './steps/documents.ts'
import { history } from './steps/history.ts'
import { holder } from './steps/holder.ts'
import { inquiry } from './steps/inquiry.ts'
import { offers } from './steps/offers.ts'
import { opening } from './steps/opening.ts'
import { payment } from './steps/payment.ts'
import { signIn } from './steps/sign-in.ts'
import { vehicle } from './steps/vehicle.ts'

const arriving = state({
  id: 'arriving',
  description: 'Goes to the requested address; if its guard refuses, to the current step of the journey.',
  exit: 'clear the requested route',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'the incomplete order awaits payment', target: '#payment' },
        {
          guard: 'an incomplete order is resumed',
          description: 'Stages 2 to 5: each completed step takes one press of Continue.',
          target: '#holder',
        },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: [
        'clear the choice unless the offers are requested',
        'go to the requested route',
        'fall back to the current step',
      ],
    },
  },
  on: {
    'route.refused': [
      {
        guard: 'the invoice was requested',
        description: 'The check of the answers comes before the invoice, on every device.',
        target: '#payment',
      },
      { guard: 'the order is editable', target: '#holder' },
      {
        guard: 'only cheques are missing',
        description: 'The receipt links to the pictures that are still missing.',
        target: '#cheques',
      },
      { guard: 'the order is paid', target: '#settled' },
      {
        guard: { type: 'search from link is invalid', params: ({ event }) => event },
        description: 'The link is incomplete: its answers are used, the rest is asked.',
        target: '#inquiry-owner',
        actions: ['store the answers from the link', 'show that the link is incomplete'],
      },
      { target: '#inquiry-owner' },
    ],
  },
})

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

/** Steps that change an answer that the price depends on; afterwards the offers follow again. */
const changeOfTheSearch = [
  { guard: { type: 'the edited answer is', params: { answer: 'owner' } }, target: '#inquiry-owner' },
  {
    guard: { type: 'the registry found the edited', params: { answer: 'vehicle' } },
    target: '#inquiry-vehicle',
  },
  { guard: { type: 'the edited answer is', params: { answer: 'vehicle' } }, target: '#vehicle' },
  { guard: { type: 'the edited answer is', params: { answer: 'status' } }, target: '#status' },
  { guard: { type: 'the edited answer is', params: { answer: 'policy' } }, target: '#history-policy' },
  { guard: { type: 'the edited answer is', params: { answer: 'ownership' } }, target: '#history-ownership' },
  { guard: { type: 'the edited answer is', params: { answer: 'discounts' } }, target: '#history-discounts' },
  { guard: { type: 'the edited answer is', params: { answer: 'claims' } }, target: '#history-claims' },
] as const

/** Back from the offers leads to the last question that was asked on the way to them. */
const lastQuestion = [
  { guard: 'the history came from the registry', target: '#inquiry-claims' },
  { guard: 'the previous policy has the same owner', target: '#history-claims' },
  { guard: 'no discount is transferred', target: '#history-ownership' },
  { guard: 'ownership has changed', target: '#history-discounts' },
  { target: '#status' },
] as const

const checkedAgain = { guard: 'only one order answer is edited', target: '#payment' } as const
/** Back from an edit: what was not saved is discarded. */
const discarded = { ...checkedAgain, actions: 'discard the edit' } as const

export const thirdParty = journey.createMachine({
  id: 'third-party',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  invoke: {
    src: 'list the experiments',
    id: 'listExperiments',
    onDone: { actions: { type: 'store the experiments', params: ({ event }) => event.output } },
    onError: { description: 'The journey does not wait for experiments: every variant counts as A.' },
  },
  on: {
    'session.changed': { actions: 'store the session' },
    'labels.relocalised': {
      description: 'The language changed: only labels are replaced.',
      actions: 'relocalise the context',
    },
    'step.sign-in-needed': '#sign-in',
    'step.order-closed': '#reading-order',
  },
  states: {
    opening,
    arriving,
    inquiry: {
      ...inquiry,
      on: {
        'step.done': '#offers',
        'step.manual-entry': '#vehicle',
        'step.history-unknown': '#status',
        'step.back': [{ guard: 'something was entered', target: '#gone-back' }, { target: '#left' }],
      },
    },
    vehicle: {
      ...vehicle,
      on: {
        'step.done': [
          { guard: 'only one search answer is edited', target: '#offers' },
          { guard: 'a previous policy is required', target: '#history-policy' },
          { target: '#offers' },
        ],
        'step.back': '#inquiry-owner',
      },
    },
    history: { ...history, on: { 'step.done': '#offers', 'step.back': '#status' } },
    offers: {
      ...offers,
      on: {
        'step.done': '#reading-order',
        'step.details-refused': '#inquiry-owner',
        'step.change': changeOfTheSearch,
        'step.back': [
          {
            guard: { type: 'the edited answer is', params: { answer: 'offer' } },
            description: 'The user was looking for another offer for an order that still exists.',
            target: '#payment',
          },
          ...lastQuestion,
        ],
      },
    },
    holder: {
      ...holder,
      on: {
        'step.done': [checkedAgain, { target: '#address' }],
        'step.pay-first': '#payment',
        'step.back': [
          discarded,
          {
            guard: 'an incomplete order is resumed',
            description: 'The order was opened from another page: Back returns there.',
            target: '#left',
          },
          { guard: 'the order is paid', target: '#settled' },
          { guard: 'the search is complete', target: '#offers' },
          { target: '#left' },
        ],
      },
    },
    address: {
      ...address,
      on: {
        'step.done': [
          checkedAgain,
          { guard: 'no delivery is needed', target: '#documents' },
          { target: '#delivery' },
        ],
        'step.back': [discarded, { target: '#holder' }],
      },
    },
    delivery: {
      ...delivery,
      on: {
        'step.done': [checkedAgain, { target: '#documents' }],
        'step.back': [discarded, { target: '#address' }],
      },
    },
    documents: {
      ...documents,
      on: {
        'step.done': [
          {
            guard: 'the visit comes from My Insurance',
            target: '#settled',
            actions: 'show that the documents were sent',
          },
          checkedAgain,
          { guard: 'cheques are required', target: '#cheques' },
          {
            guard: 'the order is paid',
            description: 'The documents were sent after the payment.',
            target: '#settled',
          },
          { target: '#payment' },
        ],
        'step.back': [
          discarded,
          { guard: 'the visit comes from My Insurance', target: '#settled' },
          { guard: 'no delivery is needed', target: '#address' },
          { target: '#delivery' },
        ],
      },
    },
    cheques: {
      ...cheques,
      on: {
        'step.done': [
          {
            guard: 'the visit comes from My Insurance',
            target: '#settled',
            actions: 'show that the documents were sent',
          },
          checkedAgain,
          { guard: 'the order is paid', target: '#settled' },
          { target: '#payment' },
        ],
        'step.back': [
          discarded,
          { guard: 'the visit comes from My Insurance', target: '#settled' },
          { guard: 'the order is paid', target: '#settled' },
          { target: '#documents' },
        ],
      },
    },
    payment: {
      ...payment,
      on: {
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
    },
    signIn,
    settled: {
      id: 'settled',
      type: 'final',
      meta: { title: 'settled', path: '/payment-result/{trackingCode}' },
    },
    left: { id: 'left', type: 'final', meta: { title: 'left', path: '/' } },
    goneBack: { id: 'gone-back', type: 'final', meta: { title: 'gone-back', path: '/', leads: 'back' } },
  },
})
