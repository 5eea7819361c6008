/** The list of a liability insurance's offers: one ceiling at a time, for one term. Document 2 sections 2.7 and 4. */
import { state } from '../../journey.ts'
import { closes, continuesWithChoice, listSheets, presses } from './list.ts'

const opensSheets = {
  'ceiling-sheet.opened': 'choosingCeiling',
  'term-sheet.opened': 'choosingTerm',
} as const

export const liabilityList = state({
  initial: 'browsing',
  states: {
    browsing: {
      id: 'offers-browsing',
      always: {
        guard: 'no search result exists',
        description: 'The term sheet was opened while prices were loading: they are loaded again.',
        target: '#offers-searching',
      },
      on: {
        'ceiling.chosen': {
          guard: { type: 'the ceiling differs', params: ({ event }) => event },
          target: 'swapping',
          actions: 'update the ceiling',
        },
        ...opensSheets,
        ...presses,
        ...continuesWithChoice,
      },
    },
    swapping: {
      meta: { title: 'offers.swapping' },
      description: 'The prices of the other ceiling are loaded already; a flash shows that they changed.',
      after: { flash: 'browsing' },
      on: {
        'ceiling.chosen': {
          guard: { type: 'the ceiling differs', params: ({ event }) => event },
          target: 'swapping',
          reenter: true,
          actions: 'update the ceiling',
        },
        ...opensSheets,
        ...presses,
      },
    },
    choosingCeiling: {
      tags: 'sheet',
      meta: { title: 'offers.ceiling-sheet' },
      on: {
        'ceiling.chosen': {
          guard: { type: 'the ceiling differs', params: ({ event }) => event },
          target: 'swapping',
          actions: 'update the ceiling',
        },
        ...closes,
      },
    },
    choosingTerm: {
      id: 'offers-choosing-term',
      tags: 'sheet',
      meta: { title: 'offers.term-sheet' },
      on: {
        'term.chosen': {
          guard: { type: 'the term differs', params: ({ event }) => event },
          target: '#offers-settling',
          actions: 'update the term',
        },
        ...closes,
      },
    },
    ...listSheets,
  },
})
