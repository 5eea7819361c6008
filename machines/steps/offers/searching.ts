/**
 * The parts of the offers step that every product shares: the beginning, the search, and its failure.
 * Specification: document 2 section 4 "Offers"; document 3 section 4 "Offers page".
 */
import { state } from '../../journey.ts'
import type { SearchSummary } from '../../journey/actors.ts'
import { searchOf } from '../../journey/search.ts'
import { raiseOutcome, showErrorPanel, signedOut, withError } from '../../parts/outcomes.ts'

export const leavesOffers = { back: { actions: raiseOutcome('step.back') } } as const

/** Resumes an interrupted choice (registering or repricing), or searches. */
export const deciding = state({
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
})

/** Stores the parts of the answer that guards need. */
export const storesSearch = {
  type: 'store the search',
  params: ({ event }: { event: { output: SearchSummary } }) => event.output,
} as const

/** The search, whose answer the product's own transitions receive. */
export const search = {
  src: 'search offers',
  id: 'searchOffers',
  input: searchOf,
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
} as const

export const searchFailed = state({
  tags: 'failed',
  exit: 'clear the failure',
  meta: { title: 'offers.failed' },
  on: { retry: 'searching', ...leavesOffers },
})
