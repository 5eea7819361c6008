/**
 * The list of car-body offers with its covers: simple covers are toggled, covers with levels are chosen in a
 * sheet, and one sheet lists and explains them all. Specification: document 3 section 4 "Offers page";
 * decisions, section 11.
 */
import { state } from '../../journey.ts'
import type { CoverPlace } from '../../journey/cover-choice.ts'
import { continuesWithChoice, listSheets, presses } from '../offers/list.ts'

/** Opens the levels of a kind of cover. */
export const opensLevels = <const P extends CoverPlace, const T extends string>(of: P, target: T) =>
  ({
    target,
    actions: { type: 'open the levels', params: { of } },
  }) as const

/**
 * The levels of one kind of cover as radio buttons. Confirming needs another choice; deleting removes the
 * cover.
 * @param of which covers are changed
 * @param confirmed target of a change
 * @param closed target of closing the sheet
 */
const levelSheet = <const P extends CoverPlace, const C extends string, const B extends string>(
  of: P,
  confirmed: C,
  closed: B,
) =>
  state({
    tags: 'sheet',
    meta: { title: 'offers.cover-levels' },
    on: {
      'cover-level.picked': {
        guard: { type: 'another level is picked', params: ({ event }) => event },
        actions: 'pick the level',
      },
      continue: {
        guard: { type: 'the picked level differs from the', params: { of } },
        target: confirmed,
        actions: { type: 'apply the picked level', params: { of } },
      },
      'cover-level.removed': {
        guard: { type: 'a level is chosen in the', params: { of } },
        target: confirmed,
        actions: { type: 'remove the level', params: { of } },
      },
      'sheet.closed': closed,
      back: closed,
    },
  })

const closesCovers = { target: '#offers-browsing', actions: 'discard the drafted covers' } as const

/** All covers with their prices. Ticks are drafts until they are confirmed. */
const choosingCovers = state({
  id: 'offers-choosing-covers',
  tags: 'sheet',
  meta: { title: 'offers.cover-sheet' },
  initial: 'listing',
  states: {
    listing: {
      id: 'offers-listing-covers',
      on: {
        'cover.toggled': { actions: { type: 'toggle the cover', params: { of: 'draft' } } },
        'cover-levels.opened': opensLevels('draft', 'choosingLevel'),
        'cover-explanation.opened': { target: 'explaining', actions: 'explain the cover' },
        continue: {
          guard: 'the drafted covers differ',
          target: '#offers-settling',
          actions: 'apply the drafted covers',
        },
        'sheet.closed': closesCovers,
        back: closesCovers,
      },
    },
    choosingLevel: levelSheet('draft', 'listing', 'listing'),
    explaining: {
      tags: 'sheet',
      meta: { title: 'offers.cover-explained' },
      description: 'What the cover pays, in an example with this car.',
      on: {
        'cover.toggled': { target: 'listing', actions: 'toggle the explained cover' },
        continue: { description: 'The cover stays as it is.', target: 'listing' },
        'sheet.closed': 'listing',
        back: 'listing',
      },
    },
  },
})

export const carBodyList = state({
  initial: 'browsing',
  states: {
    browsing: {
      id: 'offers-browsing',
      always: {
        guard: 'no search result exists',
        description: 'A sheet of covers was opened while prices were loading: they are loaded again.',
        target: '#offers-searching',
      },
      on: {
        'cover.toggled': {
          target: '#offers-settling',
          actions: { type: 'toggle the cover', params: { of: 'quote' } },
        },
        'cover-levels.opened': opensLevels('quote', 'choosingLevel'),
        'cover-sheet.opened': { target: 'choosingCovers', actions: 'start choosing covers' },
        ...presses,
        ...continuesWithChoice,
      },
    },
    choosingLevel: { id: 'offers-choosing-level', ...levelSheet('quote', '#offers-settling', 'browsing') },
    choosingCovers,
    ...listSheets,
  },
})
