/**
 * Opening a renewal: loads the requested order, if any, the policy that is renewed, and the configuration of
 * its product. Stores a route that is requested meanwhile. Specification: document 2 sections 4 "Renewal" and
 * 8 (1034). Outcomes: sign-in needed.
 */
import { state } from '../../journey.ts'
import { orderInput, policyInput } from '../../journey/requests.ts'
import { showErrorPanel, signedOut, withError } from '../../parts/outcomes.ts'

/** Back leaves at once, even while an answer is pending. */
const leaves = { back: '#gone-back' } as const

export const renewalOpening = state({
  id: 'opening',
  meta: { title: 'opening' },
  initial: 'deciding',
  on: { 'xstate.route': { actions: 'store the requested route' } },
  states: {
    deciding: {
      always: [{ guard: 'an order was requested', target: 'readingOrder' }, { target: 'readingPolicy' }],
    },
    readingOrder: {
      id: 'reading-order',
      tags: 'loading',
      meta: { title: 'opening.reading-order', screen: 'opening' },
      on: leaves,
      invoke: {
        src: 'read the order',
        id: 'readOrder',
        input: orderInput,
        onDone: [
          {
            guard: {
              type: 'the read order renews no policy',
              params: ({ event }) => ({ order: event.output }),
            },
            target: 'orderUnknown',
          },
          {
            guard: 'the policy and its lists are read',
            description: 'The order was registered in this visit.',
            target: '#arriving',
            actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'the read order is paid', params: ({ event }) => ({ order: event.output }) },
            description: 'Its policy cannot be renewed once more.',
            target: 'configuring',
            actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'readingPolicy',
            actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          signedOut,
          {
            guard: withError('the order does not exist'),
            target: 'orderUnknown',
            actions: withError('store the failure'),
          },
          showErrorPanel('failed'),
        ],
      },
    },
    readingPolicy: {
      tags: 'loading',
      meta: { title: 'opening.reading-policy', screen: 'opening' },
      on: leaves,
      invoke: {
        src: 'read the renewal',
        id: 'readRenewal',
        input: policyInput,
        onDone: {
          target: 'configuring',
          actions: { type: 'store the renewal', params: ({ event }) => ({ renewal: event.output }) },
        },
        onError: [
          signedOut,
          {
            guard: withError('there is nothing to renew'),
            target: 'nothingToRenew',
            actions: withError('store the product of the policy'),
          },
          {
            guard: withError('the order does not exist'),
            target: 'orderUnknown',
            actions: withError('store the failure'),
          },
          showErrorPanel('failed'),
        ],
      },
    },
    configuring: {
      tags: 'loading',
      meta: { title: 'opening.configuring', screen: 'opening' },
      on: leaves,
      invoke: {
        src: 'load the configuration',
        id: 'loadConfiguration',
        onDone: {
          target: '#arriving',
          actions: {
            type: 'store the configuration',
            params: ({ event }) => ({ configuration: event.output }),
          },
        },
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'opening.failed', screen: 'opening' },
      exit: 'clear the failure',
      on: { retry: 'deciding', ...leaves },
    },
    orderUnknown: {
      meta: { title: 'opening.order-unknown', screen: 'opening' },
      on: { continue: '#left', back: '#left' },
    },
    nothingToRenew: {
      meta: { title: 'opening.nothing-to-renew', screen: 'opening' },
      description: 'Too early, renewed already, or sold: a new policy can be bought.',
      on: {
        continue: [
          { guard: 'the policy is a motorcycle’s', target: '#new-motorcycle-purchase' },
          { target: '#new-purchase' },
        ],
        ...leaves,
      },
    },
  },
})
