/**
 * Delivery: a paper copy or not, where to, to whom, on which day and at what hour. Specification: document 2 sections 2.8
 * and 4 "Address step"; document 1 section 3 "Delivery modes". Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { change, ofTheOrder } from '../journey/requests.ts'
import { addressBook, failed, listing } from '../parts/address-book.ts'
import { backToForm, of, orderClosed, showPanel, signedOut, tell } from '../parts/outcomes.ts'

export const delivery = state({
  id: 'delivery',
  route: { guard: 'the policy address is given' },
  meta: {
    title: 'delivery',
    path: '/third-party/forwarding-details/{trackingCode}',
    query: 'order',
    screen: 'delivery',
    progress: { step: 4, of: 6 },
    next: 'documents',
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'saveDeliveryAddress' } },
          target: 'saving',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'saveDeliveryTime' } },
          target: 'savingTime',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'saveAddress' } },
          target: 'savingAddress',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'deleteAddress' } },
          target: 'deletingAddress',
        },
        { target: 'listingTimes' },
      ],
    },
    listingTimes: {
      tags: 'loading',
      meta: { title: 'delivery.listing-times' },
      on: { back: { actions: tell('step.back') } },
      invoke: {
        src: 'list the delivery times',
        id: 'listDeliveryTimes',
        input: ofTheOrder,
        onDone: 'listing',
        onError: [signedOut, showPanel('failed')],
      },
    },
    // What was given before is shown meanwhile, and can be changed.
    listing: { ...listing, on: { ...listing.on, 'delivery.changed': { actions: 'keep the delivery' } } },
    failed: { ...failed, on: { retry: 'listingTimes', back: { actions: tell('step.back') } } },
    choosing: {
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'delivery.changed': { actions: 'keep the delivery' },
        'address-book.opened': 'book',
        'address-form.opened': { target: 'form', actions: 'begin the address form' },
        continue: [{ guard: 'the delivery is complete', target: 'saving' }, { target: '.correcting' }],
        back: { actions: tell('step.back') },
      },
    },
    ...addressBook('choose the delivery address', 'send to the saved address'),
    saving: {
      tags: ['loading', 'submitting'],
      meta: { title: 'delivery.saving' },
      entry: { type: 'name the change', params: { change: 'saveDeliveryAddress' } },
      invoke: {
        src: 'save the delivery address',
        id: 'saveDeliveryAddress',
        input: change('saveDeliveryAddress'),
        onDone: [
          {
            guard: { type: 'a paper copy goes by post', params: ({ event }) => event.output },
            target: 'savingTime',
            actions: 'the change is made',
          },
          {
            actions: [
              'the change is made',
              { type: 'the order has come to', params: { stage: 5 } },
              tell('step.done'),
            ],
          },
        ],
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
    savingTime: {
      tags: ['loading', 'submitting'],
      meta: { title: 'delivery.saving-time' },
      entry: { type: 'name the change', params: { change: 'saveDeliveryTime' } },
      invoke: {
        src: 'save the delivery time',
        id: 'saveDeliveryTime',
        input: change('saveDeliveryTime'),
        onDone: {
          actions: [
            'the change is made',
            { type: 'the order has come to', params: { stage: 5 } },
            tell('step.done'),
          ],
        },
        onError: [
          signedOut,
          orderClosed,
          {
            guard: of('the slot is taken'),
            description: 'Somebody was faster: the days are read again.',
            target: 'listingTimes',
            actions: ['forget the delivery time', of('note the failure'), of('tell the failure')],
          },
          backToForm('choosing'),
        ],
      },
    },
  },
})
