/**
 * Arriving: goes to the requested address once the configuration and the order are read. Specification:
 * statechart rulings, section 2; decisions, section 6.
 */
import { state } from '../journey.ts'

export const arriving = state({
  id: 'arriving',
  description: 'Goes to the requested address; if its guard refuses, to the current step of the journey.',
  exit: 'clear the requested route',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'the incomplete order awaits payment', target: '#payment' },
        {
          guard: 'an incomplete order is resumed',
          description: 'Stages 2 to 5: each completed step takes one press of Continue.',
          target: '#holder',
        },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: [
        'clear the choice unless the offers are requested',
        'go to the requested route',
        'fall back to the current step',
      ],
    },
  },
  on: {
    'route.refused': [
      { guard: 'the order is editable', target: '#holder' },
      {
        guard: 'only cheques are missing',
        description: 'The receipt links to the pictures that are still missing.',
        target: '#cheques',
      },
      {
        guard: { type: 'the requested visit comes from My Insurance', params: ({ event }) => event },
        description: 'Nothing is left to do in the step.',
        target: '#returned',
      },
      { guard: 'the order is paid', target: '#settled' },
      {
        guard: { type: 'search from link is invalid', params: ({ event }) => event },
        description: 'The link is incomplete: its answers are used, the rest is asked.',
        target: '#start',
        actions: ['store the answers from the link', 'show that the link is incomplete'],
      },
      { target: '#start' },
    ],
  },
})
