/**
 * Installing the app on the home screen, if the browser allows it and the user asks for it. Specification:
 * document 1 section 2.
 */
import { fromPromise, setup } from 'xstate'
import { typeOf } from '../type-of.ts'

type Event =
  | { type: 'install.possible' }
  | { type: 'install.chosen' }
  | { type: 'install.postponed' }
  | { type: 'installed' }

export const installing = setup({
  types: typeOf<{
    context: { readonly installed: boolean }
    events: Event
    input: { readonly installed: boolean }
    meta: { title?: string }
  }>(),
  actors: {
    'ask the browser to install': fromPromise<'accepted' | 'dismissed'>(() =>
      Promise.reject(new Error('«ask the browser to install» was not provided')),
    ),
  },
  guards: {
    'the app is installed': ({ context }) => context.installed,
    'the user agreed': (_, { answer }: { answer: 'accepted' | 'dismissed' }) => answer === 'accepted',
  },
  actions: {
    /** Provided where the app starts. Afterwards installing is not offered for a while. */
    'store that installing was declined': () => undefined,
  },
}).createMachine({
  id: 'installing',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  on: { installed: '.installed' },
  states: {
    deciding: { always: [{ guard: 'the app is installed', target: 'installed' }, { target: 'impossible' }] },
    impossible: {
      meta: { title: 'installing.impossible' },
      description: 'The browser has not offered to install: the app may be installed, or the browser cannot.',
      on: { 'install.possible': 'possible' },
    },
    possible: {
      meta: { title: 'installing.possible' },
      on: {
        'install.chosen': 'asking',
        'install.postponed': { target: 'declined', actions: 'store that installing was declined' },
      },
    },
    asking: {
      meta: { title: 'installing.asking' },
      invoke: {
        src: 'ask the browser to install',
        id: 'askToInstall',
        onDone: [
          {
            guard: { type: 'the user agreed', params: ({ event }) => ({ answer: event.output }) },
            target: 'installed',
          },
          { target: 'declined', actions: 'store that installing was declined' },
        ],
        onError: 'impossible',
      },
    },
    declined: {
      meta: { title: 'installing.declined' },
      description: 'The browser asks once; it may offer again another day.',
    },
    installed: { meta: { title: 'installing.installed' } },
  },
})
