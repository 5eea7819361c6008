/**
 * The vocabulary of home: its context, events, calls, guards and actions. Specification: document 3 sections
 * 2 and 3.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import { type CardPlaces, type HomeLists, pricedPolicies, type QuotedPolicy } from './home-cards.ts'

/** A car's plate while it is typed: Latin digits, the letter as its code; any part may be empty. */
export type TypedPlate = {
  readonly plk1: string
  readonly plk2: string
  readonly plk3: string
  readonly plkSrl: string
}

/**
 * `content`: the content that the page was built with or has loaded since, if it is in the user's language.
 * `isContentCurrent`: this page has loaded it from the gateway.
 */
export type HomeInput = {
  readonly signedIn: boolean
  readonly isOffline: boolean
  readonly content: HomeContent | null
  readonly isContentCurrent: boolean
  readonly plate: TypedPlate
  /** The places of the cards that this user has last seen on this device; null if unknown. */
  readonly places: CardPlaces | null
}
export type HomeContext = HomeInput & {
  readonly lists: HomeLists | null
  /** The price of «same as last year»; null until it is loaded, and if there is none. */
  readonly quoted: QuotedPolicy | null
  /** Failure of loading the content. */
  readonly failure: Failure | null
  /** Failure of loading the lists. */
  readonly listsFailure: Failure | null
}
export type HomeEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'network.changed'; isOffline: boolean }
  | { type: 'language.changed' }
  /** The page is shown again: the orders may have changed. */
  | { type: 'page.shown' }
  | { type: 'retry' }
  | { type: 'plate.changed'; plate: TypedPlate }
  | { type: 'inquiry.chosen' }
  | { type: 'service.chosen'; href: string }
  | { type: 'slide.chosen'; href: string }
  | { type: 'order.chosen'; order: UnfinishedOrder }
  | { type: 'renewal.chosen'; policy: RenewablePolicy }
  /** One press: opens review and payment of the same policy for another year. */
  | { type: 'same-as-last-year.chosen'; policy: RenewablePolicy }
  | { type: 'all-orders.chosen' }

/**
 * Prices these policies in their order, the nearest end first, and returns the first one that has a price.
 */
export type QuoteInput = { readonly policies: readonly RenewablePolicy[] }

export type CallError = { error: unknown }
const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

export const vocabulary = setup({
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
    'price the renewal': fromPromise<QuotedPolicy | null, QuoteInput>(notProvided('price the renewal')),
  },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'the content is known': ({ context }) => context.content !== null,
    'the content is current': ({ context }) => context.content !== null && context.isContentCurrent,
    'the device is offline': ({ context }) => context.isOffline,
    'the device is online again': (_, { isOffline }: { isOffline: boolean }) => !isOffline,
    'nothing is listed': ({ context }) =>
      context.lists === null || context.lists.orders.length + context.lists.renewals.length === 0,
    'a policy is renewed here': (_, { lists }: { lists: HomeLists }) => pricedPolicies(lists).length > 0,
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
    'store the price': assign((_, { quoted }: { quoted: QuotedPolicy | null }) => ({ quoted })),
    /** The places belong to the user of the former session. */
    'clear the places': assign({ places: null }),
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
