/**
 * The page about mobile insurance, which is bought on the insurer's own site. A press opens the site with the
 * user's mobile number; without a number the site asks for it. Specification: document 3 sections 1 and 9,
 * "Mobile insurance".
 */
import { assign, fromPromise, setup } from 'xstate'
import { failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'

/** Milliseconds that the button waits for the number at most. */
const NUMBER_WAIT_MS = 3000

export type MobileInsuranceInput = { readonly signedIn: boolean }
export type MobileInsuranceContext = {
  readonly signedIn: boolean
  /** The user's mobile number; null until it is loaded, and for guests. */
  readonly cellNumber: string | null
}
export type MobileInsuranceEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'site.chosen' }
  | { type: 'back' }

const notProvided = (name: string) => () => Promise.reject(new Error(`«${name}» was not provided`))

export const mobileInsurance = setup({
  types: typeOf<{
    context: MobileInsuranceContext
    events: MobileInsuranceEvent
    input: MobileInsuranceInput
    tags: 'loading'
    meta: { title?: string }
  }>(),
  actors: {
    'read the mobile number': fromPromise<string>(notProvided('read the mobile number')),
  },
  delays: { 'longest wait for the number': NUMBER_WAIT_MS },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'the session has ended': (_, { error }: { error: unknown }) => failureOf(error).kind === 'signed-out',
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'store the number': assign((_, { cellNumber }: { cellNumber: string }) => ({ cellNumber })),
    'clear the number': assign({ cellNumber: null }),
    /** Provided where the app starts: a form post to the insurer's site, navigation. */
    'open the insurer’s site': (_, params: { cellNumber: string | null }) => void params,
    'go back': () => undefined,
  },
}).createMachine({
  id: 'mobile-insurance',
  context: ({ input }) => ({ ...input, cellNumber: null }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: ['store the session', 'clear the number'] },
    back: { actions: 'go back' },
  },
  states: {
    deciding: { always: [{ guard: 'the user is signed in', target: 'reading' }, { target: 'asking' }] },
    reading: {
      tags: 'loading',
      meta: { title: 'mobile-insurance.reading' },
      invoke: {
        src: 'read the mobile number',
        id: 'readUserName',
        onDone: {
          target: 'known',
          actions: {
            type: 'store the number',
            params: ({ event }) => ({ cellNumber: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'the session has ended', params: ({ event }) => event },
            target: 'asking',
            actions: 'end the session',
          },
          { target: 'asking' },
        ],
      },
      after: {
        'longest wait for the number': {
          description: 'The site asks for the number, as it asks a guest.',
          target: 'asking',
        },
      },
    },
    known: {
      meta: { title: 'mobile-insurance.known' },
      on: {
        'site.chosen': {
          actions: {
            type: 'open the insurer’s site',
            params: ({ context: { cellNumber } }) => ({ cellNumber }),
          },
        },
      },
    },
    asking: {
      meta: { title: 'mobile-insurance.asking' },
      on: {
        'site.chosen': { actions: { type: 'open the insurer’s site', params: { cellNumber: null } } },
      },
    },
  },
})
