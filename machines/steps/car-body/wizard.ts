/**
 * Manual entry of a car-body quote: the car, its value, its insurance, and the third-party discount. Answers
 * are edited here from the offers, too. Specification: document 3, sections 2 "Manual quote wizard" and 4.
 * Outcomes: done, back.
 */
import { state } from '../../journey.ts'
import { backToOffers, discardToOffers, raiseOutcome } from '../../parts/outcomes.ts'
import { insuranceForm, thirdPartyForm, valueForm } from './questions.ts'

export const wizard = state({
  meta: { title: 'wizard' },
  initial: 'car',
  states: {
    car: {
      id: 'vehicle',
      route: { guard: 'the inquiry can start', actions: 'read the instalment-only flag' },
      meta: {
        title: 'wizard.car',
        address: 'vehicle',
        query: 'change',
        step: 'vehicle',
        screen: 'car-details',
        progress: { step: 1, of: 4 },
      },
      exit: 'clear the failure',
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'vehicle.changed': {
          guard: {
            type: 'the vehicle can be edited like this',
            params: ({ event }) => ({ change: event.change, of: 'vehicle' }),
          },
          actions: 'update the vehicle',
        },
        continue: [
          backToOffers,
          { guard: 'the vehicle is complete', target: '#value' },
          { target: '.showingErrors' },
        ],
        back: [discardToOffers, { actions: raiseOutcome('step.back') }],
      },
    },
    value: {
      id: 'value',
      route: { guard: 'the value can be asked' },
      meta: {
        title: 'wizard.value',
        address: 'vehicle',
        query: 'change',
        step: 'value',
        screen: 'car-value',
        progress: { step: 2, of: 4 },
      },
      ...valueForm,
      on: {
        ...valueForm.on,
        continue: [
          backToOffers,
          { guard: 'the value is complete', target: '#insurance' },
          { target: '.showingErrors' },
        ],
        back: [discardToOffers, { target: '#vehicle' }],
      },
    },
    insurance: {
      id: 'insurance',
      route: { guard: 'the insurance can be asked' },
      meta: {
        title: 'wizard.insurance',
        address: 'vehicle',
        query: 'change',
        step: 'insurance',
        screen: 'car-insurance',
        progress: { step: 3, of: 4 },
      },
      ...insuranceForm,
      on: {
        ...insuranceForm.on,
        continue: [
          backToOffers,
          { guard: 'the insurance is complete', target: '#third-party' },
          { target: '.showingErrors' },
        ],
        back: [discardToOffers, { target: '#value' }],
      },
    },
    thirdParty: {
      id: 'third-party',
      route: { guard: 'the third-party discount can be asked' },
      meta: {
        title: 'wizard.third-party',
        address: 'vehicle',
        query: 'change',
        step: 'third-party',
        screen: 'car-third-party',
        progress: { step: 4, of: 4 },
      },
      ...thirdPartyForm,
      on: {
        ...thirdPartyForm.on,
        continue: [
          backToOffers,
          { guard: 'the third-party discount is answered', actions: raiseOutcome('step.done') },
          { target: '.showingErrors' },
        ],
        back: [discardToOffers, { target: '#insurance' }],
      },
    },
  },
})
