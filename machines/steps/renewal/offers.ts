/**
 * Offers of a renewal: the previous insurer's, Separ's pick, and all others behind one line. The policy's
 * answers are loaded once, then prices are searched. Specification: document 2 sections 2.9 and 4 "Renewal";
 * decisions, section 12; picture 42. Outcomes: done (the renewal is registered), policy unknown, sign-in
 * needed, back.
 */
import { state } from '../../journey.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { policyInput } from '../../journey/requests.ts'
import { raiseOutcome, showErrorPanel, signedOut, withError } from '../../parts/outcomes.ts'
import { renewalChoosingStates } from '../offers/choosing.ts'
import { leavesOffers, search, searchFailed, storesSearch } from '../offers/searching.ts'
import { renewalList } from './offer-list.ts'

/** Another ceiling needs no new search, because a search has the prices of all ceilings. */
const choosesCeiling = {
  guard: { type: 'the ceiling differs', params: ({ event }: { event: { ceiling: number } }) => event },
  actions: 'update the ceiling',
} as const

/** Input of reading the search history: the policy, and the id of the search that it was bought with. */
const historyInput = ({ context }: { context: JourneyContext }) => ({
  ...policyInput({ context }),
  id: context.renewal?.renewableSearchTrackingCode ?? '',
})

export const renewalOffers = state({
  id: 'offers',
  route: { guard: 'a policy is renewed' },
  meta: {
    title: 'renewal.offers',
    address: 'offers',
    screen: 'renewal-offers',
    progress: { step: 2, of: 3 },
  },
  entry: 'clear the edited answer unless it is the offer',
  exit: 'clear the undecided price change',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'registerRenewal' } },
          target: 'registering',
        },
        { guard: 'a price change awaits a decision', target: 'repricing' },
        { guard: 'the confirmed choice can be registered', target: 'registering' },
        {
          guard: 'the search history is read',
          target: 'searching',
          actions: 'clear the choice unless it is ordered',
        },
        { target: 'readingHistory' },
      ],
    },
    readingHistory: {
      tags: 'loading',
      meta: { title: 'renewal.reading-history' },
      on: leavesOffers,
      invoke: {
        src: 'read the search history',
        id: 'readSearchHistory',
        input: historyInput,
        onDone: {
          target: 'searching',
          actions: { type: 'store the search history', params: ({ event }) => ({ history: event.output }) },
        },
        onError: [signedOut, showErrorPanel('historyFailed')],
      },
    },
    historyFailed: {
      tags: 'failed',
      exit: 'clear the failure',
      meta: { title: 'renewal.history-failed' },
      on: { retry: 'readingHistory', ...leavesOffers },
    },
    settling: {
      id: 'offers-settling',
      tags: 'loading',
      meta: { title: 'offers.settling' },
      description: 'Waits for a pause before searching, because another term may be chosen right away.',
      entry: 'clear the search',
      after: { debounce: 'searching' },
      on: { ...leavesOffers, 'term-sheet.opened': '#offers-choosing-term', 'ceiling.chosen': choosesCeiling },
    },
    searching: {
      id: 'offers-searching',
      tags: 'loading',
      meta: { title: 'offers.searching' },
      on: {
        ...leavesOffers,
        'ceiling.chosen': choosesCeiling,
        'term-sheet.opened': { target: '#offers-choosing-term', actions: 'clear the search' },
      },
      invoke: {
        ...search,
        onDone: { target: 'list', actions: storesSearch },
        onError: [
          {
            guard: withError('there is nothing to renew'),
            description: 'Renewed on another device meanwhile: the policy is read again.',
            actions: raiseOutcome('step.policy-unknown'),
          },
          ...search.onError,
        ],
      },
    },
    failed: searchFailed,
    list: renewalList,
    ...renewalChoosingStates,
  },
})
