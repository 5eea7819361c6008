/**
 * The list of a liability insurance's offers: one ceiling at a time, for one term. Document 2 sections 2.7
 * and 4.
 */
import { state } from '../../journey.ts'
import { closes, continuesWithChoice, listSheets, presses } from './list.ts'

type Presses = NonNullable<Parameters<typeof state>[0]['on']>

/** Choosing another ceiling, whose prices are already loaded. */
const swaps = {
  guard: { type: 'the ceiling differs', params: ({ event }: { event: { ceiling: number } }) => event },
  target: 'swapping',
  actions: 'update the ceiling',
} as const

/**
 * The states of a list with ceiling and term.
 * @param pressed further events of the list
 * @param continued transitions of its button
 */
export const ceilingStates = <const P extends Presses, const C extends Presses>(pressed: P, continued: C) => {
  const events = {
    'ceiling-sheet.opened': 'choosingCeiling',
    'term-sheet.opened': 'choosingTerm',
    ...pressed,
  } as const
  return {
    browsing: state({
      id: 'offers-browsing',
      always: {
        guard: 'no search result exists',
        description: 'The term sheet was opened while prices were loading: they are loaded again.',
        target: '#offers-searching',
      },
      on: { 'ceiling.chosen': swaps, ...events, ...continued },
    }),
    swapping: state({
      meta: { title: 'offers.swapping' },
      description: 'The prices of the other ceiling are loaded already; a flash shows that they changed.',
      after: { flash: 'browsing' },
      on: { 'ceiling.chosen': { ...swaps, reenter: true }, ...events },
    }),
    choosingCeiling: state({
      tags: 'sheet',
      meta: { title: 'offers.ceiling-sheet' },
      on: { 'ceiling.chosen': swaps, ...closes },
    }),
    choosingTerm: state({
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
    }),
  }
}

export const liabilityList = state({
  initial: 'browsing',
  states: { ...ceilingStates(presses, continuesWithChoice), ...listSheets },
})
