/**
 * The sheets of an order's page: its details, and over them cancel before issuing and report wrong data
 * within 48 hours; and the delivery times. Specification: document 3 sections 2 and 8; decisions, section 10.
 */
import { withError } from './calls.ts'
import { deliveryTimeSheet } from './delivery-time-sheet.ts'
import {
  changeInput,
  orderChanged,
  orderInput,
  policyPageVocabulary,
  signedOut,
  statusChanged,
} from './policy-page-vocabulary.ts'

const writingAgain = {
  description: 'The sheet says what failed and keeps the words.',
  target: 'writing',
  actions: withError('store the failure'),
} as const

/** The field for the customer's words. */
const writing = <const G extends 'the reason is not valid' | 'the report is not valid'>(notValid: G) =>
  policyPageVocabulary.createStateConfig({
    initial: 'pristine',
    states: {
      pristine: {},
      showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
    },
    on: {
      'words.changed': { actions: 'store the words' },
      'words.confirmed': [{ guard: notValid, target: '.showingErrors' }, { target: 'sending' }],
    },
  })

const cancelling = policyPageVocabulary.createStateConfig({
  initial: 'writing',
  tags: 'sheet',
  meta: { title: 'policy.cancelling' },
  entry: 'clear the words',
  on: { 'sheet.closed': 'shown' },
  states: {
    writing: writing('the reason is not valid'),
    sending: {
      tags: 'submitting',
      meta: { title: 'policy.cancelling' },
      entry: { type: 'start the change', params: { of: 'cancelOrder' } },
      on: { 'sheet.closed': undefined },
      invoke: {
        src: 'cancel the order',
        id: 'cancelOrder',
        input: changeInput,
        onDone: {
          target: '#policy-sheet.closed',
          actions: ['show that the order is cancelled', ...orderChanged],
        },
        onError: [signedOut, statusChanged, writingAgain],
      },
    },
  },
})

const reporting = policyPageVocabulary.createStateConfig({
  initial: 'writing',
  tags: 'sheet',
  meta: { title: 'policy.reporting' },
  entry: 'clear the words',
  on: { 'sheet.closed': 'shown' },
  states: {
    writing: writing('the report is not valid'),
    sending: {
      tags: 'submitting',
      meta: { title: 'policy.reporting' },
      entry: { type: 'start the change', params: { of: 'reportWrongData' } },
      on: { 'sheet.closed': undefined },
      invoke: {
        src: 'report wrong data',
        id: 'reportWrongData',
        input: changeInput,
        onDone: {
          target: '#policy-sheet.closed',
          actions: ['show that the report was sent', ...orderChanged],
        },
        onError: [signedOut, statusChanged, writingAgain],
      },
    },
  },
})

export const policySheet = policyPageVocabulary.createStateConfig({
  id: 'policy-sheet',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'the address asks for a delivery time', target: 'deliveryTime' },
        { target: 'closed' },
      ],
    },
    closed: {
      on: {
        'detail.opened': 'detail',
        'delivery-time.opened': { guard: 'a delivery time is wanted', target: 'deliveryTime' },
      },
    },
    deliveryTime: deliveryTimeSheet,
    detail: {
      initial: 'loading',
      tags: 'sheet',
      meta: { title: 'policy.detail' },
      on: { 'sheet.closed': 'closed' },
      states: {
        loading: {
          tags: 'loading',
          meta: { title: 'policy.detail' },
          invoke: {
            src: 'read the details',
            id: 'readPolicyDetail',
            input: orderInput,
            onDone: {
              target: 'shown',
              actions: { type: 'store the details', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: [signedOut, { target: 'failed', actions: withError('store the failure') }],
          },
        },
        failed: {
          tags: 'failed',
          meta: { title: 'policy.detail-failed' },
          on: { retry: 'loading' },
        },
        shown: {
          meta: { title: 'policy.detail' },
          on: {
            'order.changed': {
              description: 'The names of the rows are in another language.',
              target: 'loading',
            },
            'cancellation.opened': { guard: 'the order can be cancelled', target: 'cancelling' },
            'report.opened': { guard: 'wrong data can be reported', target: 'reporting' },
          },
        },
        cancelling,
        reporting,
      },
    },
  },
})
