/**
 * Opening: loads what every step needs: the configuration, and the order if one was requested. A route
 * that is requested meanwhile is stored. Specification: document 2 section 2.1; statechart rulings,
 * section 2. Outcomes: sign-in needed.
 */
import { state } from '../journey.ts'
import { orderInput } from '../journey/requests.ts'
import { withError, showErrorPanel, signedOut } from '../parts/outcomes.ts'

/** Back leaves at once, even while an answer is pending. */
const leaves = { back: '#left' } as const

const remembersTheRoute = { 'xstate.route': { actions: 'store the requested route' } } as const

export const opening = state({
  id: 'opening',
  meta: { title: 'opening' },
  initial: 'configuring',
  on: remembersTheRoute,
  states: {
    configuring: {
      tags: 'loading',
      meta: { title: 'opening.configuring', screen: 'opening' },
      on: leaves,
      invoke: {
        src: 'load the configuration',
        id: 'loadConfiguration',
        onDone: [
          {
            guard: 'an order was requested',
            target: 'readingOrder',
            actions: {
              type: 'store the configuration',
              params: ({ event }) => ({ configuration: event.output }),
            },
          },
          {
            target: '#arriving',
            actions: {
              type: 'store the configuration',
              params: ({ event }) => ({ configuration: event.output }),
            },
          },
        ],
        onError: [signedOut, showErrorPanel('failed')],
      },
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
        onDone: {
          target: '#arriving',
          actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
        },
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
    failed: {
      tags: 'failed',
      meta: { title: 'opening.failed', screen: 'opening' },
      exit: 'clear the failure',
      on: { retry: 'configuring', back: '#left' },
    },
    orderUnknown: {
      meta: { title: 'opening.order-unknown', screen: 'opening' },
      on: { continue: '#left', back: '#left' },
    },
  },
})
