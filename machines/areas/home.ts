/**
 * Home: what is published, the cards of a signed-in user, and the plate that an inquiry starts with. Specification:
 * document 3 sections 2, 3 and 8; decisions, sections 2, 10 and 12.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import type { HomeContent } from '#contract/operations/home-content.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import { type CardPlaces, type HomeLists, pricedPolicy, type QuotedPolicy } from './home-cards.ts'

/** A car's plate while it is typed: Latin digits, the letter as its code; any part may be empty. */
export type TypedPlate = {
  readonly plk1: string
  readonly plk2: string
  readonly plk3: string
  readonly plkSrl: string
}

/**
 * `content`: what the page was built with, or has read since, if it is in the user's language. `isContentCurrent`: the
 * gateway has answered it to this page.
 */
export type HomeInput = {
  readonly signedIn: boolean
  readonly isOffline: boolean
  readonly content: HomeContent | null
  readonly isContentCurrent: boolean
  readonly plate: TypedPlate
  /** The cards that this user has last seen here; null where that is not known. */
  readonly places: CardPlaces | null
}
export type HomeContext = HomeInput & {
  readonly lists: HomeLists | null
  /** The price of «same as last year»; null until it is there, and where there is none. */
  readonly quoted: QuotedPolicy | null
  /** Why the content did not arrive. */
  readonly failure: Failure | null
  /** Why the lists did not arrive. */
  readonly listsFailure: Failure | null
}
export type HomeEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'network.changed'; isOffline: boolean }
  | { type: 'language.changed' }
  /** The page is shown again: the orders may be others now. */
  | { type: 'page.shown' }
  | { type: 'retry' }
  | { type: 'plate.changed'; plate: TypedPlate }
  | { type: 'inquiry.chosen' }
  | { type: 'service.chosen'; href: string }
  | { type: 'slide.chosen'; href: string }
  | { type: 'order.chosen'; order: UnfinishedOrder }
  | { type: 'renewal.chosen'; policy: RenewablePolicy }
  /** One press to the review and the payment of the same policy for another year. */
  | { type: 'same-as-last-year.chosen'; policy: RenewablePolicy }
  | { type: 'all-orders.chosen' }

/** The policy that is priced; null if there is none. */
export type QuoteInput = { readonly policy: RenewablePolicy | null }

type CallError = { error: unknown }
const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

const vocabulary = setup({
  types: typeOf<{
    context: HomeContext
    events: HomeEvent
    input: HomeInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    'read the content': fromPromise<HomeContent, void>(notProvided('read the content')),
    'list the orders and renewals': fromPromise<HomeLists, void>(notProvided('list the orders and renewals')),
    'price the renewal': fromPromise<RenewalQuote | null, QuoteInput>(notProvided('price the renewal')),
  },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'the content is known': ({ context }) => context.content !== null,
    'the content is current': ({ context }) => context.content !== null && context.isContentCurrent,
    'the device is offline': ({ context }) => context.isOffline,
    'the device is online again': (_, { isOffline }: { isOffline: boolean }) => !isOffline,
    'nothing is listed': ({ context }) =>
      context.lists === null || context.lists.orders.length + context.lists.renewals.length === 0,
    'a policy is renewed here': (_, { lists }: { lists: HomeLists }) => pricedPolicy(lists) !== null,
    'the session has ended': (_, { error }: CallError) => failureOf(error).kind === 'signed-out',
  },
  actions: {
    'store the session': assign((_, { signedIn }: { signedIn: boolean }) => ({ signedIn })),
    'end the session': assign({ signedIn: false }),
    'store whether the device is offline': assign((_, { isOffline }: { isOffline: boolean }) => ({
      isOffline,
    })),
    'store the content': assign((_, { content }: { content: HomeContent }) => ({ content, failure: null })),
    'store the failure': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    'store the lists': assign((_, { lists }: { lists: HomeLists }) => ({ lists, listsFailure: null })),
    'store why the lists are missing': assign((_, { error }: CallError) => ({
      listsFailure: failureOf(error),
    })),
    'clear the lists': assign({ lists: null, quoted: null }),
    'store the price': assign(({ context: { lists } }, { quote }: { quote: RenewalQuote | null }) => {
      const policy = lists && pricedPolicy(lists)
      return { quoted: policy && quote && { policy, quote } }
    }),
    /** They belong to the user who has signed in or out. */
    'forget the places': assign({ places: null }),
    'store the plate': assign((_, { plate }: { plate: TypedPlate }) => ({ plate })),
    /** Provided where the app starts: navigation. */
    'open the inquiry': (_, params: { plate: TypedPlate }) => void params,
    'follow the link': (_, params: { href: string }) => void params,
    'resume the order': (_, params: { order: UnfinishedOrder }) => void params,
    'renew the policy': (_, params: { policy: RenewablePolicy }) => void params,
    'renew as last year': (_, params: { policy: RenewablePolicy }) => void params,
    'go to My Insurance': () => undefined,
  },
  delays: { 'longest wait for the price': 2_000 },
})

const signedOut = {
  guard: { type: 'the session has ended', params: ({ event }: { event: CallError }) => event },
  target: 'absent',
  actions: 'end the session',
} as const

/** Asks for the price of «same as last year». Without an answer the card of the policy has none. */
const askForThePrice = {
  src: 'price the renewal',
  id: 'quoteRenewal',
  input: ({ context: { lists } }: { context: HomeContext }): QuoteInput => ({
    policy: lists && pricedPolicy(lists),
  }),
  onDone: {
    target: 'counting',
    actions: {
      type: 'store the price',
      params: ({ event }: { event: { output: RenewalQuote | null } }) => ({ quote: event.output }),
    },
  },
  onError: [signedOut, { target: 'counting' }],
} as const

/** The network is back: what could not be loaded is loaded now. */
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

/** Tiles, slider and reasons. The page is built with them, and shows them until the answer is there. */
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

/** The orders that wait for the user, and the policies that end soon. */
const cards = vocabulary.createStateConfig({
  initial: 'deciding',
  on: {
    'session.changed': {
      target: '.deciding',
      actions: [
        { type: 'store the session', params: ({ event }) => event },
        'clear the lists',
        'forget the places',
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
