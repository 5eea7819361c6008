/**
 * The address book as sub-states of a step: pick, add, change, delete. Specification: document 1 sections 3
 * to 5 "Address modal". The step says what picking and saving choose, and where its own form is (`choosing`).
 */
import { state } from '../journey.ts'
import type { AddressUse } from '../journey/address-choice.ts'
import type { DeliveryChange } from '../journey/answers.ts'
import { changeInput, orderInput } from '../journey/requests.ts'
import { closingWaits } from './submitting.ts'
import { addressForm, type FirstAddressSaved, type SavedAddressUse } from './address-form.ts'
import { withError, showErrorPanel, signedOut, raiseOutcome } from './outcomes.ts'

type Listed = { event: { output: { uid: string; enable: boolean }[] } }
const storeBook = {
  type: 'store the address book',
  params: ({ event }: Listed) => ({ addressBook: event.output }),
} as const

/** A press on «change the address» while the book is loading: the book opens once it is loaded. */
const bookOpensLater = <
  const G extends
    | 'the shown address book can be asked for'
    | 'the address book of the shown delivery can be asked for',
>(
  guard: G,
) => ({ guard, actions: 'ask for the address book' }) as const

/** The same press, and changes of the form, while the lists of the delivery step are read again. */
export const shownDeliveryEvents = {
  'delivery.changed': {
    guard: {
      type: 'the shown delivery can be changed like this',
      params: ({ event }: { event: { change: DeliveryChange } }) => event,
    },
    actions: 'update the delivery',
  },
  'address-book.opened': bookOpensLater('the address book of the shown delivery can be asked for'),
  back: { actions: raiseOutcome('step.back') },
} as const

const listAddresses = {
  src: 'list the addresses',
  id: 'listAddresses',
  input: orderInput,
  onError: [signedOut, showErrorPanel('failed')],
} as const

const opensBook = {
  guard: {
    type: 'the address book was asked for and has addresses',
    params: ({ event }: Listed) => ({ addresses: event.output }),
  },
  target: 'book',
  actions: storeBook,
} as const

/** Reading the book for the policy's address. An empty book opens the form of the first one. */
export const listingForPolicy = state({
  tags: 'loading',
  meta: { title: 'address-book.listing' },
  on: {
    'address-book.opened': bookOpensLater('the shown address book can be asked for'),
    back: { actions: raiseOutcome('step.back') },
  },
  invoke: {
    ...listAddresses,
    onDone: [
      opensBook,
      {
        guard: {
          type: 'the address book is empty',
          params: ({ event }: Listed) => ({ addresses: event.output }),
        },
        target: 'form',
        actions: [storeBook, 'start the first address'],
      },
      { target: 'choosing', actions: storeBook },
    ],
  },
})

/** Loading the book after its first address was saved for the policy; the purchase continues with it. */
export const listingFirst = state({
  tags: 'loading',
  meta: { title: 'address-book.listing' },
  on: { back: { actions: raiseOutcome('step.back') } },
  invoke: {
    ...listAddresses,
    onDone: [
      {
        guard: {
          type: 'the saved address can be used for the policy',
          params: ({ event }: Listed) => ({ addresses: event.output }),
        },
        target: 'saving',
        actions: storeBook,
      },
      { target: 'choosing', actions: storeBook },
    ],
  },
})

/** Reading the book for the address of a paper copy; the step's own `choosing` follows. */
export const listingForDelivery = state({
  tags: 'loading',
  meta: { title: 'address-book.listing' },
  on: shownDeliveryEvents,
  invoke: {
    ...listAddresses,
    onDone: [
      {
        guard: 'the delivery times are not read',
        description: 'The page was reloaded while an address was being saved.',
        target: 'listingTimes',
        actions: storeBook,
      },
      opensBook,
      { target: 'choosing', actions: storeBook },
    ],
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
 * address: the ticked one, and one that was just saved. `firstSaved` is where the book's first address leads.
 */
export const addressBook = <
  const U extends AddressUse,
  const P extends 'choose the policy address' | 'choose the delivery address',
  const S extends SavedAddressUse,
  const F extends readonly FirstAddressSaved[] = readonly [],
>(
  use: U,
  pick: P,
  chooseSaved: S,
  ...firstSaved: F
) => ({
  book: state({
    tags: 'sheet',
    meta: { title: 'address-book' },
    on: {
      'address.picked': {
        guard: { type: 'another usable address is picked', params: ({ event }) => ({ uid: event.uid, use }) },
        actions: 'store the picked address',
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
        guard: { type: 'a usable address is picked for the', params: { use } },
        description: 'What is ticked is a draft until it is selected.',
        target: 'choosing',
        actions: [pick, 'clear the failure'],
      },
      'sheet.closed': { target: 'choosing', actions: 'clear the failure' },
      back: { target: 'choosing', actions: 'clear the failure' },
    },
  }),
  ...addressForm(chooseSaved, ...firstSaved),
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
    on: closingWaits,
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
        { target: 'book', actions: ['clear the address form', withError('store the failure')] },
      ],
    },
  }),
})
