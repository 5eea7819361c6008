/**
 * Offers: every insurer's price for the ceiling and the term, and choosing one.
 * Specification: document 2 sections 2.7, 4 "Offers" and "Offer selection"; decisions, sections 1 and 3.
 * Outcomes: done (an order was made), details refused, change (of an earlier answer), sign-in needed, back.
 */
import { state } from '../journey.ts'
import { offersSearchOf } from '../journey/requests.ts'
import { of, showPanel, signedOut, tell } from '../parts/outcomes.ts'
import { choosingStates } from './offers/choosing.ts'
import { list } from './offers/list.ts'

export const offers = state({
  id: 'offers',
  route: { guard: 'the search can be made', actions: 'take the search of the address' },
  meta: {
    title: 'offers',
    path: '/third-party/offers',
    query: 'search',
    screen: 'offers',
    progress: { step: 1, of: 6 },
    next: 'holder',
  },
  entry: 'nothing but the offer is being changed',
  exit: 'forget what was not decided',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'registerThirdPartyOrder' } },
          target: 'registering',
        },
        {
          guard: 'a changed price waits for a decision',
          description: 'The page went away meanwhile: both prices are shown again.',
          target: 'repricing',
        },
        { guard: 'a confirmed choice waits for its owner', target: 'registering' },
        { target: 'searching', actions: 'forget the choice' },
      ],
    },
    settling: {
      id: 'offers-settling',
      tags: 'loading',
      meta: { title: 'offers.settling' },
      description: 'Another term may follow at once: searched when nothing has been changed for a moment.',
      entry: 'forget the search',
      after: { debounce: 'searching' },
      on: {
        back: { actions: tell('step.back') },
        'term-sheet.opened': '#offers-choosing-term',
        'ceiling.chosen': { actions: 'keep the ceiling' },
      },
    },
    searching: {
      id: 'offers-searching',
      tags: 'loading',
      meta: { title: 'offers.searching' },
      on: {
        back: { actions: tell('step.back') },
        'ceiling.chosen': { description: 'Every ceiling is searched at once.', actions: 'keep the ceiling' },
        'term-sheet.opened': {
          description: 'Another term is another search: this one is aborted.',
          target: '#offers-choosing-term',
          actions: 'forget the search',
        },
      },
      invoke: {
        src: 'search offers',
        id: 'searchOffers',
        input: offersSearchOf,
        onDone: { target: 'list', actions: { type: 'keep the search', params: ({ event }) => event.output } },
        onError: [
          signedOut,
          {
            guard: of('the discount code was refused'),
            target: 'searching',
            reenter: true,
            actions: ['forget the discount code', of('tell the failure')],
          },
          {
            guard: of('the details were refused'),
            actions: [of('note the failure'), of('tell the failure'), tell('step.details-refused')],
          },
          showPanel('failed'),
        ],
      },
    },
    failed: {
      tags: 'failed',
      exit: 'forget the failure',
      meta: { title: 'offers.failed' },
      on: { retry: 'searching', back: { actions: tell('step.back') } },
    },
    list,
    ...choosingStates,
  },
})
