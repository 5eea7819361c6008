/**
 * Opening: what a journey needs before any step can be shown: the configuration, and the order where one was asked for.
 * An address asked for meanwhile is remembered. Specification: document 2 section 2.1; statechart rulings, section 2.
 * Outcomes: sign-in needed.
 */
import { state } from '../journey.ts'
import { ofTheOrder } from '../journey/requests.ts'
import { of, showPanel, signedOut } from '../parts/outcomes.ts'

const remembersTheRoute = { 'xstate.route': { actions: 'remember the requested route' } } as const

export const opening = state({
  meta: { title: 'opening' },
  initial: 'configuring',
  on: remembersTheRoute,
  states: {
    configuring: {
      tags: 'loading',
      meta: { title: 'opening.configuring', screen: 'opening' },
      invoke: {
        src: 'load the configuration',
        id: 'loadConfiguration',
        onDone: [
          {
            guard: 'an order was asked for',
            target: 'readingOrder',
            actions: {
              type: 'keep the configuration',
              params: ({ event }) => ({ configuration: event.output }),
            },
          },
          {
            target: '#arriving',
            actions: {
              type: 'keep the configuration',
              params: ({ event }) => ({ configuration: event.output }),
            },
          },
        ],
        onError: [signedOut, showPanel('failed')],
      },
    },
    readingOrder: {
      id: 'reading-order',
      tags: 'loading',
      meta: { title: 'opening.reading-order', screen: 'opening' },
      invoke: {
        src: 'read the order',
        id: 'readOrder',
        input: ofTheOrder,
        onDone: {
          target: '#arriving',
          actions: { type: 'keep the order', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          signedOut,
          { guard: of('there is no such order'), target: 'orderUnknown', actions: of('note the failure') },
          showPanel('failed'),
        ],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'opening.failed', screen: 'opening' },
      exit: 'forget the failure',
      on: { retry: 'configuring', back: '#left' },
    },
    orderUnknown: {
      meta: { title: 'opening.order-unknown', screen: 'opening' },
      on: { continue: '#left', back: '#left' },
    },
  },
})
