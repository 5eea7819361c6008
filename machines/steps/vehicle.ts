/**
 * Manual entry of the vehicle: its details, then whether it was insured. Specification: document 2
 * sections 2.6, 4 and 5. Outcomes: done, back.
 */
import { state } from '../journey.ts'
import { backToOffers, discardToOffers, raiseOutcome } from '../parts/outcomes.ts'

export const vehicle = state({
  meta: { title: 'vehicle' },
  initial: 'details',
  states: {
    details: {
      id: 'vehicle',
      route: { guard: 'the inquiry can start' },
      meta: {
        title: 'vehicle.details',
        address: 'vehicle',
        query: 'change',
        step: '1',
        screen: 'vehicle-details',
        progress: { step: 1, of: 2 },
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
          { guard: 'the vehicle is complete', target: '#status' },
          { target: '.showingErrors' },
        ],
        back: [discardToOffers, { actions: raiseOutcome('step.back') }],
      },
    },
    status: {
      id: 'status',
      route: { guard: 'the vehicle is complete' },
      meta: {
        title: 'vehicle.status',
        address: 'vehicle',
        query: 'change',
        step: '2',
        screen: 'vehicle-status',
        progress: { step: 2, of: 2 },
      },
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'status.changed': {
          guard: { type: 'the status differs', params: ({ event }) => event },
          actions: 'update the status',
        },
        continue: [
          { guard: 'the status is complete', actions: raiseOutcome('step.done') },
          { target: '.showingErrors' },
        ],
        back: [discardToOffers, { target: '#vehicle' }],
      },
    },
  },
})
