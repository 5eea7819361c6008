/**
 * The steps of a car-body order: inspection and conditions follow the address and precede the documents.
 * Specification: document 3, section 4 "Order steps (car-body)"; decisions, section 11.
 */
import { state } from '../../journey.ts'
import { backToMyInsurance, checkedAgain, discarded, orderSteps, signInFor } from '../../order-steps.ts'
import { inspection } from '../../steps/car-body/inspection.ts'
import { terms } from '../../steps/car-body/terms.ts'

export const carBodyOrderSteps = {
  ...orderSteps({
    // Another address can be another place of inspection, so its first slot is proposed, even if only the
    // address is edited.
    afterAddress: '#inspection',
    beforeDocuments: [discarded, backToMyInsurance, { target: '#terms' }],
    changes: [
      { guard: { type: 'the edited answer is', params: { answer: 'holder' } }, target: '#holder' },
      { guard: { type: 'the edited answer is', params: { answer: 'address' } }, target: '#address' },
      { guard: { type: 'the edited answer is', params: { answer: 'inspection' } }, target: '#inspection' },
      { guard: { type: 'the edited answer is', params: { answer: 'documents' } }, target: '#documents' },
      { guard: { type: 'the edited answer is', params: { answer: 'cheques' } }, target: '#cheques' },
      { guard: { type: 'the edited answer is', params: { answer: 'offer' } }, target: '#offers' },
    ],
    incomplete: [
      { guard: { type: 'the first incomplete step is', params: { step: 'holder' } }, target: '#holder' },
      { guard: { type: 'the first incomplete step is', params: { step: 'address' } }, target: '#address' },
      {
        guard: { type: 'the first incomplete step is', params: { step: 'inspection' } },
        target: '#inspection',
      },
      { guard: { type: 'the first incomplete step is', params: { step: 'terms' } }, target: '#terms' },
      {
        guard: { type: 'the first incomplete step is', params: { step: 'documents' } },
        target: '#documents',
      },
      { target: '#cheques' },
    ],
    places: {
      holder: { step: 2, of: 7 },
      address: { step: 3, of: 7 },
      documents: { step: 6, of: 7 },
      payment: { step: 7, of: 7 },
    },
  }),
  inspection: state({
    ...inspection,
    on: {
      'step.sign-in-needed': signInFor('#inspection'),
      'step.done': [
        { guard: 'the visit comes from My Insurance', target: '#returned' },
        { guard: 'the order is paid', target: '#settled' },
        checkedAgain,
        { target: '#terms' },
      ],
      'step.back': [
        discarded,
        backToMyInsurance,
        { guard: 'the order is paid', target: '#settled' },
        { target: '#address' },
      ],
    },
  }),
  terms: state({
    ...terms,
    on: {
      'step.sign-in-needed': signInFor('#terms'),
      'step.done': '#documents',
      'step.back': '#inspection',
    },
  }),
}
