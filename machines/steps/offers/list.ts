/** The list of offers with what may be opened over it. Specification: document 2 sections 2.7 and 4 "Offers". */
import { state } from '../../journey.ts'
import { offersSearchWithDraftOf, offersSearchWithoutCodeOf } from '../../journey/requests.ts'
import { backToForm, of, signedOut, tell } from '../../parts/outcomes.ts'

/** Choosing an offer, from the list as well as from the comparison. */
const choosesOffer = {
  'offer.chosen': [
    {
      guard: { type: 'the offer is not sold', params: ({ event }) => event },
      actions: 'tell that buying is disabled',
    },
    {
      guard: { type: 'an alternative may be worth showing', params: ({ event }) => event },
      target: '#offers-asking-alternatives',
      actions: 'keep the choice',
    },
    { target: '#offers-choosing', actions: 'keep the choice' },
  ],
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

/** Marking for the comparison, in the list: three at most. */
const marks = {
  'comparison.toggled': [
    {
      guard: { type: 'three are marked', params: ({ event }) => event },
      actions: 'tell that three are the most',
    },
    { actions: 'mark or unmark' },
  ],
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

const closes = { 'sheet.closed': 'browsing', back: 'browsing' } as const

/** What can be pressed in the list, while it flashes too: no press is lost. */
const presses = {
  'ceiling.chosen': { target: 'swapping', actions: 'keep the ceiling' },
  'ceiling-sheet.opened': 'choosingCeiling',
  'term-sheet.opened': 'choosingTerm',
  'discount-sheet.opened': 'enteringDiscount',
  'edit-sheet.opened': 'editing',
  'arrangement-sheet.opened': 'arranging',
  'arrangement.cleared': {
    description: 'The filters leave nothing, and the list itself offers to take them away.',
    actions: 'show every offer',
  },
  'list-help.opened': 'explaining',
  'comparison.opened': { guard: 'two are marked', target: 'comparing' },
  'comparison.cleared': { actions: 'mark none' },
  'share.chosen': { actions: 'share the search' },
  ...marks,
  ...choosesOffer,
  retry: {
    description: 'Asked again: somebody was late, or the prices are no longer valid.',
    target: '#offers-searching',
  },
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

export const list = state({
  initial: 'browsing',
  on: { back: { actions: tell('step.back') } },
  states: {
    browsing: {
      id: 'offers-browsing',
      always: {
        guard: 'no search stands',
        description: 'The term was looked at while prices were on their way: they are asked for again.',
        target: '#offers-searching',
      },
      on: presses,
    },
    swapping: {
      meta: { title: 'offers.swapping' },
      description: 'The prices of another ceiling are there already; a flash says that they are others.',
      after: { flash: 'browsing' },
      on: {
        ...presses,
        'ceiling.chosen': { target: 'swapping', reenter: true, actions: 'keep the ceiling' },
      },
    },
    choosingCeiling: {
      tags: 'sheet',
      meta: { title: 'offers.ceiling-sheet' },
      on: { 'ceiling.chosen': { target: 'swapping', actions: 'keep the ceiling' }, ...closes },
    },
    choosingTerm: {
      id: 'offers-choosing-term',
      tags: 'sheet',
      meta: { title: 'offers.term-sheet' },
      on: {
        'term.chosen': { target: '#offers-settling', actions: 'keep the term' },
        ...closes,
      },
    },
    arranging: {
      tags: 'sheet',
      meta: { title: 'offers.arrangement-sheet' },
      on: {
        'arrangement.changed': { actions: 'keep the arrangement' },
        'arrangement.cleared': { actions: 'show every offer' },
        continue: 'browsing',
        ...closes,
      },
    },
    explaining: {
      tags: 'sheet',
      meta: { title: 'offers.list-help' },
      description: 'How the list is ordered, and what each badge means.',
      on: { continue: 'browsing', ...closes },
    },
    comparing: {
      tags: 'sheet',
      meta: { title: 'offers.comparison' },
      on: {
        'comparison.toggled': { description: 'Here marks are only taken away.', actions: 'mark or unmark' },
        ...choosesOffer,
        ...closes,
      },
    },
    enteringDiscount: {
      tags: 'sheet',
      meta: { title: 'offers.discount-sheet' },
      on: {
        'discount-code.changed': { actions: 'keep the discount draft' },
        'discount.submitted': { guard: 'a code is entered', target: 'applyingDiscount' },
        'discount.removed': 'removingDiscount',
        'sheet.closed': { target: 'browsing', actions: 'forget the failure' },
        back: { target: 'browsing', actions: 'forget the failure' },
      },
    },
    applyingDiscount: {
      tags: ['sheet', 'loading'],
      meta: { title: 'offers.applying-discount' },
      invoke: {
        src: 'search offers',
        id: 'searchWithDiscount',
        input: offersSearchWithDraftOf,
        onDone: {
          target: 'browsing',
          actions: [
            'keep the discount code',
            { type: 'keep the search', params: ({ event }) => event.output },
            { type: 'tell that it worked', params: ({ event }) => event.output },
          ],
        },
        onError: [
          signedOut,
          {
            guard: of('the discount code was refused'),
            target: 'enteringDiscount',
            actions: of('note the failure'),
          },
          backToForm('enteringDiscount'),
        ],
      },
    },
    removingDiscount: {
      tags: ['sheet', 'loading'],
      meta: { title: 'offers.removing-discount' },
      invoke: {
        src: 'search offers',
        id: 'searchWithoutDiscount',
        input: offersSearchWithoutCodeOf,
        onDone: {
          target: 'browsing',
          actions: [
            'forget the discount code',
            { type: 'keep the search', params: ({ event }) => event.output },
            'tell that the code is removed',
          ],
        },
        onError: [signedOut, backToForm('enteringDiscount')],
      },
    },
    editing: {
      tags: 'sheet',
      meta: { title: 'offers.edit-sheet' },
      on: {
        'answer-change.chosen': {
          guard: { type: 'the price depends on it', params: ({ event }) => event },
          actions: ['remember which answer is changed', tell('step.change')],
        },
        ...closes,
      },
    },
  },
})
