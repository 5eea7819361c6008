/**
 * The page of one order: its timeline, which is polled while the order changes without the customer, the
 * detail sheet with its actions (`policy-sheet.ts`), and the policy file. Specification: document 3 sections
 * 2 to 4; decisions, section 10.
 */
import { withError } from './calls.ts'
import { orderInput, policyPageVocabulary, signedOut } from './policy-page-vocabulary.ts'
import { policyReminder } from './policy-reminder.ts'
import { policySheet } from './policy-sheet.ts'

/** Loads the timeline again and keeps the old one on screen meanwhile. */
const timeline = policyPageVocabulary.createStateConfig({
  initial: 'fresh',
  on: { 'order.changed': '.reading' },
  states: {
    fresh: {
      meta: { title: 'policy.shown' },
      after: { 'move poll interval': { guard: 'the order moves by itself', target: 'reading' } },
    },
    reading: {
      meta: { title: 'policy.shown' },
      invoke: {
        src: 'read the timeline',
        id: 'readPolicyTimeline',
        input: orderInput,
        onDone: {
          target: 'fresh',
          actions: { type: 'store the timeline', params: ({ event }) => ({ timeline: event.output }) },
        },
        onError: [signedOut, { target: 'fresh' }],
      },
    },
  },
})

/** Fetches the PDF of the policy, to save or to share it. */
const file = policyPageVocabulary.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: { 'policy-file.chosen': { target: 'opening', actions: 'store what the file is for' } },
    },
    opening: {
      meta: { title: 'policy-file.opening' },
      invoke: {
        src: 'open the policy file',
        id: 'readPolicyFile',
        input: ({ context: { trackingCode, fileUse } }) => ({ trackingCode, by: fileUse }),
        onDone: 'closed',
        onError: [signedOut, { target: 'closed', actions: withError('show the failure') }],
      },
    },
  },
})

export const policyPage = policyPageVocabulary.createMachine({
  id: 'policy-page',
  context: ({ input }) => ({
    ...input,
    timeline: null,
    detail: null,
    words: '',
    fileUse: 'download',
    deliveryDays: null,
    deliveryTime: null,
    unanswered: null,
    changes: 0,
    failure: null,
  }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: ['store the session', 'clear the order'] },
    back: { actions: 'go back to the list' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'the address has no tracking code', target: 'unknown' },
        { guard: 'the user is signed in', target: 'loading' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      meta: { title: 'policy.signed-out' },
      entry: 'clear the order',
      on: { 'sign-in.chosen': { actions: 'go to the sign-in page' } },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'policy.loading' },
      invoke: {
        src: 'read the timeline',
        id: 'readPolicyTimeline',
        input: orderInput,
        onDone: {
          target: 'shown',
          actions: { type: 'store the timeline', params: ({ event }) => ({ timeline: event.output }) },
        },
        onError: [
          signedOut,
          { guard: withError('the order does not exist'), target: 'unknown' },
          { target: 'failed', actions: withError('store the failure') },
        ],
      },
    },
    failed: { tags: 'failed', meta: { title: 'policy.failed' }, on: { retry: 'loading' } },
    unknown: {
      meta: { title: 'policy.unknown' },
      description: 'No such order, or another user’s: the same page for both.',
      on: { continue: { actions: 'go to the list' } },
    },
    shown: {
      type: 'parallel',
      states: { timeline, sheet: policySheet, file, reminder: policyReminder },
      on: {
        'action.chosen': [
          {
            guard: { type: 'the action opens the delivery times', params: ({ event }) => event },
            actions: 'open the delivery times',
          },
          { actions: { type: 'follow the action', params: ({ event }) => event } },
        ],
        'linked-policy.chosen': {
          actions: { type: 'show the linked policy', params: ({ event }) => event },
        },
      },
    },
  },
})
