/**
 * Home: the published content, the cards of a signed-in user, and the plate that an inquiry starts with.
 * Specification: document 3 sections 2, 3 and 8; decisions, sections 2, 10 and 12.
 */
import { pricedPolicies, type QuotedPolicy } from './home-cards.ts'
import { type CallError, type HomeContext, type QuoteInput, vocabulary } from './home-vocabulary.ts'

const signedOut = {
  guard: { type: 'the session has ended', params: ({ event }: { event: CallError }) => event },
  target: 'absent',
  actions: 'end the session',
} as const

/** Loads the price of «same as last year». Without an answer the policy's card shows no price. */
const askForThePrice = {
  src: 'price the renewal',
  id: 'quoteRenewal',
  input: ({ context: { lists } }: { context: HomeContext }): QuoteInput => ({
    policies: lists === null ? [] : pricedPolicies(lists),
  }),
  onDone: {
    target: 'counting',
    actions: {
      type: 'store the price',
      params: ({ event }: { event: { output: QuotedPolicy | null } }) => ({ quoted: event.output }),
    },
  },
  onError: [signedOut, { target: 'counting' }],
} as const

/** The network is back: loads what has failed before. */
const onceOnline = {
  guard: {
    type: 'the device is online again',
    params: ({ event }: { event: { isOffline: boolean } }) => event,
  },
  target: 'loading',
  actions: {
    type: 'store whether the device is offline',
    params: ({ event }: { event: { isOffline: boolean } }) => event,
  },
} as const

/**
 * Tiles, slider and reasons. The page is built with them, and shows the built ones until the gateway has
 * answered.
 */
const content = vocabulary.createStateConfig({
  initial: 'deciding',
  on: { 'language.changed': '.loading' },
  states: {
    deciding: {
      always: [
        { guard: 'the content is current', target: 'shown' },
        { guard: 'the content is known', target: 'refreshing' },
        { target: 'loading' },
      ],
    },
    refreshing: {
      meta: { title: 'home.content-refreshing' },
      invoke: {
        src: 'read the content',
        id: 'readHomeContent',
        onDone: {
          target: 'shown',
          actions: { type: 'store the content', params: ({ event }) => ({ content: event.output }) },
        },
        onError: [
          {
            guard: 'the device is offline',
            description: 'What the page was built with is enough.',
            target: 'shown',
          },
          { target: 'failed', actions: { type: 'store the failure', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'home.content-loading' },
      invoke: {
        src: 'read the content',
        id: 'readHomeContent',
        onDone: {
          target: 'shown',
          actions: { type: 'store the content', params: ({ event }) => ({ content: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'store the failure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'home.content-failed' },
      on: { retry: 'loading', 'network.changed': onceOnline },
    },
    shown: { meta: { title: 'home.content' } },
  },
})

/** The lists of a signed-in user: orders that wait for the user, and policies that end soon. */
const cards = vocabulary.createStateConfig({
  initial: 'deciding',
  on: {
    'session.changed': {
      target: '.deciding',
      actions: [
        { type: 'store the session', params: ({ event }) => event },
        'clear the lists',
        'clear the places',
      ],
    },
  },
  states: {
    deciding: {
      always: [{ guard: 'the user is signed in', target: 'loading' }, { target: 'absent' }],
    },
    absent: { meta: { title: 'home.guest' }, entry: 'clear the lists' },
    loading: {
      tags: 'loading',
      meta: { title: 'home.cards-loading' },
      invoke: {
        src: 'list the orders and renewals',
        id: 'listHomeCards',
        onDone: [
          {
            guard: { type: 'a policy is renewed here', params: ({ event }) => ({ lists: event.output }) },
            target: 'pricing',
            actions: { type: 'store the lists', params: ({ event }) => ({ lists: event.output }) },
          },
          {
            target: 'counting',
            actions: { type: 'store the lists', params: ({ event }) => ({ lists: event.output }) },
          },
        ],
        onError: [
          signedOut,
          { guard: 'the device is offline', target: 'offline' },
          {
            target: 'failed',
            actions: { type: 'store why the lists are missing', params: ({ event }) => event },
          },
        ],
      },
    },
    pricing: {
      description: 'The places of the cards stay free until the price is there, so that nothing moves.',
      tags: 'loading',
      meta: { title: 'home.price-loading' },
      after: { 'longest wait for the price': 'counting' },
      invoke: askForThePrice,
    },
    offline: {
      meta: { title: 'home.offline' },
      description: 'Home works without the orders, and lists them once the network is back.',
      on: { 'network.changed': onceOnline },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'home.cards-failed' },
      on: { retry: 'loading', 'page.shown': 'loading', 'network.changed': onceOnline },
    },
    counting: { always: [{ guard: 'nothing is listed', target: 'none' }, { target: 'shown' }] },
    none: {
      meta: { title: 'home.no-cards' },
      on: { 'page.shown': 'refreshing', 'language.changed': 'refreshing' },
    },
    shown: {
      meta: { title: 'home.cards' },
      on: { 'page.shown': 'refreshing', 'language.changed': 'refreshing' },
    },
    refreshing: {
      description: 'What is shown stays until the new answer is there.',
      meta: { title: 'home.cards-refreshing' },
      invoke: {
        src: 'list the orders and renewals',
        id: 'listHomeCards',
        onDone: [
          {
            guard: { type: 'a policy is renewed here', params: ({ event }) => ({ lists: event.output }) },
            target: 'repricing',
            actions: { type: 'store the lists', params: ({ event }) => ({ lists: event.output }) },
          },
          {
            target: 'counting',
            actions: { type: 'store the lists', params: ({ event }) => ({ lists: event.output }) },
          },
        ],
        onError: [signedOut, { target: 'counting' }],
      },
    },
    repricing: {
      description: 'What is shown stays until the new answer is there.',
      meta: { title: 'home.cards-refreshing' },
      invoke: askForThePrice,
    },
  },
})

export const home = vocabulary.createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input, lists: null, quoted: null, failure: null, listsFailure: null }),
  type: 'parallel',
  states: { content, cards },
  on: {
    'network.changed': {
      actions: { type: 'store whether the device is offline', params: ({ event }) => event },
    },
    'plate.changed': { actions: { type: 'store the plate', params: ({ event }) => event } },
    'inquiry.chosen': {
      actions: { type: 'open the inquiry', params: ({ context }) => ({ plate: context.plate }) },
    },
    'service.chosen': { actions: { type: 'follow the link', params: ({ event }) => event } },
    'slide.chosen': { actions: { type: 'follow the link', params: ({ event }) => event } },
    'order.chosen': { actions: { type: 'resume the order', params: ({ event }) => event } },
    'renewal.chosen': { actions: { type: 'renew the policy', params: ({ event }) => event } },
    'same-as-last-year.chosen': { actions: { type: 'renew as last year', params: ({ event }) => event } },
    'all-orders.chosen': { actions: 'go to My Insurance' },
  },
})
