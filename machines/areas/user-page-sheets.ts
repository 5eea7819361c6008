/**
 * The sheets of the user's page: the form of an address, the confirmations before an address is deleted or
 * devices are signed out, and the copy of the user's data. Specification: document 1 section 4 "Address
 * modal"; decisions, sections 2 and 7.
 */
import { withError } from './calls.ts'
import { keyOf, signedOut, userPageVocabulary } from './user-page-vocabulary.ts'

const toList = { target: '#user-page.list', actions: 'close the sheet' } as const

export const addressForm = userPageVocabulary.createStateConfig({
  tags: 'sheet',
  meta: { title: 'user-page.address-form' },
  initial: 'pristine',
  on: {
    'address-draft.changed': { actions: 'store the draft' },
    continue: [
      { guard: 'the address form is complete', target: 'savingAddress' },
      { target: '.showingErrors' },
    ],
    'sheet.closed': toList,
  },
  states: {
    pristine: {},
    showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
  },
})

export const savingAddress = userPageVocabulary.createStateConfig({
  tags: ['sheet', 'submitting'],
  meta: { title: 'user-page.saving-address' },
  entry: { type: 'start the change', params: { of: 'saveAddress' } },
  on: { 'address-draft.changed': { actions: 'store the draft' } },
  invoke: {
    src: 'save the address',
    id: 'saveAddress',
    input: ({ context }) => ({
      uid: context.addressUid,
      address: context.sent,
      key: keyOf({ context }),
    }),
    onDone: [
      {
        guard: 'something else was typed meanwhile',
        description: 'What was typed meanwhile is not saved yet.',
        target: 'addressForm',
        actions: { type: 'store the saved address', params: ({ event }) => event.output },
      },
      {
        target: 'list',
        actions: [
          { type: 'store the saved address', params: ({ event }) => event.output },
          'close the sheet',
          'show that the address was saved',
        ],
      },
    ],
    onError: [signedOut, { target: 'addressForm', actions: withError('store the failure') }],
  },
})

const addressIsGone = [
  'remove the address from the list',
  'close the sheet',
  'show that the address was deleted',
] as const

export const addressDeletion = userPageVocabulary.createStateConfig({
  tags: 'sheet',
  meta: { title: 'user-page.address-deletion' },
  initial: 'asking',
  states: {
    asking: { on: { continue: 'deleting', 'sheet.closed': toList } },
    deleting: {
      tags: 'submitting',
      meta: { title: 'user-page.deleting-address' },
      entry: { type: 'start the change', params: { of: 'deleteAddress' } },
      invoke: {
        src: 'delete the address',
        id: 'deleteAddress',
        input: ({ context }) => ({ uid: context.addressUid ?? '', key: keyOf({ context }) }),
        onDone: { target: '#user-page.list', actions: addressIsGone },
        onError: [
          signedOut,
          {
            guard: withError('it is gone already'),
            description: 'Another tab or device was faster.',
            target: '#user-page.list',
            actions: addressIsGone,
          },
          { target: 'asking', actions: withError('store the failure') },
        ],
      },
    },
  },
})

const devicesAreGone = [
  'remove the devices from the list',
  'close the sheet',
  'show that the devices are signed out',
] as const

export const deviceSignOut = userPageVocabulary.createStateConfig({
  tags: 'sheet',
  meta: { title: 'user-page.device-sign-out' },
  initial: 'asking',
  states: {
    asking: { on: { continue: 'signingOut', 'sheet.closed': toList } },
    signingOut: {
      tags: 'submitting',
      meta: { title: 'user-page.signing-out' },
      entry: { type: 'start the change', params: { of: 'endSession' } },
      invoke: {
        src: 'sign devices out',
        id: 'endSession',
        input: ({ context }) => ({ id: context.deviceId, key: keyOf({ context }) }),
        onDone: { target: '#user-page.list', actions: devicesAreGone },
        onError: [
          signedOut,
          {
            guard: withError('it is gone already'),
            description: 'Another tab or device was faster.',
            target: '#user-page.list',
            actions: devicesAreGone,
          },
          { target: 'asking', actions: withError('store the failure') },
        ],
      },
    },
  },
})

export const copyOfData = userPageVocabulary.createStateConfig({
  tags: 'sheet',
  meta: { title: 'user-page.copy' },
  initial: 'asking',
  on: { 'sheet.closed': toList },
  states: {
    asking: { on: { continue: { target: 'reading', actions: 'clear the failure' } } },
    reading: {
      tags: 'submitting',
      meta: { title: 'user-page.reading-copy' },
      invoke: {
        src: 'save a copy of the data',
        id: 'readOwnData',
        onDone: {
          target: '#user-page.list',
          actions: ['close the sheet', 'show that the copy was saved'],
        },
        onError: [signedOut, { target: 'asking', actions: withError('store the failure of reading') }],
      },
    },
  },
})
