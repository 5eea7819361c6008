/**
 * Address: where the policy is registered, chosen from the address book. Specification: document 2 sections
 * 2.8 and 4 "Address step". Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput } from '../journey/requests.ts'
import { addressBook, failed, listingFirst, listingForPolicy } from '../parts/address-book.ts'
import { firstAddressSaved } from '../parts/address-form.ts'
import { backWaits, formAnswersBack } from '../parts/submitting.ts'
import { backToForm, orderClosed, signedOut, raiseOutcome } from '../parts/outcomes.ts'

const addressIsSaved = { type: 'advance the order', params: { stage: 4 } } as const

export const address = state({
  id: 'address',
  route: { guard: 'the policy holder is saved' },
  meta: {
    title: 'address',
    address: 'address',
    query: 'order',
    screen: 'address',
    progress: { step: 3, of: 6 },
  },
  exit: ['clear the request for the address book', 'clear the failure'],
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'savePolicyInfo' } },
          target: 'saving',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveAddress' } },
          target: 'savingAddress',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'deleteAddress' } },
          target: 'deletingAddress',
        },
        { target: 'listing' },
      ],
    },
    listing: listingForPolicy,
    listingFirst,
    failed: { ...failed, on: { ...failed.on, back: { actions: raiseOutcome('step.back') } } },
    choosing: {
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'address-book.opened': {
          guard: 'the address book has addresses',
          target: 'book',
          actions: 'clear the picked address',
        },
        'address-form.opened': {
          guard: { type: 'a first address is added', params: ({ event }) => event },
          target: 'form',
          actions: 'open the address form',
        },
        continue: [
          {
            guard: { type: 'a usable address is chosen for the', params: { use: 'policy' } },
            target: 'saving',
          },
          { guard: 'the address book has addresses', target: '.showingErrors' },
        ],
        back: { actions: raiseOutcome('step.back') },
      },
    },
    ...addressBook(
      'policy',
      'choose the policy address',
      'use the saved address for the policy',
      firstAddressSaved,
    ),
    saving: {
      tags: ['loading', 'submitting'],
      meta: { title: 'address.saving' },
      entry: { type: 'start the change', params: { change: 'savePolicyInfo' } },
      on: backWaits,
      invoke: {
        src: 'save the policy address',
        id: 'savePolicyAddress',
        input: changeInput('savePolicyInfo'),
        onDone: [
          formAnswersBack('choosing', addressIsSaved),
          { actions: ['finish the change', addressIsSaved, raiseOutcome('step.done')] },
        ],
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
  },
})
