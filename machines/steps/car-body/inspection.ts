/**
 * Inspection: place and slot at which an expert inspects the car before it is insured, and another visit
 * after the payment (statuses 53 and 54). Choosing an address saves it, loads its slots and reserves the
 * first free one at once. The page on which a visit begins (status 64) is here, too. Specification: document
 * 3, sections 2 "Inspection" and 4 "Address and inspection"; decisions, sections 10 and 11. Outcomes: done,
 * back, sign-in needed, order closed.
 */
import { state } from '../../journey.ts'
import { orderInput } from '../../journey/requests.ts'
import { raiseOutcome, showErrorPanel, signedOut } from '../../parts/outcomes.ts'
import { placeStates } from './inspection/place.ts'
import { timeStates } from './inspection/time.ts'
import { startingVisit, visiting } from './inspection/visit.ts'

export const inspection = state({
  id: 'inspection',
  route: { guard: 'the inspection can be chosen' },
  meta: {
    title: 'inspection',
    address: 'inspection',
    query: 'order',
    screen: 'inspection',
    progress: { step: 4, of: 7 },
  },
  exit: 'clear the failure',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'startVisit' } },
          target: 'startingVisit',
        },
        { guard: 'the visit can start', target: 'visiting' },
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveInspectionPlace' } },
          target: 'savingPlace',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveInspectionTime' } },
          target: 'savingTime',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveAddress' } },
          target: 'savingAddress',
        },
        { target: 'reading' },
      ],
    },
    visiting,
    startingVisit,
    reading: {
      tags: 'loading',
      meta: { title: 'inspection.reading' },
      description: 'The policy address may have become the place, and a slot may have been given back.',
      on: { back: { actions: raiseOutcome('step.back') } },
      invoke: {
        src: 'read the order',
        id: 'readInspection',
        input: orderInput,
        onDone: {
          target: 'listing',
          actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'inspection.failed' },
      exit: 'clear the failure',
      on: { retry: 'reading', back: { actions: raiseOutcome('step.back') } },
    },
    ...placeStates,
    ...timeStates,
  },
})
