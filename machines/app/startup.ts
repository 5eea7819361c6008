/**
 * The app begins: it is found out who uses it before the first page is shown. Loading, then failed or ready.
 * Specification: document 1 section 4 "Startup"; decisions, section 3. What a 401 of the user setting does is the session's.
 */
import { assign, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '../journey/failure.ts'
import { typeOf } from '../type-of.ts'

/** What a sign-in brought. `known` says that the state is the one that this app left with, or told its host. */
export type Returned = { readonly token: string; readonly state: string; readonly known: boolean }

/** `returned` stood in the address; `isHosted` says that a native app holds this page and may bring the token itself. */
export type StartupInput = { readonly returned: Returned | null; readonly isHosted: boolean }
type Context = StartupInput & { readonly failure: Failure | null; readonly tries: number }
export type Event = { type: 'retry' } | { type: 'guest.chosen' }

const MOST_TRIES = 3
const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

export const startup = setup({
  types: typeOf<{
    context: Context
    events: Event
    input: StartupInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    'exchange the token': fromPromise<void, Returned>(notProvided('exchange the token')),
    /** Done with what the native app brings; null where it has nobody signed in. */
    'hear the native app': fromPromise<Returned | null>(notProvided('hear the native app')),
  },
  guards: {
    'a sign-in came back': ({ context }) => context.returned !== null,
    'it was not begun here': ({ context }) => context.returned?.known === false,
    'the native app may bring one': ({ context }) => context.isHosted && context.returned === null,
    'the native app brought one': (_, { returned }: { returned: Returned | null }) => returned !== null,
    'the answer was lost, and tries are left': ({ context }, { error }: { error: unknown }) =>
      isLost(failureOf(error)) && context.tries < MOST_TRIES,
    'the answer was lost': (_, { error }: { error: unknown }) => isLost(failureOf(error)),
  },
  actions: {
    'keep what it brought': assign((_, { returned }: { returned: Returned | null }) => ({ returned })),
    'count the try': assign(({ context }) => ({ tries: context.tries + 1 })),
    'begin to count anew': assign({ tries: 0, failure: null }),
    'note the failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget the token': assign({ returned: null }),
    /** Provided where the app starts. */
    'say that it was not begun here': () => undefined,
    'say that the sign-in was not finished': () => undefined,
  },
  delays: {
    'between two tries': ({ context }) => context.tries * 1_000,
    'as long as the native app may take': 3_000,
  },
}).createMachine({
  id: 'startup',
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The address was read and stripped before the chart began.',
      always: [
        {
          guard: 'it was not begun here',
          target: 'ready',
          actions: ['forget the token', 'say that it was not begun here'],
        },
        { guard: 'a sign-in came back', target: 'exchanging' },
        { guard: 'the native app may bring one', target: 'hearing' },
        { target: 'ready' },
      ],
    },
    hearing: {
      tags: 'loading',
      meta: { title: 'startup.hearing' },
      description: 'A native app that says nothing keeps nobody waiting: the app goes on with a guest.',
      invoke: {
        src: 'hear the native app',
        id: 'hearNativeApp',
        onDone: [
          {
            guard: {
              type: 'the native app brought one',
              params: ({ event }) => ({ returned: event.output }),
            },
            target: 'exchanging',
            actions: { type: 'keep what it brought', params: ({ event }) => ({ returned: event.output }) },
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
      after: { 'as long as the native app may take': 'ready' },
    },
    exchanging: {
      tags: 'loading',
      meta: { title: 'startup.exchanging' },
      entry: 'count the try',
      invoke: {
        src: 'exchange the token',
        id: 'exchangeToken',
        input: ({ context: { returned } }) => returned ?? { token: '', state: '', known: false },
        onDone: { target: 'ready', actions: 'forget the token' },
        onError: [
          {
            guard: { type: 'the answer was lost, and tries are left', params: ({ event }) => event },
            target: 'pausing',
            description: 'The same token may be exchanged again for two minutes.',
          },
          {
            guard: { type: 'the answer was lost', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'note the failure', params: ({ event }) => event },
          },
          { target: 'ready', actions: ['forget the token', 'say that the sign-in was not finished'] },
        ],
      },
    },
    pausing: {
      tags: 'loading',
      meta: { title: 'startup.pausing' },
      after: { 'between two tries': 'exchanging' },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'startup.failed' },
      description: 'The error page: what failed, its id, try again; or on without signing in.',
      on: {
        retry: { target: 'exchanging', actions: 'begin to count anew' },
        'guest.chosen': { target: 'ready', actions: 'forget the token' },
      },
    },
    ready: { type: 'final', meta: { title: 'startup.ready' } },
  },
})

const isLost = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'broken'
