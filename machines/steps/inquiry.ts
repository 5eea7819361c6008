/**
 * Inquiry: plate and owner, then what the registry knows is looked over, in four sub-steps of one address.
 * Specification: document 2 sections 2.5, 4 "Inquiry" and 8. Outcomes: done, manual entry, history unknown, back.
 */
import { state } from '../journey.ts'
import { inquiryRequestOf } from '../journey/requests.ts'
import { claims } from '../parts/claims.ts'
import { backToForm, backToOffers, of, signedOut, tell } from '../parts/outcomes.ts'

const PATH = '/third-party/sanhub'

const owner = state({
  id: 'inquiry-owner',
  route: { guard: 'inquiring is possible' },
  meta: {
    title: 'inquiry.owner',
    path: PATH,
    query: 'change',
    step: '1',
    screen: 'inquiry-owner',
    progress: { step: 1, of: 4 },
    next: 'inquiry.vehicle',
  },
  initial: 'answering',
  on: { back: [backToOffers, { actions: tell('step.back') }] },
  states: {
    answering: {
      exit: 'forget the failure',
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'plate.changed': { actions: 'keep the plate' },
        'owner-code.changed': { actions: 'keep the owner’s code' },
        'saved-plates.opened': { guard: 'plates may be saved', target: 'listingPlates' },
        'manual-entry.chosen': { actions: ['forget the registry’s answer', tell('step.manual-entry')] },
        continue: [{ guard: 'plate and owner are complete', target: 'lookingUp' }, { target: '.correcting' }],
      },
    },
    listingPlates: {
      tags: ['sheet', 'loading'],
      meta: { title: 'inquiry.listing-plates' },
      on: { 'sheet.closed': 'answering', back: 'answering' },
      invoke: {
        src: 'list the saved plates',
        id: 'listMyPlates',
        onDone: 'choosingPlate',
        onError: [signedOut, backToForm('answering')],
      },
    },
    choosingPlate: {
      tags: 'sheet',
      meta: { title: 'inquiry.saved-plates' },
      on: {
        'saved-plate.picked': { target: 'answering', actions: 'take the saved plate' },
        'sheet.closed': 'answering',
        back: 'answering',
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
            guard: { type: 'the registry’s answer is defective', params: ({ event }) => event.output },
            description: 'What is missing is entered by hand; what is known is filled in.',
            actions: [
              { type: 'keep the registry’s answer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tell what the registry says', params: ({ event }) => event.output },
              tell('step.manual-entry'),
            ],
          },
          {
            target: '#inquiry-vehicle',
            actions: {
              type: 'keep the registry’s answer',
              params: ({ event }) => ({ answer: event.output }),
            },
          },
        ],
        onError: [
          {
            guard: of('the same lookup error came before'),
            description: 'Refused twice in the same way: on to manual entry.',
            actions: ['forget the registry’s answer', tell('step.manual-entry')],
          },
          {
            target: 'answering',
            actions: [of('remember the lookup error'), of('note the failure'), of('tell the failure')],
          },
        ],
      },
    },
  },
})

const vehicle = state({
  id: 'inquiry-vehicle',
  route: { guard: 'the registry knew the vehicle' },
  meta: {
    title: 'inquiry.vehicle',
    path: PATH,
    query: 'change',
    step: '2',
    screen: 'inquiry-vehicle',
    progress: { step: 2, of: 4 },
    next: 'inquiry.insurance',
  },
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'vehicle-edit.opened': { target: 'editing', actions: 'copy the vehicle' },
        continue: [
          backToOffers,
          { guard: 'the registry knew the policy', target: '#inquiry-insurance' },
          { actions: tell('step.history-unknown') },
        ],
        back: [backToOffers, { target: '#inquiry-owner' }],
      },
    },
    editing: {
      tags: 'sheet',
      meta: { title: 'inquiry.vehicle-edit' },
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'vehicle.changed': { actions: 'change the copy' },
        continue: [
          { guard: 'the edited vehicle is not complete', target: '.correcting' },
          { ...backToOffers, actions: ['keep the copy', backToOffers.actions] },
          { guard: 'the registry knew the policy', target: '#inquiry-insurance', actions: 'keep the copy' },
          { target: 'reviewing', actions: ['keep the copy', tell('step.history-unknown')] },
        ],
        'sheet.closed': { target: 'reviewing', actions: 'throw the copy away' },
        back: { target: 'reviewing', actions: 'throw the copy away' },
      },
    },
  },
})

const insurance = state({
  id: 'inquiry-insurance',
  route: { guard: 'the registry knew the policy' },
  meta: {
    title: 'inquiry.insurance',
    path: PATH,
    query: 'change',
    step: '3',
    screen: 'inquiry-insurance',
    progress: { step: 3, of: 4 },
    next: 'inquiry.claims',
  },
  on: {
    continue: [
      backToOffers,
      { guard: 'the policy was the same owner’s', target: '#inquiry-claims' },
      { description: 'A changed ownership asks its own questions.', actions: tell('step.history-unknown') },
    ],
    back: [backToOffers, { target: '#inquiry-vehicle' }],
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
      route: { guard: 'the registry knew the policy' },
      meta: {
        title: 'inquiry.claims',
        path: PATH,
        query: 'change',
        step: '4',
        screen: 'claims',
        progress: { step: 4, of: 4 },
        next: 'offers',
      },
      ...claims,
      on: { ...claims.on, back: [backToOffers, { target: '#inquiry-insurance' }] },
    },
  },
})
