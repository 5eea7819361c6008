/**
 * Delivery: whether a paper copy is wanted, its address, its recipient, and its day and hours.
 * Specification: document 2 sections 2.8 and 4 "Address step"; document 1 section 3 "Delivery modes".
 * Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput, orderInput } from '../journey/requests.ts'
import { addressBook, failed, listing } from '../parts/address-book.ts'
import {
  backToForm,
  withError,
  orderClosed,
  showErrorPanel,
  signedOut,
  raiseOutcome,
} from '../parts/outcomes.ts'

export const delivery = state({
  id: 'delivery',
  route: { guard: 'the policy address is saved' },
  meta: {
    title: 'delivery',
    address: 'delivery',
    query: 'order',
    screen: 'delivery',
    progress: { step: 4, of: 6 },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveDeliveryAddress' } },
          target: 'saving',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveDeliveryTime' } },
          target: 'savingTime',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'saveAddress' } },
          target: 'savingAddress',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'deleteAddress' } },
          target: 'deletingAddress',
        },
        { target: 'listingTimes' },
      ],
    },
    listingTimes: {
      tags: 'loading',
      meta: { title: 'delivery.listing-times' },
      on: { back: { actions: raiseOutcome('step.back') } },
      invoke: {
        src: 'list the delivery times',
        id: 'listDeliveryTimes',
        input: orderInput,
        onDone: 'listing',
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    // The previous answers are shown meanwhile, and can be changed.
    listing: {
      ...listing,
      on: {
        ...listing.on,
        'delivery.changed': {
          guard: { type: 'the delivery can be changed like this', params: ({ event }) => event },
          actions: 'update the delivery',
        },
      },
    },
    failed: { ...failed, on: { retry: 'listingTimes', back: { actions: raiseOutcome('step.back') } } },
    choosing: {
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'delivery.changed': {
          guard: { type: 'the delivery can be changed like this', params: ({ event }) => event },
          actions: 'update the delivery',
        },
        'address-book.opened': { guard: 'a paper copy is wanted', target: 'book' },
        'address-form.opened': {
          guard: { type: 'a delivery address is added', params: ({ event }) => event },
          target: 'form',
          actions: 'open the address form',
        },
        continue: [{ guard: 'the delivery is complete', target: 'saving' }, { target: '.showingErrors' }],
        back: { actions: raiseOutcome('step.back') },
      },
    },
    ...addressBook('delivery', 'choose the delivery address', 'use the saved address for the delivery'),
    saving: {
      tags: ['loading', 'submitting'],
      meta: { title: 'delivery.saving' },
      entry: { type: 'start the change', params: { change: 'saveDeliveryAddress' } },
      invoke: {
        src: 'save the delivery address',
        id: 'saveDeliveryAddress',
        input: changeInput('saveDeliveryAddress'),
        onDone: [
          {
            guard: { type: 'the paper copy is sent by post', params: ({ event }) => event.output },
            target: 'savingTime',
            actions: 'finish the change',
          },
          {
            actions: [
              'finish the change',
              { type: 'advance the order', params: { stage: 5 } },
              raiseOutcome('step.done'),
            ],
          },
        ],
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
    savingTime: {
      tags: ['loading', 'submitting'],
      meta: { title: 'delivery.saving-time' },
      entry: { type: 'start the change', params: { change: 'saveDeliveryTime' } },
      invoke: {
        src: 'save the delivery time',
        id: 'saveDeliveryTime',
        input: changeInput('saveDeliveryTime'),
        onDone: {
          actions: [
            'finish the change',
            { type: 'advance the order', params: { stage: 5 } },
            raiseOutcome('step.done'),
          ],
        },
        onError: [
          signedOut,
          orderClosed,
          {
            guard: withError('the delivery slot is taken'),
            description: 'Another customer took the slot: the days are loaded again.',
            target: 'listingTimes',
            actions: [
              'clear the delivery time',
              withError('store the failure'),
              withError('show the failure'),
            ],
          },
          backToForm('choosing'),
        ],
      },
    },
  },
})
