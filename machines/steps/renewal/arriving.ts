/**
 * Arriving at a renewal: goes to the requested address once policy, order and configuration are loaded.
 * Specification: statechart rulings, section 2; decisions, sections 6 and 12.
 */
import { state } from '../../journey.ts'

export const renewalArriving = state({
  id: 'arriving',
  description: 'Goes to the requested address; if its guard refuses, to the current step of the renewal.',
  exit: 'clear the requested route',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'the order is paid', target: '#settled' },
        { guard: 'the incomplete order awaits payment', target: '#payment' },
        { guard: 'an incomplete order is resumed', target: '#information' },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: [
        'clear the choice unless it can go on',
        'go to the requested route',
        'fall back to the current step',
      ],
    },
  },
  on: {
    'route.refused': [{ guard: 'the order is editable', target: '#information' }, { target: '#start' }],
  },
})
