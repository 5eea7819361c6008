/**
 * The form of an address as sub-states of a step: typing, and saving. Specification: document 1 sections 3 to
 * 5 "Address modal". The step says what is done with the saved address, and where its own list (`listing`)
 * and its own form (`choosing`) are.
 */
import { state } from '../journey.ts'
import { changeInput } from '../journey/requests.ts'
import { backToForm, signedOut } from './outcomes.ts'
import { closingWaits } from './submitting.ts'

/** Actions that use a saved address. */
export type SavedAddressUse =
  | 'use the saved address for the policy'
  | 'use the saved address for the delivery'
  | 'use the saved address for the inspection'

/** With a single address there is no choice: the purchase continues with it, and Back returns to it. */
export const firstAddressSaved = {
  guard: 'the saved address is the first one',
  target: 'listingFirst',
  actions: [
    'finish the change',
    {
      type: 'use the saved address for the policy',
      params: ({ event }: { event: { output: { uid: string } } }) => event.output,
    },
  ],
} as const

export type FirstAddressSaved = typeof firstAddressSaved

const closesForm = [
  {
    guard: 'the address book is outdated',
    description: 'The address was saved, and edited meanwhile: the book is read again.',
    target: 'listing',
    actions: ['clear the address form', 'clear the failure'],
  },
  { target: 'choosing', actions: 'clear the failure' },
] as const

/** @param firstSaved where the book's first address leads */
export const addressForm = <
  const S extends SavedAddressUse,
  const F extends readonly FirstAddressSaved[] = readonly [],
>(
  chooseSaved: S,
  ...firstSaved: F
) => ({
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
      'sheet.closed': closesForm,
      back: closesForm,
    },
  }),
  savingAddress: state({
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'address-book.saving' },
    entry: [
      { type: 'start the change', params: { change: 'saveAddress' } },
      'remember the address that is sent',
    ],
    on: {
      ...closingWaits,
      'address-draft.changed': {
        guard: {
          type: 'the address that is being saved can be edited like this',
          params: ({ event }) => event,
        },
        actions: 'update the address form',
      },
    },
    invoke: {
      src: 'save the address',
      id: 'saveAddress',
      input: changeInput('saveAddress'),
      onDone: [
        {
          guard: 'the address form differs from what was sent',
          description: 'What was entered meanwhile is not saved yet.',
          target: 'form',
          actions: [
            'answer the waiting Back',
            'finish the change',
            { type: 'keep editing the saved address', params: ({ event }) => event.output },
          ],
        },
        ...firstSaved,
        {
          target: 'listing',
          actions: [
            'finish the change',
            { type: chooseSaved, params: ({ event }) => event.output },
            'show that the address was saved',
          ],
        },
      ],
      onError: [signedOut, backToForm('form')],
    },
  }),
})
