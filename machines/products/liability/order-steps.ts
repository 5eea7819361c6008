/**
 * The steps of a liability insurance's order: between address and documents, a paper copy can be delivered.
 * Specification: document 2 sections 4 and 9.
 */
import { state } from '../../journey.ts'
import { backToMyInsurance, checkedAgain, discarded, orderSteps, signInFor } from '../../order-steps.ts'
import { delivery } from '../../steps/delivery.ts'

export const liabilityOrderSteps = {
  ...orderSteps({
    afterAddress: [
      checkedAgain,
      { guard: 'no delivery is needed', target: '#documents' },
      { target: '#delivery' },
    ],
    beforeDocuments: [
      discarded,
      backToMyInsurance,
      { guard: 'no delivery is needed', target: '#address' },
      { target: '#delivery' },
    ],
    changes: [
      { guard: { type: 'the edited answer is', params: { answer: 'holder' } }, target: '#holder' },
      { guard: { type: 'the edited answer is', params: { answer: 'address' } }, target: '#address' },
      { guard: { type: 'the edited answer is', params: { answer: 'delivery' } }, target: '#delivery' },
      { guard: { type: 'the edited answer is', params: { answer: 'documents' } }, target: '#documents' },
      { guard: { type: 'the edited answer is', params: { answer: 'cheques' } }, target: '#cheques' },
      { guard: { type: 'the edited answer is', params: { answer: 'offer' } }, target: '#offers' },
    ],
    incomplete: [
      { guard: { type: 'the first incomplete step is', params: { step: 'holder' } }, target: '#holder' },
      { guard: { type: 'the first incomplete step is', params: { step: 'address' } }, target: '#address' },
      { guard: { type: 'the first incomplete step is', params: { step: 'delivery' } }, target: '#delivery' },
      {
        guard: { type: 'the first incomplete step is', params: { step: 'documents' } },
        target: '#documents',
      },
      { target: '#cheques' },
    ],
    places: {
      holder: { step: 2, of: 6 },
      address: { step: 3, of: 6 },
      documents: { step: 5, of: 6 },
      payment: { step: 6, of: 6 },
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
}
