/**
 * Offers of car-body insurance: all insurers' prices for the car and its covers, and the choice of one.
 * Specification: document 3, sections 2 "Car-body offers page" and 4 "Offers page"; decisions, section 11.
 * Outcomes: done (an order was registered), details refused, change (of an earlier answer), sign-in needed,
 * back.
 */
import { state } from '../../journey.ts'
import { choosingStates } from '../offers/choosing.ts'
import { deciding, leavesOffers, search, searchFailed, storesSearch } from '../offers/searching.ts'
import { carBodyList, opensLevels } from './offer-list.ts'

/** Covers while prices are loading: the search starts again when they have not changed for a second. */
const coversMeanwhile = {
  'cover.toggled': {
    target: 'settling',
    reenter: true,
    actions: { type: 'toggle the cover', params: { of: 'quote' } },
  },
  'cover-sheet.opened': {
    target: '#offers-choosing-covers',
    actions: ['clear the search', 'start choosing covers'],
  },
} as const

const levelsMeanwhile = opensLevels('quote', '#offers-choosing-level')

export const carBodyOffers = state({
  id: 'offers',
  route: { guard: 'the search is complete', actions: 'read the search from the link' },
  meta: {
    title: 'offers',
    address: 'offers',
    query: 'search',
    screen: 'car-body-offers',
    progress: { step: 1, of: 7 },
  },
  entry: 'clear the edited answer unless it is the offer',
  exit: ['clear the undecided price change', 'discard the drafted covers'],
  initial: 'deciding',
  states: {
    deciding,
    settling: {
      id: 'offers-settling',
      tags: 'loading',
      meta: { title: 'offers.settling' },
      description: 'Waits for a pause before searching, because another cover may be chosen right away.',
      entry: 'clear the search',
      after: { debounce: 'searching' },
      on: { ...leavesOffers, ...coversMeanwhile, 'cover-levels.opened': levelsMeanwhile },
    },
    searching: {
      id: 'offers-searching',
      tags: 'loading',
      meta: { title: 'offers.searching' },
      on: {
        ...leavesOffers,
        ...coversMeanwhile,
        'cover-levels.opened': {
          ...levelsMeanwhile,
          actions: ['clear the search', levelsMeanwhile.actions],
        },
      },
      invoke: {
        ...search,
        onDone: [
          {
            guard: 'the car-body-card variant is missing',
            target: 'list',
            actions: [
              storesSearch,
              { type: 'report the missing segment', params: { subject: 'car-body-card' } },
            ],
          },
          { target: 'list', actions: storesSearch },
        ],
      },
    },
    failed: searchFailed,
    list: carBodyList,
    ...choosingStates,
  },
})
