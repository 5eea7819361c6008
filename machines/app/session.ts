/**
 * The session while the app is open: guest or user, the user's setting, and logging out. Specification:
 * document 1 section 4; decisions, section 1 "Logout" and section 9.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'

export type SessionInput = { readonly signedIn: boolean }
type Setting = AnswerOf<'readUserSetting'>
type Person = AnswerOf<'readUserName'>
type Context = {
  readonly signedIn: boolean
  readonly person: Person | null
  readonly setting: Setting | null
}
export type SessionEvent =
  /** A user signed in, or a session ended, here or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'logout.chosen' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  /** The gateway has deleted the account of this session. */
  | { type: 'account.deleted' }

const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

export const session = setup({
  types: typeOf<{
    context: Context
    events: SessionEvent
    input: SessionInput
    tags: 'submitting' | 'sheet'
    meta: { title?: string }
  }>(),
  actors: {
    'read the user': fromPromise<{ person: Person; setting: Setting }>(notProvided('read the user')),
    /** The provided actor stores the answer with the session. */
    'list the experiments': fromPromise<AnswerOf<'listExperiments'>>(notProvided('list the experiments')),
    /** Removes everything that is stored about the user, and revokes the token if there is a network. */
    'clear personal data': fromPromise<void>(notProvided('clear personal data')),
  },
  guards: {
    'a user is signed in': ({ context }) => context.signedIn,
    'the session has a user': (_, { signedIn }: { signedIn: boolean }) => signedIn,
    'the session has ended': (_, { error }: { error: unknown }) => failureOf(error).kind === 'signed-out',
  },
  actions: {
    'store the user': assign((_, { output }: { output: { person: Person; setting: Setting } }) => output),
    'store whether a user is signed in': assign(({ context, event }) => ({
      signedIn: event.type === 'session.changed' ? event.signedIn : context.signedIn,
    })),
    'clear the user': assign({ signedIn: false, person: null, setting: null }),
    /** Provided where the app starts. */
    'report the last seen version': (_, { setting }: { setting: Setting }) => void setting,
    'go to the sign-in page': () => undefined,
    /**
     * Shows once that the session has ended, whichever call was refused first, here or in another tab, and
     * offers to sign in again.
     */
    'show that the session has ended': () => undefined,
    'show after the reload that the user is logged out': () => undefined,
    'show after the reload that the account is deleted': () => undefined,
    'reload the app': () => undefined,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ signedIn: input.signedIn, person: null, setting: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'a user is signed in', target: 'user' }, { target: 'guest' }] },
    guest: {
      meta: { title: 'session.guest' },
      description: 'Identified only by a UUID, for 15 days.',
      on: {
        'session.changed': {
          guard: { type: 'the session has a user', params: ({ event }) => event },
          target: 'user',
          actions: 'store whether a user is signed in',
        },
        'sign-in.chosen': { actions: 'go to the sign-in page' },
      },
    },
    user: {
      initial: 'reading',
      invoke: {
        src: 'list the experiments',
        id: 'listExperiments',
        onDone: { description: 'From now on every report carries the variants, on any page.' },
        onError: { description: 'No page waits for experiments: the known variants stay.' },
      },
      on: {
        'session.changed': [
          {
            guard: { type: 'the session has a user', params: ({ event }) => event },
            target: 'user',
            reenter: true,
            description: 'Another tab signed in, maybe as another user.',
          },
          { target: 'guest', actions: ['clear the user', 'show that the session has ended'] },
        ],
        'logout.chosen': '.confirmingLogout',
        'account.deleted': '.removingData',
      },
      states: {
        reading: {
          meta: { title: 'session.reading' },
          description: 'The page does not wait for this call.',
          invoke: {
            src: 'read the user',
            id: 'readUser',
            onDone: {
              target: 'known',
              actions: [
                { type: 'store the user', params: ({ event }) => ({ output: event.output }) },
                {
                  type: 'report the last seen version',
                  params: ({ event }) => ({ setting: event.output.setting }),
                },
              ],
            },
            onError: [
              {
                guard: { type: 'the session has ended', params: ({ event }) => event },
                target: '#session.guest',
                actions: ['clear the user', 'show that the session has ended'],
                description:
                  'The token was removed with the answer. A step that needs a user asks to sign in and preserves what was typed.',
              },
              { target: 'known' },
            ],
          },
        },
        known: { meta: { title: 'session.known' } },
        confirmingLogout: {
          tags: 'sheet',
          meta: { title: 'session.confirming-logout' },
          description: 'Log out, or stay.',
          on: { 'logout.confirmed': 'clearingData', 'logout.cancelled': 'known' },
        },
        clearingData: {
          tags: 'submitting',
          meta: { title: 'session.clearing-data' },
          on: { 'session.changed': undefined, 'logout.chosen': undefined, 'account.deleted': undefined },
          invoke: {
            src: 'clear personal data',
            id: 'clearPersonalData',
            onDone: '#session.ended',
            onError: {
              target: '#session.ended',
              description: 'If storage is unavailable, the next page can read nothing from it either.',
            },
          },
        },
        removingData: {
          tags: 'submitting',
          meta: { title: 'session.removing-data' },
          on: { 'session.changed': undefined, 'logout.chosen': undefined, 'account.deleted': undefined },
          invoke: {
            src: 'clear personal data',
            id: 'clearPersonalData',
            onDone: '#session.deleted',
            onError: {
              target: '#session.deleted',
              description: 'If storage is unavailable, the next page can read nothing from it either.',
            },
          },
        },
      },
    },
    ended: {
      type: 'final',
      meta: { title: 'session.ended' },
      entry: ['show after the reload that the user is logged out', 'reload the app'],
    },
    deleted: {
      type: 'final',
      meta: { title: 'session.deleted' },
      entry: ['show after the reload that the account is deleted', 'reload the app'],
    },
  },
})
