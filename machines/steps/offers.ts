/**
 * Offers of a liability insurance: all insurers' prices for the ceiling and the term, and the choice of one.
 * Specification: document 2 sections 2.7, 4 "Offers" and "Offer selection"; decisions, sections 1 and 3.
 * Outcomes: done (an order was registered), details refused, change (of an earlier answer), sign-in needed,
 * back.
 */
import { state } from '../journey.ts'
import { choosingStates } from './offers/choosing.ts'
import { liabilityList } from './offers/liability-list.ts'
import { deciding, leavesOffers, search, searchFailed, storesSearch } from './offers/searching.ts'

export const offers = state({
  id: 'offers',
  route: { guard: 'the search is complete', actions: 'read the search from the link' },
  meta: {
    title: 'offers',
    address: 'offers',
    query: 'search',
    screen: 'offers',
    progress: { step: 1, of: 6 },
  },
  entry: 'clear the edited answer unless it is the offer',
  exit: 'clear the undecided price change',
  initial: 'deciding',
  states: {
    deciding,
    settling: {
      id: 'offers-settling',
      tags: 'loading',
      meta: { title: 'offers.settling' },
      description: 'Waits for a pause before searching, because another term may be chosen right away.',
      entry: 'clear the search',
      after: { debounce: 'searching' },
      on: {
        ...leavesOffers,
        'term-sheet.opened': '#offers-choosing-term',
        'ceiling.chosen': {
          guard: { type: 'the ceiling differs', params: ({ event }) => event },
          actions: 'update the ceiling',
        },
      },
    },
    searching: {
      id: 'offers-searching',
      tags: 'loading',
      meta: { title: 'offers.searching' },
      on: {
        ...leavesOffers,
        'ceiling.chosen': {
          description: 'One search covers every ceiling.',
          guard: { type: 'the ceiling differs', params: ({ event }) => event },
          actions: 'update the ceiling',
        },
        'term-sheet.opened': {
          description: 'Another term needs another search: this one is aborted.',
          target: '#offers-choosing-term',
          actions: 'clear the search',
        },
      },
      invoke: {
        ...search,
        onDone: { target: 'list', actions: storesSearch },
      },
    },
    failed: searchFailed,
    list: liabilityList,
    ...choosingStates,
  },
})
