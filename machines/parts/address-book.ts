/**
 * The address book as sub-states of a step: pick, add, change, delete. Specification: document 1 sections 3
 * to 5 "Address modal". The step says what picking and saving choose, and where its own form is (`choosing`).
 */
import { state } from '../journey.ts'
import type { AddressUse } from '../journey/address-choice.ts'
import { changeInput, orderInput } from '../journey/requests.ts'
import { backToForm, withError, showErrorPanel, signedOut, raiseOutcome } from './outcomes.ts'

/** Reading the book; the step's own `choosing` follows. */
export const listing = state({
  tags: 'loading',
  meta: { title: 'address-book.listing' },
  on: { back: { actions: raiseOutcome('step.back') } },
  invoke: {
    src: 'list the addresses',
    id: 'listAddresses',
    input: orderInput,
    onDone: {
      target: 'choosing',
      actions: { type: 'store the address book', params: ({ event }) => ({ addressBook: event.output }) },
    },
    onError: [signedOut, showErrorPanel('failed')],
  },
})

export const failed = state({
  tags: 'failed',
  meta: { title: 'address-book.failed' },
  exit: 'clear the failure',
  on: { retry: 'listing' },
})

/**
 * The sub-states that are drawn over the step. `pick` and `chooseSaved` name the actions that choose an
 * address.
 */
export const addressBook = <
  const U extends AddressUse,
  const P extends 'choose the policy address' | 'choose the delivery address',
  const S extends 'use the saved address for the policy' | 'use the saved address for the delivery',
>(
  use: U,
  pick: P,
  chooseSaved: S,
) => ({
  book: state({
    tags: 'sheet',
    meta: { title: 'address-book' },
    on: {
      'address.picked': {
        guard: { type: 'another usable address is picked', params: ({ event }) => ({ uid: event.uid, use }) },
        actions: pick,
      },
      'address-form.opened': {
        guard: { type: 'the address is new or in the address book', params: ({ event }) => event },
        target: 'form',
        actions: 'open the address form',
      },
      'address-deletion.asked': {
        guard: { type: 'the address is in the address book', params: ({ event }) => event },
        target: 'confirmingDeletion',
        actions: 'store which address to delete',
      },
      continue: {
        guard: { type: 'a usable address is chosen for the', params: { use } },
        target: 'choosing',
        actions: 'clear the failure',
      },
      'sheet.closed': { target: 'choosing', actions: 'clear the failure' },
      back: { target: 'choosing', actions: 'clear the failure' },
    },
  }),
  form: state({
    tags: 'sheet',
    meta: { title: 'address-book.form' },
    initial: 'pristine',
    states: {
      pristine: {},
      showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
    },
    on: {
      'address-draft.changed': {
        guard: { type: 'the address can be edited like this', params: ({ event }) => event },
        actions: 'update the address form',
      },
      continue: [
        { guard: 'the address form is complete', target: 'savingAddress' },
        { target: '.showingErrors' },
      ],
      'sheet.closed': { target: 'choosing', actions: 'clear the failure' },
      back: { target: 'choosing', actions: 'clear the failure' },
    },
  }),
  savingAddress: state({
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'address-book.saving' },
    entry: { type: 'start the change', params: { change: 'saveAddress' } },
    invoke: {
      src: 'save the address',
      id: 'saveAddress',
      input: changeInput('saveAddress'),
      onDone: {
        target: 'listing',
        actions: [
          'finish the change',
          { type: chooseSaved, params: ({ event }) => event.output },
          'show that the address was saved',
        ],
      },
      onError: [signedOut, backToForm('form')],
    },
  }),
  confirmingDeletion: state({
    tags: 'sheet',
    meta: { title: 'address-book.confirm-deletion' },
    on: {
      continue: 'deletingAddress',
      'sheet.closed': { target: 'book', actions: 'clear the address form' },
      back: { target: 'book', actions: 'clear the address form' },
    },
  }),
  deletingAddress: state({
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'address-book.deleting' },
    entry: { type: 'start the change', params: { change: 'deleteAddress' } },
    invoke: {
      src: 'delete the address',
      id: 'deleteAddress',
      input: changeInput('deleteAddress'),
      onDone: {
        target: 'listing',
        actions: ['finish the change', 'clear the address form', 'show that the address was deleted'],
      },
      onError: [
        signedOut,
        {
          target: 'book',
          actions: ['clear the address form', withError('store the failure'), withError('show the failure')],
        },
      ],
    },
  }),
})
