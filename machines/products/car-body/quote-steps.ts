/**
 * The steps up to a car-body order, and the transitions for their outcomes. Specification: document 3,
 * sections 2 and 4.
 */
import { state } from '../../journey.ts'
import { carBodyInquiry } from '../../steps/car-body/inquiry.ts'
import { carBodyOffers } from '../../steps/car-body/offers.ts'
import { wizard } from '../../steps/car-body/wizard.ts'

/** Steps that change an answer that the price depends on; afterwards the offers follow again. */
const changeOfTheSearch = [
  { guard: { type: 'the edited answer is', params: { answer: 'owner' } }, target: '#inquiry-owner' },
  {
    guard: { type: 'the registry found the edited', params: { answer: 'vehicle' } },
    target: '#inquiry-vehicle',
  },
  { guard: { type: 'the edited answer is', params: { answer: 'vehicle' } }, target: '#vehicle' },
  { guard: { type: 'the edited answer is', params: { answer: 'value' } }, target: '#value' },
  { guard: { type: 'the edited answer is', params: { answer: 'insurance' } }, target: '#insurance' },
  { guard: { type: 'the edited answer is', params: { answer: 'third-party' } }, target: '#third-party' },
] as const

export const carBodyQuoteSteps = {
  inquiry: state({
    ...carBodyInquiry,
    on: {
      'step.done': '#offers',
      'step.manual-entry': '#vehicle',
      'step.back': [{ guard: 'something was entered', target: '#gone-back' }, { target: '#left' }],
    },
  }),
  vehicle: state({ ...wizard, on: { 'step.done': '#offers', 'step.back': '#inquiry-owner' } }),
  offers: state({
    ...carBodyOffers,
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
        { guard: 'the car came from the registry', target: '#inquiry-value' },
        { target: '#third-party' },
      ],
    },
  }),
}
