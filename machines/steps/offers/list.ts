/**
 * The list of offers, shared by all products: its events, and the sheets for sorting, help, comparison,
 * discount code and earlier answers. Specification: document 2 sections 2.7 and 4 "Offers"; document 3
 * section 4 "Offers page".
 */
import { state } from '../../journey.ts'
import { searchWithDraftOf, searchWithoutCodeOf } from '../../journey/requests.ts'
import { codeFailures, codeSheetEvents, typesCode } from '../../parts/discount-code.ts'
import { backToForm, raiseOutcome, signedOut } from '../../parts/outcomes.ts'

/** Choosing an offer from the list. */
const choosesOffer = {
  'offer.chosen': [
    {
      guard: { type: 'the offer is not on sale', params: ({ event }) => event },
      actions: 'show that buying is disabled',
    },
    {
      guard: { type: 'an alternative may exist', params: ({ event }) => event },
      target: '#offers-asking-alternatives',
      actions: 'store the choice',
    },
    { target: '#offers-choosing', actions: 'store the choice' },
  ],
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

/** Choosing an offer from the comparison, which shows marked offers only. */
const choosesMarkedOffer = {
  'offer.chosen': [
    {
      guard: { type: 'a marked offer is not on sale', params: ({ event }) => event },
      actions: 'show that buying is disabled',
    },
    {
      guard: { type: 'a marked offer may have an alternative', params: ({ event }) => event },
      target: '#offers-asking-alternatives',
      actions: 'store the choice',
    },
    {
      guard: { type: 'a marked offer is chosen', params: ({ event }) => event },
      target: '#offers-choosing',
      actions: 'store the choice',
    },
  ],
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

/** Marking an offer for the comparison: three at most. */
const marks = {
  'comparison.toggled': [
    {
      guard: { type: 'the comparison is full', params: ({ event }) => event },
      actions: 'show that the comparison is full',
    },
    { actions: 'toggle the comparison mark' },
  ],
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

/** Keeps the marked choice; another ceiling has none. */
export const continuesWithChoice = {
  continue: [
    {
      guard: 'the chosen offer is ordered',
      description: 'The user came back from a later step: the same order goes on.',
      actions: raiseOutcome('step.done'),
    },
    { guard: 'an offer is chosen', target: '#offers-choosing' },
  ],
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

export const closes = { 'sheet.closed': 'browsing', back: 'browsing' } as const

/** Events of the list, accepted also while it flashes, so that no press is lost. */
export const presses = {
  'discount-sheet.opened': 'enteringDiscount',
  'edit-sheet.opened': 'editing',
  'arrangement-sheet.opened': 'arranging',
  'arrangement.cleared': {
    description: 'No offer matches the filters; the list itself offers to clear them.',
    guard: 'a filter is active',
    actions: 'clear the filters',
  },
  'list-help.opened': 'explaining',
  'comparison.started': { target: 'marking', actions: 'mark the pressed offer' },
  'share.chosen': { actions: 'share the search' },
  back: { actions: raiseOutcome('step.back') },
  ...choosesOffer,
  retry: {
    description: 'Searches again: an insurer answered late, or the prices have expired.',
    target: '#offers-searching',
    actions: 'clear the choice',
  },
} as const satisfies NonNullable<Parameters<typeof state>[0]['on']>

/** The sheets of the list. */
export const listSheets = {
  arranging: state({
    tags: 'sheet',
    meta: { title: 'offers.arrangement-sheet' },
    on: {
      'arrangement.changed': {
        guard: { type: 'the arrangement can be changed like this', params: ({ event }) => event },
        actions: 'update the arrangement',
      },
      'arrangement.cleared': { guard: 'a filter is active', actions: 'clear the filters' },
      continue: 'browsing',
      ...closes,
    },
  }),
  explaining: state({
    tags: 'sheet',
    meta: { title: 'offers.list-help' },
    description:
      'Says which insurers are asked, how the list is sorted, what each badge means, and what Separ earns.',
    on: { continue: 'browsing', ...closes },
  }),
  marking: state({
    meta: { title: 'offers.marking' },
    description: 'Each card is a checkbox. Leaving keeps the marks.',
    on: {
      ...marks,
      'comparison.opened': { guard: 'two offers are marked', target: 'comparing' },
      back: 'browsing',
    },
  }),
  comparing: state({
    tags: 'sheet',
    meta: { title: 'offers.comparison' },
    description: 'At first only the rows that differ.',
    initial: 'differences',
    states: {
      differences: { on: { 'equal-rows.toggled': 'everything' } },
      everything: {
        meta: { title: 'offers.comparison-whole' },
        on: { 'equal-rows.toggled': 'differences' },
      },
    },
    on: { ...choosesMarkedOffer, 'sheet.closed': 'marking', back: 'marking' },
  }),
  enteringDiscount: state({
    tags: 'sheet',
    meta: { title: 'offers.discount-sheet' },
    on: {
      ...codeSheetEvents('offers', 'browsing'),
      'discount.removed': {
        guard: { type: 'a discount code is applied to the', params: { place: 'offers' } },
        target: 'removingDiscount',
      },
    },
  }),
  applyingDiscount: state({
    tags: ['sheet', 'loading'],
    meta: { title: 'offers.applying-discount' },
    on: { ...closes, ...typesCode('offers') },
    invoke: {
      src: 'search offers',
      id: 'searchWithDiscount',
      input: searchWithDraftOf,
      onDone: {
        target: 'browsing',
        actions: [
          'clear the choice',
          'store the discount code',
          { type: 'store the search', params: ({ event }) => event.output },
          { type: 'show the success message', params: ({ event }) => event.output },
        ],
      },
      onError: [signedOut, ...codeFailures],
    },
  }),
  removingDiscount: state({
    tags: ['sheet', 'loading'],
    meta: { title: 'offers.removing-discount' },
    on: closes,
    invoke: {
      src: 'search offers',
      id: 'searchWithoutDiscount',
      input: searchWithoutCodeOf,
      onDone: {
        target: 'browsing',
        actions: [
          'clear the choice',
          'clear the discount code',
          { type: 'store the search', params: ({ event }) => event.output },
          'show that the code was removed',
        ],
      },
      onError: [signedOut, backToForm('enteringDiscount')],
    },
  }),
  editing: state({
    tags: 'sheet',
    meta: { title: 'offers.edit-sheet' },
    on: {
      'answer-change.chosen': {
        guard: { type: 'the search has this answer', params: ({ event }) => event },
        actions: ['store which answer is edited', raiseOutcome('step.change')],
      },
      ...closes,
    },
  }),
}
