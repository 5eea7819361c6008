/**
 * Startup: determines the user before the first page is shown. Loading, then failed or ready. The session
 * handles a 401 of the user setting. Specification: document 1 section 4 "Startup"; decisions, section 3.
 */
import { assign, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'

/**
 * What a sign-in returned. `known`: the state is the one that this app sent to the sign-in page or to its
 * host.
 */
export type ReturnedSignIn = { readonly token: string; readonly state: string; readonly known: boolean }

/** `returned` comes from the address. `isHosted`: a native app shows this page and may provide the token. */
export type StartupInput = { readonly returned: ReturnedSignIn | null; readonly isHosted: boolean }
type Context = StartupInput & { readonly failure: Failure | null; readonly tries: number }
export type StartupEvent = { type: 'retry' } | { type: 'guest.chosen' }

const MOST_TRIES = 3
const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

export const startup = setup({
  types: typeOf<{
    context: Context
    events: StartupEvent
    input: StartupInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    'exchange the token': fromPromise<void, ReturnedSignIn>(notProvided('exchange the token')),
    /** Resolves with what the native app provides; null if it has no signed-in user. */
    'wait for the native app': fromPromise<ReturnedSignIn | null>(notProvided('wait for the native app')),
  },
  guards: {
    'a sign-in has returned': ({ context }) => context.returned !== null,
    'the sign-in was not started here': ({ context }) => context.returned?.known === false,
    'the native app may provide a sign-in': ({ context }) => context.isHosted && context.returned === null,
    'the native app provided a sign-in': (_, { returned }: { returned: ReturnedSignIn | null }) =>
      returned !== null,
    'no valid answer arrived, and tries remain': ({ context }, { error }: { error: unknown }) =>
      isLost(failureOf(error)) && context.tries < MOST_TRIES,
    'no valid answer arrived': (_, { error }: { error: unknown }) => isLost(failureOf(error)),
  },
  actions: {
    'store the sign-in': assign((_, { returned }: { returned: ReturnedSignIn | null }) => ({ returned })),
    'count the try': assign(({ context }) => ({ tries: context.tries + 1 })),
    'reset the tries': assign({ tries: 0, failure: null }),
    'store the failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'clear the token': assign({ returned: null }),
    /** Provided where the app starts. */
    'show that the sign-in was not started here': () => undefined,
    'show that the sign-in was not finished': () => undefined,
  },
  delays: {
    'retry delay': ({ context }) => context.tries * 1_000,
    'native app timeout': 3_000,
  },
}).createMachine({
  id: 'startup',
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The address was parsed and cleaned before the chart started.',
      always: [
        {
          guard: 'the sign-in was not started here',
          target: 'ready',
          actions: ['clear the token', 'show that the sign-in was not started here'],
        },
        { guard: 'a sign-in has returned', target: 'exchanging' },
        { guard: 'the native app may provide a sign-in', target: 'waitingForNativeApp' },
        { target: 'ready' },
      ],
    },
    waitingForNativeApp: {
      tags: 'loading',
      meta: { title: 'startup.waiting-for-native-app' },
      description: 'If the native app does not answer in time, the app continues as a guest.',
      invoke: {
        src: 'wait for the native app',
        id: 'waitForNativeApp',
        onDone: [
          {
            guard: {
              type: 'the native app provided a sign-in',
              params: ({ event }) => ({ returned: event.output }),
            },
            target: 'exchanging',
            actions: { type: 'store the sign-in', params: ({ event }) => ({ returned: event.output }) },
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
      after: { 'native app timeout': 'ready' },
    },
    exchanging: {
      tags: 'loading',
      meta: { title: 'startup.exchanging' },
      entry: 'count the try',
      invoke: {
        src: 'exchange the token',
        id: 'exchangeToken',
        input: ({ context: { returned } }) => returned ?? { token: '', state: '', known: false },
        onDone: { target: 'ready', actions: 'clear the token' },
        onError: [
          {
            guard: { type: 'no valid answer arrived, and tries remain', params: ({ event }) => event },
            target: 'waitingToRetry',
            description: 'The same token may be exchanged again for two minutes.',
          },
          {
            guard: { type: 'no valid answer arrived', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'store the failure', params: ({ event }) => event },
          },
          { target: 'ready', actions: ['clear the token', 'show that the sign-in was not finished'] },
        ],
      },
    },
    waitingToRetry: {
      tags: 'loading',
      meta: { title: 'startup.waiting-to-retry' },
      after: { 'retry delay': 'exchanging' },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'startup.failed' },
      description: 'The error page: what failed, its error ID, retry, or continue without signing in.',
      on: {
        retry: { target: 'exchanging', actions: 'reset the tries' },
        'guest.chosen': { target: 'ready', actions: 'clear the token' },
      },
    },
    ready: { type: 'final', meta: { title: 'startup.ready' } },
  },
})

const isLost = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'broken'
