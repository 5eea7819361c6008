/**
 * The third-party journey of a car: its steps in order, and what follows each outcome.
 * Specification: document 2 sections 2.1 and 4 "Overall flow". What happens inside a step is in machines/steps.
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
  description:
    'Goes where the address asked to go; where it cannot, to the step that the journey has come to.',
  exit: 'forget the requested route',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'an incomplete order waits for its payment', target: '#payment' },
        {
          guard: 'an incomplete order is resumed',
          description: 'Stages 2 to 5: what is complete is passed with one press each.',
          target: '#holder',
        },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: ['let go of a choice elsewhere', 'ask for the requested route', 'fall back where it is refused'],
    },
  },
  on: {
    'route.refused': [
      {
        guard: 'the invoice was asked for',
        description: 'It follows the check of the answers, on every device.',
        target: '#payment',
      },
      { guard: 'an open order is known', target: '#holder' },
      {
        guard: 'cheques alone are awaited',
        description: 'The receipt leads to what is still to be sent.',
        target: '#cheques',
      },
      { guard: 'the order is paid', target: '#settled' },
      {
        guard: { type: 'the address’s search does not hold', params: ({ event }) => event },
        description: 'A link that is not complete: what it says is kept, the rest is asked.',
        target: '#inquiry-owner',
        actions: ['take what can be read of the address', 'tell that the link is incomplete'],
      },
      { target: '#inquiry-owner' },
    ],
  },
})

/** Where an answer of the order is changed; afterwards the check of the answers follows again. */
const changeOfTheOrder = [
  { guard: { type: 'the change is of', params: { answer: 'holder' } }, target: '#holder' },
  { guard: { type: 'the change is of', params: { answer: 'address' } }, target: '#address' },
  { guard: { type: 'the change is of', params: { answer: 'delivery' } }, target: '#delivery' },
  { guard: { type: 'the change is of', params: { answer: 'documents' } }, target: '#documents' },
  { guard: { type: 'the change is of', params: { answer: 'cheques' } }, target: '#cheques' },
  { guard: { type: 'the change is of', params: { answer: 'offer' } }, target: '#offers' },
] as const

/** Where an answer that the price depends on is changed; afterwards the offers follow again. */
const changeOfTheSearch = [
  { guard: { type: 'the change is of', params: { answer: 'owner' } }, target: '#inquiry-owner' },
  {
    guard: { type: 'the registry knew what is changed', params: { answer: 'vehicle' } },
    target: '#inquiry-vehicle',
  },
  { guard: { type: 'the change is of', params: { answer: 'vehicle' } }, target: '#vehicle' },
  { guard: { type: 'the change is of', params: { answer: 'status' } }, target: '#status' },
  { guard: { type: 'the change is of', params: { answer: 'policy' } }, target: '#history-policy' },
  { guard: { type: 'the change is of', params: { answer: 'ownership' } }, target: '#history-ownership' },
  { guard: { type: 'the change is of', params: { answer: 'discounts' } }, target: '#history-discounts' },
  { guard: { type: 'the change is of', params: { answer: 'claims' } }, target: '#history-claims' },
] as const

/** Back from the offers leads to the last question that was asked on the way to them. */
const lastQuestion = [
  { guard: 'the registry told the history', target: '#inquiry-claims' },
  { guard: 'the policy was the same owner’s', target: '#history-claims' },
  { guard: 'no discount comes along', target: '#history-ownership' },
  { guard: 'ownership has changed', target: '#history-discounts' },
  { target: '#status' },
] as const

const checkedAgain = { guard: 'only this answer of the order is changed', target: '#payment' } as const

export const thirdParty = journey.createMachine({
  id: 'third-party',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  invoke: {
    src: 'list the experiments',
    id: 'listExperiments',
    onDone: { actions: { type: 'keep the experiments', params: ({ event }) => event.output } },
    onError: { description: 'Nobody waits for an experiment: every variant is A.' },
  },
  on: {
    'session.changed': { actions: 'note the session' },
    'names.renewed': {
      description: 'Another language is spoken: nothing but names is another.',
      actions: 'call things by their new names',
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
          { guard: 'only this answer is changed', target: '#offers' },
          { guard: 'a previous policy is to be told', target: '#history-policy' },
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
            guard: { type: 'the change is of', params: { answer: 'offer' } },
            description:
              'Another offer was looked for from the check of the answers or from the invoice: the order is still there.',
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
          checkedAgain,
          {
            guard: 'an incomplete order is resumed',
            description: 'It was opened from elsewhere: Back leads there.',
            target: '#left',
          },
          { guard: 'the order is paid', target: '#settled' },
          { guard: 'the search can be made', target: '#offers' },
          { target: '#left' },
        ],
      },
    },
    address: {
      ...address,
      on: {
        'step.done': [
          checkedAgain,
          { guard: 'nothing is delivered', target: '#documents' },
          { target: '#delivery' },
        ],
        'step.back': [checkedAgain, { target: '#holder' }],
      },
    },
    delivery: {
      ...delivery,
      on: {
        'step.done': [checkedAgain, { target: '#documents' }],
        'step.back': [checkedAgain, { target: '#address' }],
      },
    },
    documents: {
      ...documents,
      on: {
        'step.done': [
          {
            guard: 'documents are sent from My Insurance',
            target: '#settled',
            actions: 'tell that the documents are sent',
          },
          checkedAgain,
          { guard: 'cheques are to be given', target: '#cheques' },
          { guard: 'the order is paid', description: 'They were sent after paying.', target: '#settled' },
          { target: '#payment' },
        ],
        'step.back': [
          checkedAgain,
          { guard: 'documents are sent from My Insurance', target: '#settled' },
          { guard: 'nothing is delivered', target: '#address' },
          { target: '#delivery' },
        ],
      },
    },
    cheques: {
      ...cheques,
      on: {
        'step.done': [
          {
            guard: 'documents are sent from My Insurance',
            target: '#settled',
            actions: 'tell that the documents are sent',
          },
          checkedAgain,
          { guard: 'the order is paid', target: '#settled' },
          { target: '#payment' },
        ],
        'step.back': [
          checkedAgain,
          { guard: 'documents are sent from My Insurance', target: '#settled' },
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
        'step.cheques-needed': '#cheques',
        'step.new-search': '#offers',
        'step.back': [
          { guard: 'an incomplete order waits for its payment', target: '#left' },
          { guard: 'details come after paying', target: '#holder' },
          { guard: 'cheques are to be given', target: '#cheques' },
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
