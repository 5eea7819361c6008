/**
 * Who uses the app, as long as it is open: a guest or a user, what the gateway keeps for the user, and the way out.
 * Specification: document 1 section 4; decisions, section 1 "Logout" and section 9.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { failureOf } from '../journey/failure.ts'
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
  /** Somebody signed in, or a session ended, here or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'logout.chosen' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }

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
    'read who is signed in': fromPromise<{ person: Person; setting: Setting }>(
      notProvided('read who is signed in'),
    ),
    /** What is answered is kept with the session, by whoever asks. */
    'list the experiments': fromPromise<AnswerOf<'listExperiments'>>(notProvided('list the experiments')),
    /** Lets go of everything that is kept here of a person. Needs no network. */
    'forget the person': fromPromise<void>(notProvided('forget the person')),
  },
  guards: {
    'somebody is signed in': ({ context }) => context.signedIn,
    'somebody signed in': (_, { signedIn }: { signedIn: boolean }) => signedIn,
    'the session has ended': (_, { error }: { error: unknown }) => failureOf(error).kind === 'signed-out',
  },
  actions: {
    'keep who it is': assign((_, { output }: { output: { person: Person; setting: Setting } }) => output),
    'note whether somebody is signed in': assign(({ context, event }) => ({
      signedIn: event.type === 'session.changed' ? event.signedIn : context.signedIn,
    })),
    'forget who it was': assign({ signedIn: false, person: null, setting: null }),
    /** Provided where the app starts. */
    'tell the version that was seen last': (_, { setting }: { setting: Setting }) => void setting,
    'leave for the sign-in page': () => undefined,
    /** Whatever was refused first, here or in another tab: who was signed in hears it once, and asked to sign in again. */
    'say that the session has ended': () => undefined,
    'say after the reload that they are logged out': () => undefined,
    'load the app anew': () => undefined,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ signedIn: input.signedIn, person: null, setting: null }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'somebody is signed in', target: 'user' }, { target: 'guest' }] },
    guest: {
      meta: { title: 'session.guest' },
      description: 'Known by a uuid only, for 15 days.',
      on: {
        'session.changed': {
          guard: { type: 'somebody signed in', params: ({ event }) => event },
          target: 'user',
          actions: 'note whether somebody is signed in',
        },
        'sign-in.chosen': { actions: 'leave for the sign-in page' },
      },
    },
    user: {
      initial: 'reading',
      invoke: {
        src: 'list the experiments',
        id: 'listExperiments',
        onDone: { description: 'From now on whatever is reported says the variants, on any page.' },
        onError: { description: 'Nobody waits for an experiment: the variants that are known stay.' },
      },
      on: {
        'session.changed': [
          {
            guard: { type: 'somebody signed in', params: ({ event }) => event },
            target: 'user',
            reenter: true,
            description: 'It may be somebody else: another tab signed in.',
          },
          { target: 'guest', actions: ['forget who it was', 'say that the session has ended'] },
        ],
        'logout.chosen': '.asking',
      },
      states: {
        reading: {
          meta: { title: 'session.reading' },
          description: 'Nobody waits for it: the page is there already.',
          invoke: {
            src: 'read who is signed in',
            id: 'readUser',
            onDone: {
              target: 'known',
              actions: [
                { type: 'keep who it is', params: ({ event }) => ({ output: event.output }) },
                {
                  type: 'tell the version that was seen last',
                  params: ({ event }) => ({ setting: event.output.setting }),
                },
              ],
            },
            onError: [
              {
                guard: { type: 'the session has ended', params: ({ event }) => event },
                target: '#session.guest',
                actions: ['forget who it was', 'say that the session has ended'],
                description:
                  'The token is gone with the answer; a step that needs somebody signed in asks for it and keeps what was typed.',
              },
              { target: 'known' },
            ],
          },
        },
        known: { meta: { title: 'session.known' } },
        asking: {
          tags: 'sheet',
          meta: { title: 'session.asking' },
          description: 'Log out, or stay.',
          on: { 'logout.confirmed': 'forgetting', 'logout.cancelled': 'known' },
        },
        forgetting: {
          tags: 'submitting',
          meta: { title: 'session.forgetting' },
          on: { 'session.changed': undefined, 'logout.chosen': undefined },
          invoke: {
            src: 'forget the person',
            id: 'forgetPerson',
            onDone: '#session.over',
            onError: {
              target: '#session.over',
              description: 'Storage that is refused holds nothing that the next page could read.',
            },
          },
        },
      },
    },
    over: {
      type: 'final',
      meta: { title: 'session.over' },
      entry: ['say after the reload that they are logged out', 'load the app anew'],
    },
  },
})
