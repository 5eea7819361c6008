/**
 * The settings: the signed-in user, rows that lead to the pages of the account (each with a count or an
 * amount), language and colour scheme, signing out. Guests have language, colour scheme and questions.
 * Specification: document 3 section 2, "Account page"; design language, "Settings rows".
 */
import { assign, fromPromise, setup } from 'xstate'
import type { AccountOverview } from '#contract/operations/account.ts'
import type { Locale } from '#contract/texts.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import { type CallError, hasSessionEnded, notProvided, withError } from './calls.ts'

/** `system` follows the device. */
export type ColourScheme = 'system' | 'light' | 'dark'

export type SettingsInput = {
  readonly signedIn: boolean
  /** Whether this app can sign the user out. Inside a host app it cannot: the account is the host's. */
  readonly canSignOut: boolean
}
export type SettingsContext = SettingsInput & {
  readonly account: AccountOverview | null
  readonly failure: Failure | null
}
export type SettingsEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'logout.chosen' }
  | { type: 'retry' }
  | { type: 'language.chosen'; language: Locale }
  | { type: 'scheme.chosen'; scheme: ColourScheme }

const vocabulary = setup({
  types: typeOf<{
    context: SettingsContext
    events: SettingsEvent
    input: SettingsInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: { 'read the account': fromPromise<AccountOverview>(notProvided('read the account')) },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'the user can sign out here': ({ context }) => context.canSignOut,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the account': assign({ account: null, failure: null }),
    'store the account': assign((_, { account }: { account: AccountOverview }) => ({
      account,
      failure: null,
    })),
    'store the failure': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    /** Provided where the app starts. */
    'go to the sign-in page': () => undefined,
    'ask whether to sign out': () => undefined,
    'change the language': (_, params: { language: Locale }) => void params,
    'change the colour scheme': (_, params: { scheme: ColourScheme }) => void params,
  },
})

export const settings = vocabulary.createMachine({
  id: 'settings',
  context: ({ input }) => ({ ...input, account: null, failure: null }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: ['store the session', 'clear the account'] },
    'language.chosen': { actions: { type: 'change the language', params: ({ event }) => event } },
    'scheme.chosen': { actions: { type: 'change the colour scheme', params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: 'the user is signed in', target: 'user' }, { target: 'signedOut' }] },
    signedOut: {
      meta: { title: 'settings.signed-out' },
      entry: 'clear the account',
      on: { 'sign-in.chosen': { actions: 'go to the sign-in page' } },
    },
    user: {
      initial: 'loading',
      on: {
        'logout.chosen': { guard: 'the user can sign out here', actions: 'ask whether to sign out' },
      },
      states: {
        loading: {
          tags: 'loading',
          meta: { title: 'settings.loading' },
          description: 'The rows can be used before their values are there.',
          invoke: {
            src: 'read the account',
            id: 'readAccount',
            onDone: {
              target: 'shown',
              actions: { type: 'store the account', params: ({ event }) => ({ account: event.output }) },
            },
            onError: [
              {
                guard: withError('the session has ended'),
                target: '#settings.signedOut',
                actions: 'end the session',
              },
              { target: 'failed', actions: withError('store the failure') },
            ],
          },
        },
        failed: {
          tags: 'failed',
          meta: { title: 'settings.failed' },
          description: 'The rows still lead to their pages, without values.',
          on: { retry: 'loading' },
        },
        shown: { meta: { title: 'settings.shown' } },
      },
    },
  },
})
