/**
 * Delivery: whether a paper copy is wanted, its address, its recipient, and its day and hours.
 * Specification: document 2 sections 2.8 and 4 "Address step"; document 1 section 3 "Delivery modes".
 * Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput, orderInput } from '../journey/requests.ts'
import { addressBook, failed, listingForDelivery, shownDeliveryEvents } from '../parts/address-book.ts'
import {
  backToForm,
  formFails,
  withError,
  orderClosed,
  showErrorPanel,
  signedOut,
  raiseOutcome,
} from '../parts/outcomes.ts'
import { backWaits, formAnswersBack, formStaysOpen } from '../parts/submitting.ts'

const deliveryIsSaved = { type: 'advance the order', params: { stage: 5 } } as const

/** The form is shown while it is saved, unless the page was loaded again meanwhile. */
const whileSaved = { ...backWaits, 'delivery.changed': shownDeliveryEvents['delivery.changed'] } as const

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
  entry: 'propose the digital policy alone',
  exit: ['clear the request for the address book', 'clear the failure'],
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
      on: shownDeliveryEvents,
      invoke: {
        src: 'list the delivery times',
        id: 'listDeliveryTimes',
        input: orderInput,
        onDone: {
          target: 'listing',
          actions: { type: 'store whether a slot is free', params: ({ event }) => event.output },
        },
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    listing: listingForDelivery,
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
        'address-book.opened': {
          guard: 'a paper copy is wanted',
          target: 'book',
          actions: 'clear the picked address',
        },
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
      on: whileSaved,
      invoke: {
        src: 'save the delivery address',
        id: 'saveDeliveryAddress',
        input: changeInput('saveDeliveryAddress'),
        onDone: [
          formAnswersBack('choosing'),
          formStaysOpen('delivery', 'choosing'),
          {
            guard: {
              type: 'the chosen time of the paper copy is saved',
              params: ({ event }) => event.output,
            },
            target: 'savingTime',
            actions: 'finish the change',
          },
          {
            guard: { type: 'a time for the paper copy is missing', params: ({ event }) => event.output },
            description: 'A slot became free meanwhile: the days are loaded again.',
            target: 'listingTimes',
            actions: 'finish the change',
          },
          { actions: ['finish the change', deliveryIsSaved, raiseOutcome('step.done')] },
        ],
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
    savingTime: {
      tags: ['loading', 'submitting'],
      meta: { title: 'delivery.saving-time' },
      entry: { type: 'start the change', params: { change: 'saveDeliveryTime' } },
      on: whileSaved,
      invoke: {
        src: 'save the delivery time',
        id: 'saveDeliveryTime',
        input: changeInput('saveDeliveryTime'),
        onDone: [
          formAnswersBack('choosing', deliveryIsSaved),
          formStaysOpen('delivery', 'choosing', deliveryIsSaved),
          { actions: ['finish the change', deliveryIsSaved, raiseOutcome('step.done')] },
        ],
        onError: [
          signedOut,
          orderClosed,
          {
            guard: withError('the slot is taken'),
            description: 'Another customer took the slot: the days are loaded again.',
            target: 'listingTimes',
            actions: [...formFails, 'clear the delivery time'],
          },
          backToForm('choosing'),
        ],
      },
    },
  },
})
