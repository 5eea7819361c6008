/**
 * The place of the inspection: the user's addresses, each with whether a visit is possible there.
 * Specification: document 3, sections 2 "Inspection" and 4 "Address and inspection"; decisions, sections 10
 * (53) and 11.
 */
import { state } from '../../../journey.ts'
import { changeInput, orderInput } from '../../../journey/requests.ts'
import { addressForm } from '../../../parts/address-form.ts'
import {
  backToForm,
  formFails,
  orderClosed,
  raiseOutcome,
  showErrorPanel,
  signedOut,
  withError,
} from '../../../parts/outcomes.ts'
import { backWaits, formAnswersBack } from '../../../parts/submitting.ts'

const listing = state({
  tags: 'loading',
  meta: { title: 'inspection.listing-places' },
  on: { back: { actions: raiseOutcome('step.back') } },
  invoke: {
    src: 'list the inspection places',
    id: 'listInspectionPlaces',
    input: orderInput,
    onDone: {
      target: 'decidingPlace',
      actions: {
        type: 'store the inspection places',
        params: ({ event }) => ({ places: event.output }),
      },
    },
    onError: [signedOut, showErrorPanel('failed')],
  },
})

const decidingPlace = state({
  always: [
    {
      guard: 'another visit is asked for',
      description: 'After a missed visit the place is chosen again, which asks for another one.',
      target: 'choosing',
    },
    { guard: 'the picked place is saved', target: 'listingTimes' },
    { target: 'choosing' },
  ],
})

const choosing = state({
  meta: { title: 'inspection.choosing-place' },
  exit: 'clear the failure',
  initial: 'pristine',
  states: {
    pristine: {},
    showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
  },
  on: {
    'inspection-place.picked': {
      guard: { type: 'another place can be picked', params: ({ event }) => event },
      actions: 'pick the place',
    },
    'address-form.opened': {
      guard: { type: 'the address is new or in the address book', params: ({ event }) => event },
      target: 'form',
      actions: 'open the address form',
    },
    continue: [
      {
        guard: 'another visit is asked for',
        target: 'requestingVisit',
      },
      { guard: 'the picked place is saved', target: 'listingTimes' },
      { guard: 'the picked place is usable', target: 'savingPlace' },
      { target: '.showingErrors' },
    ],
    back: { actions: raiseOutcome('step.back') },
  },
})

const requestingVisit = state({
  always: [
    { guard: 'the picked place is usable', target: 'savingPlace' },
    { target: 'choosing.showingErrors' },
  ],
})

const savingPlace = state({
  tags: ['loading', 'submitting'],
  meta: { title: 'inspection.saving-place' },
  entry: { type: 'start the change', params: { change: 'saveInspectionPlace' } },
  on: backWaits,
  invoke: {
    src: 'save the inspection place',
    id: 'saveInspectionPlace',
    input: changeInput('saveInspectionPlace'),
    onDone: [
      {
        guard: 'another visit is asked for',
        actions: ['finish the change', 'show that a visit was asked for', raiseOutcome('step.done')],
      },
      formAnswersBack('choosing', 'store the saved place'),
      { target: 'listingTimes', actions: ['finish the change', 'store the saved place'] },
    ],
    onError: [
      signedOut,
      orderClosed,
      {
        guard: withError('no visit is possible there'),
        description: 'The last place was taken meanwhile: the places are read again.',
        target: 'listing',
        actions: [...formFails],
      },
      backToForm('choosing'),
    ],
  },
})

/** Adding an address. A visit may be impossible there. */
export const placeStates = {
  listing,
  decidingPlace,
  choosing,
  requestingVisit,
  ...addressForm('use the saved address for the inspection'),
  savingPlace,
}
