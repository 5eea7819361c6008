/**
 * Vehicle by hand: what it is, then whether it was insured. Specification: document 2 sections 2.6, 4 and 5.
 * Outcomes: done, back.
 */
import { state } from '../journey.ts'
import { backToOffers, tell } from '../parts/outcomes.ts'

const PATH = '/third-party/vehicle-information'

export const vehicle = state({
  meta: { title: 'vehicle' },
  initial: 'details',
  states: {
    details: {
      id: 'vehicle',
      route: { guard: 'inquiring is possible' },
      meta: {
        title: 'vehicle.details',
        path: PATH,
        query: 'change',
        step: '1',
        screen: 'vehicle-details',
        progress: { step: 1, of: 2 },
        next: 'vehicle.status',
      },
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'vehicle.changed': { actions: 'keep the vehicle' },
        continue: [
          backToOffers,
          { guard: 'the vehicle is known', target: '#status' },
          { target: '.correcting' },
        ],
        back: [backToOffers, { actions: tell('step.back') }],
      },
    },
    status: {
      id: 'status',
      route: { guard: 'the vehicle is known' },
      meta: {
        title: 'vehicle.status',
        path: PATH,
        query: 'change',
        step: '2',
        screen: 'vehicle-status',
        progress: { step: 2, of: 2 },
      },
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'status.changed': { actions: 'keep the status' },
        continue: [
          { guard: 'the status is complete', actions: tell('step.done') },
          { target: '.correcting' },
        ],
        back: [backToOffers, { target: '#vehicle' }],
      },
    },
  },
})
