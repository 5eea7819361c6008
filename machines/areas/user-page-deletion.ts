/**
 * The deletion of the account: shows which records are kept and what prevents the deletion, asks for the code
 * that was sent to the user's number, and deletes. After a lost answer the same deletion is sent again.
 * Decisions, section 7; decision 042.
 */
import { withError } from './calls.ts'
import { keyOf, signedOut, userPageVocabulary } from './user-page-vocabulary.ts'

const toList = { target: '#user-page.list', actions: 'close the sheet' } as const

export const accountDeletion = userPageVocabulary.createStateConfig({
  tags: 'sheet',
  meta: { title: 'user-page.deletion' },
  initial: 'readingTerms',
  states: {
    readingTerms: {
      tags: 'loading',
      meta: { title: 'user-page.reading-terms' },
      on: { 'sheet.closed': toList },
      invoke: {
        src: 'read the terms of the deletion',
        id: 'readDeletionTerms',
        onDone: {
          target: 'terms',
          actions: { type: 'store the terms', params: ({ event }) => ({ terms: event.output }) },
        },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure of reading') }],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'user-page.terms-failed' },
      on: { retry: 'readingTerms', 'sheet.closed': toList },
    },
    terms: {
      meta: { title: 'user-page.terms' },
      on: {
        continue: { guard: 'the account can be deleted', target: 'sendingCode' },
        'sheet.closed': toList,
      },
    },
    sendingCode: {
      tags: 'submitting',
      meta: { title: 'user-page.sending-code' },
      entry: { type: 'start the change', params: { of: 'startDeletion' } },
      invoke: {
        src: 'send a code',
        id: 'startDeletion',
        input: ({ context }) => ({ key: keyOf({ context }) }),
        onDone: {
          target: 'code',
          actions: { type: 'store the deletion', params: ({ event }) => ({ deletion: event.output }) },
        },
        onError: [
          signedOut,
          { guard: 'a code was sent', target: 'code', actions: withError('store the failure') },
          { target: 'terms', actions: withError('store the failure') },
        ],
      },
    },
    code: {
      meta: { title: 'user-page.code' },
      initial: 'pristine',
      on: {
        'code.changed': { actions: 'store the code' },
        'code.requested': 'sendingCode',
        continue: [{ guard: 'the code is complete', target: 'deleting' }, { target: '.showingErrors' }],
        'sheet.closed': toList,
      },
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
    },
    deleting: {
      tags: 'submitting',
      meta: { title: 'user-page.deleting' },
      entry: 'clear the failure',
      invoke: {
        src: 'delete the account',
        id: 'deleteAccount',
        input: ({ context }) => ({ id: context.deletion?.id ?? '', code: context.code }),
        onDone: '#user-page.deleted',
        onError: [signedOut, { target: 'code', actions: withError('store the failure of reading') }],
      },
    },
  },
})
