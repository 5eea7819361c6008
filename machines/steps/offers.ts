/**
 * Offers: all insurers' prices for the ceiling and the term, and the choice of one. Specification:
 * document 2 sections 2.7, 4 "Offers" and "Offer selection"; decisions, sections 1 and 3. Outcomes: done
 * (an order was registered), details refused, change (of an earlier answer), sign-in needed, back.
 */
import { state } from '../journey.ts'
import { searchOf } from '../journey/search.ts'
import { withError, showErrorPanel, signedOut, raiseOutcome } from '../parts/outcomes.ts'
import { choosingStates } from './offers/choosing.ts'
import { list } from './offers/list.ts'

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
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'registerOrder' } },
          target: 'registering',
        },
        {
          guard: 'a price change awaits a decision',
          description: 'The page was closed meanwhile: both prices are shown again.',
          target: 'repricing',
        },
        {
          guard: 'instalments were chosen before signing in',
          description: 'Only now is the credit known, and with it the first instalment.',
          target: 'repricing',
        },
        { guard: 'the confirmed choice can be registered', target: 'registering' },
        { target: 'searching', actions: 'clear the choice unless it is ordered' },
      ],
    },
    settling: {
      id: 'offers-settling',
      tags: 'loading',
      meta: { title: 'offers.settling' },
      description: 'Waits for a pause before searching, because another term may be chosen right away.',
      entry: 'clear the search',
      after: { debounce: 'searching' },
      on: {
        back: { actions: raiseOutcome('step.back') },
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
        back: { actions: raiseOutcome('step.back') },
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
        src: 'search offers',
        id: 'searchOffers',
        input: searchOf,
        onDone: {
          target: 'list',
          actions: { type: 'store the search', params: ({ event }) => event.output },
        },
        onError: [
          signedOut,
          {
            guard: withError('the discount code was refused'),
            target: 'searching',
            reenter: true,
            actions: ['clear the discount code', withError('show the failure')],
          },
          {
            guard: withError('the details were refused'),
            actions: [withError('store the failure'), raiseOutcome('step.details-refused')],
          },
          showErrorPanel('failed'),
        ],
      },
    },
    failed: {
      tags: 'failed',
      exit: 'clear the failure',
      meta: { title: 'offers.failed' },
      on: { retry: 'searching', back: { actions: raiseOutcome('step.back') } },
    },
    list,
    ...choosingStates,
  },
})
