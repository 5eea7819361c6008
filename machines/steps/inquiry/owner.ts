/**
 * The first step of every inquiry: plate and owner's code, and the registry's answer. Specification: document
 * 2 sections 2.5, 4 "Inquiry" and 8; document 3, sections 2 "Sanhub flow" and 8. Outcomes: manual entry,
 * back.
 */
import { state } from '../../journey.ts'
import { inquiryRequestOf } from '../../journey/requests.ts'
import { discardToOffers, raiseOutcome, withError } from '../../parts/outcomes.ts'

/** The form before its first refusal. Meanwhile the earlier plates of a signed-in user are listed. */
const pristine = state({
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'the user may have saved plates', target: 'listing' }, { target: 'idle' }],
    },
    listing: {
      meta: { title: 'inquiry.listing-plates' },
      invoke: {
        src: 'list the saved plates',
        id: 'listMyPlates',
        onDone: {
          target: 'idle',
          actions: { type: 'store how many plates are saved', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          description: 'Earlier plates are a shortcut: the form works without them.',
        },
      },
    },
    idle: {},
  },
})

export const ownerStep = state({
  id: 'inquiry-owner',
  route: { guard: 'the inquiry can start' },
  meta: {
    title: 'inquiry.owner',
    address: 'inquiry',
    query: 'change',
    step: '1',
    screen: 'inquiry-owner',
    progress: { step: 1, of: 4 },
  },
  initial: 'answering',
  on: { back: [discardToOffers, { actions: raiseOutcome('step.back') }] },
  states: {
    answering: {
      exit: 'clear the failure',
      initial: 'pristine',
      states: {
        pristine,
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'plate.changed': { actions: 'update the plate' },
        'owner-code.changed': { actions: 'update the owner code' },
        'saved-plate.picked': { guard: 'the user has saved plates', actions: 'use the saved plate' },
        'manual-entry.chosen': [
          {
            guard: 'manual entry was offered',
            description: 'After a failed lookup everything that was typed goes along.',
            actions: ['clear the registry data', raiseOutcome('step.manual-entry')],
          },
          {
            description: 'Without plate or code there is no inquiry: another vehicle is entered.',
            actions: ['clear the vehicle unless it came by a link', raiseOutcome('step.manual-entry')],
          },
        ],
        continue: [
          { guard: 'plate and owner are complete', target: 'lookingUp' },
          { target: '.showingErrors' },
        ],
      },
    },
    lookingUp: {
      tags: 'loading',
      meta: { title: 'inquiry.looking-up' },
      on: { back: 'answering' },
      invoke: {
        src: 'look up the plate',
        id: 'lookUpPlate',
        input: inquiryRequestOf,
        onDone: [
          {
            guard: { type: 'the registry data is incomplete', params: ({ event }) => event.output },
            description:
              'Known details are prefilled; the user enters the rest, and the page says what is missing.',
            actions: [
              { type: 'store the registry data', params: ({ event }) => ({ answer: event.output }) },
              raiseOutcome('step.manual-entry'),
            ],
          },
          {
            target: '#inquiry-vehicle',
            actions: {
              type: 'store the registry data',
              params: ({ event }) => ({ answer: event.output }),
            },
          },
        ],
        onError: [
          {
            guard: withError('the inquiry has failed before'),
            description: 'A second 1000 or 1027 of this inquiry: manual entry follows.',
            actions: [
              'clear the registry data',
              withError('store the failure'),
              raiseOutcome('step.manual-entry'),
            ],
          },
          {
            target: 'answering',
            description: 'The page shows the error, so no toast repeats it.',
            actions: [withError('store the lookup error'), withError('store the failure')],
          },
        ],
      },
    },
  },
})
