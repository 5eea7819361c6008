/**
 * Inquiry: plate and owner, then the registry's data is reviewed, in four sub-steps of one address.
 * Specification: document 2 sections 2.5, 4 "Inquiry" and 8. Outcomes: done, manual entry, history
 * unknown, back.
 */
import { state } from '../journey.ts'
import { inquiryRequestOf } from '../journey/requests.ts'
import { claims } from '../parts/claims.ts'
import { backToOffers, discardToOffers, withError, raiseOutcome } from '../parts/outcomes.ts'

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

const owner = state({
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
            description: 'Known details are prefilled; the user enters the rest.',
            actions: [
              { type: 'store the registry data', params: ({ event }) => ({ answer: event.output }) },
              { type: 'show the registry message', params: ({ event }) => event.output },
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

const vehicle = state({
  id: 'inquiry-vehicle',
  route: { guard: 'the registry found the vehicle' },
  meta: {
    title: 'inquiry.vehicle',
    address: 'inquiry',
    query: 'change',
    step: '2',
    screen: 'inquiry-vehicle',
    progress: { step: 2, of: 4 },
  },
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'vehicle-edit.opened': { target: 'editing', actions: 'start editing the vehicle' },
        continue: [
          backToOffers,
          { guard: 'the registry found the policy', target: '#inquiry-insurance' },
          { actions: raiseOutcome('step.history-unknown') },
        ],
        back: [discardToOffers, { target: '#inquiry-owner' }],
      },
    },
    editing: {
      tags: 'sheet',
      meta: { title: 'inquiry.vehicle-edit' },
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'vehicle.changed': {
          guard: {
            type: 'the vehicle can be edited like this',
            params: ({ event }) => ({ change: event.change, of: 'draft' }),
          },
          actions: 'update the edited vehicle',
        },
        continue: { guard: 'the vehicle draft differs', target: 'checkingDraft' },
        'sheet.closed': { target: 'reviewing', actions: 'discard the edited vehicle' },
        back: { target: 'reviewing', actions: 'discard the edited vehicle' },
      },
    },
    checkingDraft: {
      always: [
        { guard: 'the edited vehicle is incomplete', target: 'editing.showingErrors' },
        {
          ...backToOffers,
          target: 'reviewing',
          actions: ['apply the edited vehicle', backToOffers.actions],
        },
        {
          guard: 'the registry found the policy',
          target: '#inquiry-insurance',
          actions: 'apply the edited vehicle',
        },
        {
          target: 'reviewing',
          actions: ['apply the edited vehicle', raiseOutcome('step.history-unknown')],
        },
      ],
    },
  },
})

const insurance = state({
  id: 'inquiry-insurance',
  route: { guard: 'the registry found the policy' },
  meta: {
    title: 'inquiry.insurance',
    address: 'inquiry',
    query: 'change',
    step: '3',
    screen: 'inquiry-insurance',
    progress: { step: 3, of: 4 },
  },
  on: {
    continue: [
      backToOffers,
      { guard: 'the previous policy has the same owner', target: '#inquiry-claims' },
      {
        description: 'A change of ownership has its own questions.',
        actions: raiseOutcome('step.history-unknown'),
      },
    ],
    back: [discardToOffers, { target: '#inquiry-vehicle' }],
  },
})

export const inquiry = state({
  meta: { title: 'inquiry' },
  initial: 'owner',
  states: {
    owner,
    vehicle,
    insurance,
    claims: {
      id: 'inquiry-claims',
      route: { guard: 'the registry found the policy' },
      meta: {
        title: 'inquiry.claims',
        address: 'inquiry',
        query: 'change',
        step: '4',
        screen: 'claims',
        progress: { step: 4, of: 4 },
      },
      ...claims,
      on: { ...claims.on, back: [discardToOffers, { target: '#inquiry-insurance' }] },
    },
  },
})
