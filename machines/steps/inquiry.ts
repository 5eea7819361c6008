/**
 * Inquiry: plate and owner, then the registry's data is reviewed, in four sub-steps of one address.
 * Specification: document 2 sections 2.5, 4 "Inquiry" and 8. Outcomes: done, manual entry, history
 * unknown, back.
 */
import { state } from '../journey.ts'
import { claims } from '../parts/claims.ts'
import { backToOffers, discardToOffers, raiseOutcome } from '../parts/outcomes.ts'
import { ownerStep } from './inquiry/owner.ts'
import { checksDraft, editingVehicle, reviewEvents, vehicleMeta } from './inquiry/vehicle.ts'

const vehicle = state({
  id: 'inquiry-vehicle',
  route: { guard: 'the registry found the vehicle' },
  meta: { ...vehicleMeta, progress: { step: 2, of: 4 } },
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        ...reviewEvents,
        continue: [
          backToOffers,
          { guard: 'the registry found the policy', target: '#inquiry-insurance' },
          { actions: raiseOutcome('step.history-unknown') },
        ],
      },
    },
    editing: editingVehicle,
    checkingDraft: {
      always: [
        ...checksDraft,
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
    owner: ownerStep,
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
