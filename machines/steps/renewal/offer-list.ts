/**
 * The list of a renewal's offers: one ceiling at a time, for one term. It has no editing and no comparison:
 * all other answers come from the policy, and every price is shown beside last year's. Specification:
 * document 2 section 2.9.
 */
import { state } from '../../journey.ts'
import type { AnyOffer } from '../../journey/any-offer.ts'
import { raiseOutcome } from '../../parts/outcomes.ts'
import { ceilingStates } from '../offers/liability-list.ts'
import { continuesWithChoice, listSheets } from '../offers/list.ts'

const presses = {
  'discount-sheet.opened': 'enteringDiscount',
  'list-help.opened': 'explaining',
  'partners.toggled': { actions: 'show or hide the partners' },
  'offer.chosen': [
    {
      guard: {
        type: 'the offer is not on sale',
        params: ({ event }: { event: { offer: AnyOffer } }) => event,
      },
      actions: 'show that buying is disabled',
    },
    { target: '#offers-choosing', actions: 'store the choice' },
  ],
  retry: {
    description: 'Searches again: an insurer answered late, or the prices have expired.',
    target: '#offers-searching',
    actions: 'clear the choice',
  },
  back: { actions: raiseOutcome('step.back') },
} as const

const { explaining, enteringDiscount, applyingDiscount, removingDiscount } = listSheets

export const renewalList = state({
  initial: 'browsing',
  states: {
    ...ceilingStates(presses, continuesWithChoice),
    explaining,
    enteringDiscount,
    applyingDiscount,
    removingDiscount,
  },
})
