/**
 * Address: where the policy is registered, chosen from the address book. Specification: document 2 sections 2.8 and 4
 * "Address step". Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { change } from '../journey/requests.ts'
import { addressBook, failed, listing } from '../parts/address-book.ts'
import { backToForm, orderClosed, signedOut, tell } from '../parts/outcomes.ts'

export const address = state({
  id: 'address',
  route: { guard: 'the holder is given' },
  meta: {
    title: 'address',
    path: '/third-party/address/{trackingCode}',
    query: 'order',
    screen: 'address',
    progress: { step: 3, of: 6 },
    next: 'delivery',
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'savePolicyInfo' } },
          target: 'saving',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'saveAddress' } },
          target: 'savingAddress',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'deleteAddress' } },
          target: 'deletingAddress',
        },
        { target: 'listing' },
      ],
    },
    listing,
    failed: { ...failed, on: { ...failed.on, back: { actions: tell('step.back') } } },
    choosing: {
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'address-book.opened': 'book',
        'address-form.opened': { target: 'form', actions: 'begin the address form' },
        continue: [{ guard: 'an address is chosen', target: 'saving' }, { target: '.correcting' }],
        back: { actions: tell('step.back') },
      },
    },
    ...addressBook('choose the policy address', 'choose the saved address'),
    saving: {
      tags: ['loading', 'submitting'],
      meta: { title: 'address.saving' },
      entry: { type: 'name the change', params: { change: 'savePolicyInfo' } },
      invoke: {
        src: 'save the policy address',
        id: 'savePolicyAddress',
        input: change('savePolicyInfo'),
        onDone: {
          actions: [
            'the change is made',
            { type: 'the order has come to', params: { stage: 4 } },
            tell('step.done'),
          ],
        },
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
  },
})
