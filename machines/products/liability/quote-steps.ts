/**
 * The steps up to an order of third-party and motorcycle insurance, and the transitions for their outcomes.
 * Specification: document 2 sections 2.5 to 2.7 and 4.
 */
import { state } from '../../journey.ts'
import { history } from '../../steps/history.ts'
import { inquiry } from '../../steps/inquiry.ts'
import { offers } from '../../steps/offers.ts'
import { vehicle } from '../../steps/vehicle.ts'

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

export const quoteSteps = {
  inquiry: state({
    ...inquiry,
    on: {
      'step.done': '#offers',
      'step.manual-entry': '#vehicle',
      'step.history-unknown': '#status',
      'step.back': [
        {
          guard: 'the inquiry was opened from a renewal',
          description: 'Back returns to the renewal: «renewalHistoryGoBack».',
          target: '#gone-back',
        },
        { guard: 'something was entered', target: '#gone-back' },
        { target: '#left' },
      ],
    },
  }),
  vehicle: state({
    ...vehicle,
    on: {
      'step.done': [
        { guard: 'only one search answer is edited', target: '#offers' },
        { guard: 'a previous policy is required', target: '#history-policy' },
        { target: '#offers' },
      ],
      'step.back': '#inquiry-owner',
    },
  }),
  history: state({ ...history, on: { 'step.done': '#offers', 'step.back': '#status' } }),
  offers: state({
    ...offers,
    on: {
      'step.done': '#reading-order',
      'step.details-refused': [
        {
          guard: 'the search came by a link',
          description: 'The offers were not reached by this journey: it starts at its index.',
          target: '#start',
        },
        { target: '#inquiry-owner' },
      ],
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
  }),
}
