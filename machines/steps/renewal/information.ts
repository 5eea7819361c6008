/**
 * The details of a renewal on one page, filled from the ending policy: policy holder, policy address, and
 * whether a paper copy is sent. Each is edited in a sheet; Continue saves the addresses and confirms the
 * renewal. Specification: document 2 sections 2.9, 4 "Renewal" and 5 "Insurer edit"; picture 43. Outcomes:
 * done, back, sign-in needed, order closed.
 */
import { state } from '../../journey.ts'
import { changeInput, orderInput } from '../../journey/requests.ts'
import { addressBook } from '../../parts/address-book.ts'
import {
  backToForm,
  orderClosed,
  orderIncomplete,
  raiseOutcome,
  showErrorPanel,
  signedOut,
} from '../../parts/outcomes.ts'
import { backWaits, formAnswersBack } from '../../parts/submitting.ts'
import { holderSheet } from './holder-sheet.ts'

type Listed = { event: { output: { uid: string; enable: boolean }[] } }
const storesBook = {
  type: 'store the address book of the renewal',
  params: ({ event }: Listed) => ({ addressBook: event.output }),
} as const

const listAddresses = { src: 'list the addresses', id: 'listAddresses', input: orderInput } as const

const again = (change: 'savePolicyHolder' | 'savePolicyInfo' | 'saveDeliveryAddress' | 'confirmRenewal') =>
  ({ type: 'the interrupted change is', params: { change } }) as const

/** The address book, opened for the paper copy; closing it returns to the page. */
const deliveryBook = state({
  initial: 'book',
  states: {
    ...addressBook('delivery', 'choose the delivery address', 'use the saved address for the delivery'),
    listing: {
      tags: 'loading',
      meta: { title: 'address-book.listing' },
      on: { back: '#information-choosing' },
      invoke: {
        ...listAddresses,
        onDone: { target: '#information-choosing', actions: storesBook },
        onError: [signedOut, showErrorPanel('#information-failed')],
      },
    },
    choosing: { always: '#information-choosing' },
  },
})

export const information = state({
  id: 'information',
  route: { guard: 'the order is editable' },
  meta: {
    title: 'renewal.information',
    address: 'information',
    query: 'order',
    screen: 'renewal-information',
    progress: { step: 3, of: 3 },
  },
  entry: 'propose the digital policy alone',
  exit: 'clear the failure',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: again('savePolicyHolder'), target: 'savingHolder' },
        { guard: again('savePolicyInfo'), target: 'savingPolicyAddress' },
        { guard: again('saveDeliveryAddress'), target: 'savingDelivery' },
        { guard: again('confirmRenewal'), target: 'confirming' },
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
    listing: {
      tags: 'loading',
      meta: { title: 'address-book.listing' },
      on: { back: { actions: raiseOutcome('step.back') } },
      invoke: {
        ...listAddresses,
        onDone: [
          {
            guard: { type: 'the edited answer is', params: { answer: 'holder' } },
            description: 'The check of the answers asks to change the holder: its sheet opens at once.',
            target: 'editingHolder',
            actions: storesBook,
          },
          { target: 'choosing', actions: storesBook },
        ],
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    failed: {
      id: 'information-failed',
      tags: 'failed',
      meta: { title: 'address-book.failed' },
      exit: 'clear the failure',
      on: { retry: 'listing', back: { actions: raiseOutcome('step.back') } },
    },
    choosing: {
      id: 'information-choosing',
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'holder-edit.opened': { target: 'editingHolder', actions: 'start editing the holder' },
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
        'delivery.changed': {
          guard: { type: 'the delivery can be changed like this', params: ({ event }) => event },
          actions: 'update the delivery',
        },
        'delivery-place.chosen': [
          {
            guard: { type: 'the paper copy can go to the policy address', params: ({ event }) => event },
            actions: 'send the paper copy to the policy address',
          },
          {
            guard: { type: 'another address of the paper copy is chosen', params: ({ event }) => event },
            target: 'deliveryBook',
            actions: 'clear the picked address',
          },
        ],
        continue: [
          { guard: 'the details of the renewal are complete', target: 'savingPolicyAddress' },
          {
            guard: 'the holder of the renewal is missing',
            target: 'editingHolder',
            actions: 'start editing the holder',
          },
          { target: '.showingErrors' },
        ],
        back: { actions: raiseOutcome('step.back') },
      },
    },
    ...holderSheet,
    ...addressBook('policy', 'choose the policy address', 'use the saved address for the policy'),
    deliveryBook,
    savingPolicyAddress: {
      tags: ['loading', 'submitting'],
      meta: { title: 'renewal.saving' },
      entry: { type: 'start the change', params: { change: 'savePolicyInfo' } },
      on: backWaits,
      invoke: {
        src: 'save the policy address',
        id: 'savePolicyAddress',
        input: changeInput('savePolicyInfo'),
        onDone: [
          formAnswersBack('choosing'),
          { guard: 'no delivery is needed', target: 'confirming', actions: 'finish the change' },
          { target: 'savingDelivery', actions: 'finish the change' },
        ],
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
    savingDelivery: {
      tags: ['loading', 'submitting'],
      meta: { title: 'renewal.saving-delivery' },
      entry: { type: 'start the change', params: { change: 'saveDeliveryAddress' } },
      on: backWaits,
      invoke: {
        src: 'save the delivery address',
        id: 'saveDeliveryAddress',
        input: changeInput('saveDeliveryAddress'),
        onDone: [formAnswersBack('choosing'), { target: 'confirming', actions: 'finish the change' }],
        onError: [signedOut, orderClosed, backToForm('choosing')],
      },
    },
    confirming: {
      tags: ['loading', 'submitting'],
      meta: { title: 'renewal.confirming' },
      entry: { type: 'start the change', params: { change: 'confirmRenewal' } },
      on: backWaits,
      invoke: {
        src: 'confirm the renewal',
        id: 'confirmRenewal',
        input: changeInput('confirmRenewal'),
        onDone: [formAnswersBack('choosing'), { actions: ['finish the change', raiseOutcome('step.done')] }],
        onError: [signedOut, orderClosed, orderIncomplete, backToForm('choosing')],
      },
    },
  },
})
