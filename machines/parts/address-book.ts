/**
 * The address book as sub-states of a step: pick, add, change, delete. Specification: document 1 sections 3 to 5
 * "Address modal". The step says what picking and saving choose, and where its own form is (`choosing`).
 */
import { state } from '../journey.ts'
import { change, ofTheOrder } from '../journey/requests.ts'
import { backToForm, of, showPanel, signedOut, tell } from './outcomes.ts'

/** Reading the book; the step's own `choosing` follows. */
export const listing = state({
  tags: 'loading',
  meta: { title: 'address-book.listing' },
  on: { back: { actions: tell('step.back') } },
  invoke: {
    src: 'list the addresses',
    id: 'listAddresses',
    input: ofTheOrder,
    onDone: {
      target: 'choosing',
      actions: { type: 'keep the address book', params: ({ event }) => ({ addressBook: event.output }) },
    },
    onError: [signedOut, showPanel('failed')],
  },
})

export const failed = state({
  tags: 'failed',
  meta: { title: 'address-book.failed' },
  exit: 'forget the failure',
  on: { retry: 'listing' },
})

/** Takes the names of what picking and saving choose; gives the sub-states that are drawn over the step. */
export const addressBook = <
  const P extends 'choose the policy address' | 'choose the delivery address',
  const S extends 'choose the saved address' | 'send to the saved address',
>(
  pick: P,
  chooseSaved: S,
) => ({
  book: state({
    tags: 'sheet',
    meta: { title: 'address-book' },
    on: {
      'address.picked': { actions: pick },
      'address-form.opened': { target: 'form', actions: 'begin the address form' },
      'address-deletion.asked': { target: 'confirmingDeletion', actions: 'remember which address to delete' },
      continue: { target: 'choosing', actions: 'forget the failure' },
      'sheet.closed': { target: 'choosing', actions: 'forget the failure' },
      back: { target: 'choosing', actions: 'forget the failure' },
    },
  }),
  form: state({
    tags: 'sheet',
    meta: { title: 'address-book.form' },
    initial: 'calm',
    states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
    on: {
      'address-draft.changed': { actions: 'keep the address form' },
      continue: [
        { guard: 'the address form is complete', target: 'savingAddress' },
        { target: '.correcting' },
      ],
      'sheet.closed': { target: 'choosing', actions: 'forget the failure' },
      back: { target: 'choosing', actions: 'forget the failure' },
    },
  }),
  savingAddress: state({
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'address-book.saving' },
    entry: { type: 'name the change', params: { change: 'saveAddress' } },
    invoke: {
      src: 'save the address',
      id: 'saveAddress',
      input: change('saveAddress'),
      onDone: {
        target: 'listing',
        actions: [
          'the change is made',
          { type: chooseSaved, params: ({ event }) => event.output },
          'tell that the address is saved',
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
      'sheet.closed': { target: 'book', actions: 'forget the address form' },
      back: { target: 'book', actions: 'forget the address form' },
    },
  }),
  deletingAddress: state({
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'address-book.deleting' },
    entry: { type: 'name the change', params: { change: 'deleteAddress' } },
    invoke: {
      src: 'delete the address',
      id: 'deleteAddress',
      input: change('deleteAddress'),
      onDone: {
        target: 'listing',
        actions: ['the change is made', 'forget the address form', 'tell that the address is deleted'],
      },
      onError: [
        signedOut,
        {
          target: 'book',
          actions: ['forget the address form', of('note the failure'), of('tell the failure')],
        },
      ],
    },
  }),
})
