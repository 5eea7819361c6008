/**
 * Sheet for another delivery time after a failed delivery: lists the days, saves a slot, and lists the
 * days again if another customer has taken it. Specification: decisions, section 10 (status 48).
 */
import { withError } from './calls.ts'
import {
  orderChanged,
  orderInput,
  policyPageVocabulary,
  signedOut,
  statusChanged,
  timeInput,
} from './policy-page-vocabulary.ts'

export const deliveryTimeSheet = policyPageVocabulary.createStateConfig({
  initial: 'listing',
  tags: 'sheet',
  meta: { title: 'policy.delivery-time' },
  entry: 'clear the delivery time',
  on: { 'sheet.closed': 'closed' },
  states: {
    listing: {
      tags: 'loading',
      meta: { title: 'policy.delivery-time' },
      invoke: {
        src: 'list the delivery times',
        id: 'listDeliveryTimes',
        input: orderInput,
        onDone: {
          target: 'choosing',
          actions: { type: 'store the delivery days', params: ({ event }) => ({ days: event.output }) },
        },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure') }],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'policy.delivery-time-failed' },
      on: { retry: 'listing' },
    },
    choosing: {
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'delivery-time.picked': {
          guard: { type: 'another delivery time is picked', params: ({ event }) => event },
          actions: 'store the delivery time',
        },
        'delivery-time.confirmed': [
          { guard: 'a delivery time is picked', target: 'saving' },
          { target: '.showingErrors' },
        ],
      },
    },
    saving: {
      tags: 'submitting',
      meta: { title: 'policy.delivery-time' },
      entry: { type: 'start the change', params: { of: 'saveDeliveryTime' } },
      on: { 'sheet.closed': undefined },
      invoke: {
        src: 'save the delivery time',
        id: 'saveDeliveryTime',
        input: timeInput,
        onDone: {
          target: '#policy-sheet.closed',
          actions: ['show that the delivery time was saved', ...orderChanged],
        },
        onError: [
          signedOut,
          statusChanged,
          {
            guard: withError('the slot is taken'),
            description: 'Another customer took the slot: the days are loaded again.',
            target: 'listing',
            actions: [withError('show the failure'), 'clear the delivery time'],
          },
          {
            description: 'The sheet says what failed and keeps the choice.',
            target: 'choosing',
            actions: withError('store the failure'),
          },
        ],
      },
    },
  },
})
