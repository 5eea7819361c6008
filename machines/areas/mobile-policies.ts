/**
 * The mobile tab of My Insurance: the user's current and previous mobile policies, the actions of their
 * cards, and the guide to a claim. Mobile policies are sold and renewed on the insurer's own site.
 * Specification: document 3 section 2, "Mobile tab", and section 4.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { MobilePolicy } from '#contract/operations/mobile-insurance.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import { type CallError, hasSessionEnded, notProvided, withError } from './calls.ts'
import { type PagesInput, policyPages } from './policy-pages.ts'

/** `hasMore`: the last page was full. */
export type MobilePages = {
  readonly insurances: readonly MobilePolicy[]
  readonly previousInsurances: readonly MobilePolicy[]
  readonly hasMore: boolean
}

export type MobilePoliciesInput = { readonly signedIn: boolean }
export type MobilePoliciesContext = MobilePages & {
  readonly signedIn: boolean
  /** Number of pages loaded so far. */
  readonly pages: number
  /** Policy whose file is being opened. */
  readonly opening: string | null
  readonly failure: Failure | null
}
export type MobilePoliciesEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'retry' }
  | { type: 'purchase.chosen' }
  | { type: 'more.needed' }
  | { type: 'previous.toggled' }
  | { type: 'guide.opened' }
  | { type: 'guide.closed' }
  | { type: 'claim.chosen' }
  | { type: 'renewal.chosen'; url: string }
  | { type: 'mobile-file.chosen'; id: string }
  /** The user has returned from another page or site, or has changed the language. */
  | { type: 'policies.changed' }

const nothing = { insurances: [], previousInsurances: [], hasMore: false } as const

const vocabulary = setup({
  types: typeOf<{
    context: MobilePoliciesContext
    events: MobilePoliciesEvent
    input: MobilePoliciesInput
    tags: 'loading' | 'failed' | 'sheet'
    meta: { title?: string }
  }>(),
  actors: {
    'list the mobile policies': fromPromise<MobilePages, PagesInput>(notProvided('list the mobile policies')),
    'open the mobile policy file': fromPromise<void, { id: string | null }>(
      notProvided('open the mobile policy file'),
    ),
  },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'no policy exists': ({ context: { insurances, previousInsurances } }) =>
      insurances.length + previousInsurances.length === 0,
    'no policy was found': (_, { insurances, previousInsurances }: MobilePages) =>
      insurances.length + previousInsurances.length === 0,
    'more policies exist': ({ context }) => context.hasMore,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the policies': assign({ ...nothing, pages: 0, failure: null }),
    'store the first pages': assign((_, found: MobilePages) => ({ ...found, failure: null })),
    'count the first page': assign({ pages: 1 }),
    /** A policy that was bought meanwhile moves others to the next page. Duplicates are dropped. */
    'add the next page': assign(({ context }, found: MobilePages) => {
      const listed = new Set([...context.insurances, ...context.previousInsurances].map(({ id }) => id))
      const added = (policies: readonly MobilePolicy[]) => policies.filter(({ id }) => !listed.has(id))
      return {
        insurances: [...context.insurances, ...added(found.insurances)],
        previousInsurances: [...context.previousInsurances, ...added(found.previousInsurances)],
        pages: context.pages + 1,
        hasMore: found.hasMore,
        failure: null,
      }
    }),
    'store the failure': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    'store whose file is opened': assign(({ event }) =>
      event.type === 'mobile-file.chosen' ? { opening: event.id } : {},
    ),
    'clear whose file is opened': assign({ opening: null }),
    /** Provided where the app starts: navigation, the sign-in page, other sites, a toast. */
    'go to the sign-in page': () => undefined,
    'go to mobile insurance': () => undefined,
    'go to the claim site': () => undefined,
    'go to the insurer': (_, params: { url: string }) => void params,
    'show the failure': (_, { error }: CallError) => void error,
  },
})

const listing = { src: 'list the mobile policies', id: 'listMobilePolicies' } as const

const stored = {
  type: 'store the first pages',
  params: ({ event }: { event: { output: MobilePages } }) => event.output,
} as const

const signedOut = {
  guard: withError('the session has ended'),
  target: '#mobile-policies.signedOut',
  actions: 'end the session',
} as const

const pages = vocabulary.createStateConfig(policyPages<MobilePages>()(listing, signedOut))

/** Fetches the PDF of a policy and opens it. */
const file = vocabulary.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: { 'mobile-file.chosen': { target: 'opening', actions: 'store whose file is opened' } },
    },
    opening: {
      meta: { title: 'policy-file.opening' },
      exit: 'clear whose file is opened',
      invoke: {
        src: 'open the mobile policy file',
        id: 'readMobilePolicyFile',
        input: ({ context }) => ({ id: context.opening }),
        onDone: 'closed',
        onError: [signedOut, { target: 'closed', actions: withError('show the failure') }],
      },
    },
  },
})

/**
 * The guide to a claim, which is registered on another site. Guests and users without a policy can read it,
 * too.
 */
const guide = vocabulary.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'guide.opened': 'open' } },
    open: {
      tags: 'sheet',
      meta: { title: 'mobile-policies.guide' },
      on: { 'guide.closed': 'closed', 'claim.chosen': { actions: 'go to the claim site' } },
    },
  },
})

const previous = vocabulary.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'previous.toggled': 'open' } },
    open: { meta: { title: 'mobile-policies.previous' }, on: { 'previous.toggled': 'closed' } },
  },
})

/** The user may buy a policy on another site: the list is loaded again when they return. */
const absent = vocabulary.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'policies.changed': 'refreshing' } },
    refreshing: {
      meta: { title: 'my-insurance.refreshing' },
      invoke: {
        ...listing,
        input: { from: 1, to: 1 },
        onDone: [
          {
            guard: { type: 'no policy was found', params: stored.params },
            target: 'idle',
          },
          { target: '#mobile-policies.counting', actions: stored },
        ],
        onError: [signedOut, { target: 'idle' }],
      },
    },
  },
})

export const mobilePolicies = vocabulary.createMachine({
  id: 'mobile-policies',
  context: ({ input }) => ({ ...input, ...nothing, pages: 0, opening: null, failure: null }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: ['store the session', 'clear the policies'] },
  },
  states: {
    deciding: { always: [{ guard: 'the user is signed in', target: 'loading' }, { target: 'signedOut' }] },
    signedOut: {
      meta: { title: 'my-insurance.signed-out' },
      entry: 'clear the policies',
      ...guide,
      on: { 'sign-in.chosen': { actions: 'go to the sign-in page' } },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'my-insurance.loading' },
      invoke: {
        ...listing,
        input: { from: 1, to: 1 },
        onDone: {
          target: 'counting',
          actions: stored,
        },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure') }],
      },
    },
    failed: { tags: 'failed', meta: { title: 'my-insurance.failed' }, on: { retry: 'loading' } },
    counting: {
      entry: 'count the first page',
      always: [{ guard: 'no policy exists', target: 'empty' }, { target: 'list' }],
    },
    empty: {
      type: 'parallel',
      meta: { title: 'my-insurance.empty' },
      states: { policies: absent, guide },
      on: { 'purchase.chosen': { actions: 'go to mobile insurance' } },
    },
    list: {
      type: 'parallel',
      states: { pages, file, guide, previous },
      on: {
        'purchase.chosen': { actions: 'go to mobile insurance' },
        'renewal.chosen': { actions: { type: 'go to the insurer', params: ({ event }) => event } },
      },
    },
  },
})
