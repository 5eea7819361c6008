/**
 * The page of the user: name and number, language and colour scheme, addresses, signed-in devices, a copy of
 * the data, deletion of the account. Its sheets are in `user-page-sheets.ts` and `user-page-deletion.ts`.
 * Specification: decisions, sections 2 and 7; issue "Policies, My Insurance, home, account".
 */
import { withError } from './calls.ts'
import { accountDeletion } from './user-page-deletion.ts'
import { addressDeletion, addressForm, copyOfData, deviceSignOut, savingAddress } from './user-page-sheets.ts'
import { noSheet, signedOut, userPageVocabulary } from './user-page-vocabulary.ts'

export const userPage = userPageVocabulary.createMachine({
  id: 'user-page',
  context: ({ input }) => ({ ...input, content: null, ...noSheet, changes: 0, unanswered: null }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: 'store the session' },
    'language.chosen': { actions: { type: 'change the language', params: ({ event }) => event } },
    'scheme.chosen': { actions: { type: 'change the colour scheme', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'the user is signed in', target: 'loading', actions: 'clear the page' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      meta: { title: 'user-page.signed-out' },
      description: 'An address that was typed waits on the device for its user.',
      entry: [
        {
          type: 'keep the typed address',
          params: ({ context }) => ({ uid: context.addressUid, draft: context.draft }),
        },
        'clear the page',
      ],
      on: {
        'sign-in.chosen': { actions: 'go to the sign-in page' },
        back: { actions: 'go back to the settings' },
      },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'user-page.loading' },
      on: { back: { actions: 'go back to the settings' } },
      invoke: {
        src: 'read the page of the user',
        id: 'readUserPage',
        onDone: [
          {
            guard: { type: 'an address was typed', params: ({ event }) => event.output },
            target: 'addressForm',
            actions: [
              { type: 'store the content', params: ({ event }) => event.output },
              { type: 'open the typed address', params: ({ event }) => event.output },
              'forget the kept address',
            ],
          },
          {
            target: 'list',
            actions: { type: 'store the content', params: ({ event }) => event.output },
          },
        ],
        onError: [signedOut, { target: 'failed', actions: withError('store the failure of reading') }],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'user-page.failed' },
      on: { retry: 'loading', back: { actions: 'go back to the settings' } },
    },
    list: {
      id: 'user-page.list',
      meta: { title: 'user-page.list' },
      initial: 'upToDate',
      on: {
        'address-form.opened': {
          guard: { type: 'the address is new or in the address book', params: ({ event }) => event },
          target: 'addressForm',
          actions: { type: 'open the address', params: ({ event }) => event },
        },
        'address-deletion.asked': {
          guard: { type: 'the address is new or in the address book', params: ({ event }) => event },
          target: 'addressDeletion',
          actions: { type: 'open the address', params: ({ event }) => event },
        },
        'device-sign-out.asked': {
          guard: { type: 'the device can be signed out', params: ({ event }) => event },
          target: 'deviceSignOut',
          actions: { type: 'store the device', params: ({ event }) => event },
        },
        'copy.opened': 'copyOfData',
        'account-deletion.opened': 'accountDeletion',
        'logout.chosen': { guard: 'the user can sign out here', actions: 'ask whether to sign out' },
        back: { actions: 'go back to the settings' },
      },
      states: {
        upToDate: { on: { 'labels.relocalised': 'relocalising' } },
        relocalising: {
          description:
            'The names of provinces and cities are in another language. Everything can be pressed meanwhile.',
          meta: { title: 'user-page.relocalising' },
          invoke: {
            src: 'read the page of the user',
            id: 'readUserPage',
            onDone: {
              target: 'upToDate',
              actions: { type: 'store the content', params: ({ event }) => event.output },
            },
            onError: [
              signedOut,
              { target: 'upToDate', description: 'The names stay in the language before.' },
            ],
          },
          on: { 'labels.relocalised': { target: 'relocalising', reenter: true } },
        },
      },
    },
    addressForm,
    savingAddress,
    addressDeletion,
    deviceSignOut,
    copyOfData,
    accountDeletion,
    deleted: {
      id: 'user-page.deleted',
      type: 'final',
      meta: { title: 'user-page.deleted' },
      entry: 'leave the deleted account',
    },
  },
})
