/**
 * Inquiry of car-body insurance: plate and owner, then the registry's car is reviewed, its insurances are
 * confirmed and its price is stated, in five sub-steps of one address, each with a keyword in the query.
 * Specification: document 3, sections 2 "Sanhub flow" and 8. Outcomes: done, manual entry, back.
 */
import { state } from '../../journey.ts'
import { backToOffers, raiseOutcome } from '../../parts/outcomes.ts'
import { checksDraft, editingVehicle, reviewEvents, vehicleMeta } from '../inquiry/vehicle.ts'
import { carBodyOwner } from './owner.ts'
import { insuranceForm, thirdPartyForm, valueForm } from './questions.ts'

export const carBodyInquiry = state({
  meta: { title: 'inquiry' },
  initial: 'owner',
  states: {
    owner: carBodyOwner,
    vehicle: {
      id: 'inquiry-vehicle',
      route: { guard: 'the registry found the vehicle' },
      meta: { ...vehicleMeta, step: 'vehicle', progress: { step: 2, of: 5 } },
      initial: 'reviewing',
      states: {
        reviewing: { on: { ...reviewEvents, continue: [backToOffers, { target: '#inquiry-insurance' }] } },
        editing: editingVehicle,
        checkingDraft: {
          always: [...checksDraft, { target: '#inquiry-insurance', actions: 'apply the edited vehicle' }],
        },
      },
    },
    insurance: {
      id: 'inquiry-insurance',
      route: { guard: 'the registry found the vehicle' },
      meta: {
        title: 'inquiry.car-insurance',
        address: 'inquiry',
        query: 'change',
        step: 'insurance',
        screen: 'car-insurance',
        progress: { step: 3, of: 5 },
      },
      ...insuranceForm,
      on: {
        ...insuranceForm.on,
        continue: [
          { guard: 'the insurance is complete', target: '#inquiry-third-party' },
          { target: '.showingErrors' },
        ],
        back: '#inquiry-vehicle',
      },
    },
    thirdParty: {
      id: 'inquiry-third-party',
      route: { guard: 'the third-party discount of the found car can be asked' },
      meta: {
        title: 'inquiry.third-party',
        address: 'inquiry',
        query: 'change',
        step: 'third-party',
        screen: 'car-third-party',
        progress: { step: 4, of: 5 },
      },
      ...thirdPartyForm,
      on: {
        ...thirdPartyForm.on,
        continue: [
          { guard: 'the third-party discount is answered', target: '#inquiry-value' },
          { target: '.showingErrors' },
        ],
        back: '#inquiry-insurance',
      },
    },
    value: {
      id: 'inquiry-value',
      route: { guard: 'the value of the found car can be asked' },
      meta: {
        title: 'inquiry.value',
        address: 'inquiry',
        query: 'change',
        step: 'value',
        screen: 'car-value',
        progress: { step: 5, of: 5 },
      },
      ...valueForm,
      on: {
        ...valueForm.on,
        continue: [
          { guard: 'the value is complete', actions: raiseOutcome('step.done') },
          { target: '.showingErrors' },
        ],
        back: '#inquiry-third-party',
      },
    },
  },
})
