/**
 * My Insurance: the user's orders and policies of vehicles, ten on a page, and the actions of their cards.
 * The page of one order is `policy-page.ts`. Specification: document 3 sections 2 and 4; decisions, section
 * 10.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import { type CallError, hasSessionEnded, notProvided, withError } from './calls.ts'
import { type PagesInput, policyPages } from './policy-pages.ts'
import type { FileInput } from './policy-page-vocabulary.ts'

/** `hasMore`: the last page was full. */
export type Pages = { readonly policies: readonly VehiclePolicy[]; readonly hasMore: boolean }

export type MyInsuranceInput = { readonly signedIn: boolean }
export type MyInsuranceContext = {
  readonly signedIn: boolean
  readonly policies: readonly VehiclePolicy[]
  /** Number of pages loaded so far. */
  readonly pages: number
  readonly hasMore: boolean
  /** Order whose policy file is being opened. */
  readonly opening: string | null
  readonly failure: Failure | null
}
export type MyInsuranceEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'retry' }
  | { type: 'purchase.chosen' }
  /** The user has scrolled near the end of the list. */
  | { type: 'more.needed' }
  | { type: 'policy.chosen'; trackingCode: string }
  | { type: 'action.chosen'; policy: VehiclePolicy; action: PolicyActionType }
  | { type: 'policy-file.chosen'; trackingCode: string }
  /** An order was changed on its page, or the language was changed. */
  | { type: 'policies.changed' }

const vocabulary = setup({
  types: typeOf<{
    context: MyInsuranceContext
    events: MyInsuranceEvent
    input: MyInsuranceInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    'list the policies': fromPromise<Pages, PagesInput>(notProvided('list the policies')),
    'open the policy file': fromPromise<void, FileInput>(notProvided('open the policy file')),
  },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'no policy exists': ({ context }) => context.policies.length === 0,
    'more policies exist': ({ context }) => context.hasMore,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the policies': assign({ policies: [], pages: 0, hasMore: false, failure: null }),
    'store the first pages': assign((_, { policies, hasMore }: Pages) => ({
      policies,
      hasMore,
      failure: null,
    })),
    'count the first page': assign({ pages: 1 }),
    /** An order that was made meanwhile moves others to the next page. Duplicates are dropped. */
    'add the next page': assign(({ context }, { policies, hasMore }: Pages) => {
      const listed = new Set(context.policies.map(({ orderId }) => orderId))
      const added = policies.filter(({ orderId }) => !listed.has(orderId))
      return {
        policies: [...context.policies, ...added],
        pages: context.pages + 1,
        hasMore,
        failure: null,
      }
    }),
    'store the failure': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    'store whose file is opened': assign(({ event }) =>
      event.type === 'policy-file.chosen' ? { opening: event.trackingCode } : {},
    ),
    'clear whose file is opened': assign({ opening: null }),
    /** Provided where the app starts: navigation, the sign-in page, a toast. */
    'go to the sign-in page': () => undefined,
    'go to the inquiry': () => undefined,
    'show the policy': (_, params: { trackingCode: string }) => void params,
    'follow the action': (_, params: { policy: VehiclePolicy; action: PolicyActionType }) => void params,
    'show the failure': (_, { error }: CallError) => void error,
  },
})

const signedOut = {
  guard: withError('the session has ended'),
  target: '#my-insurance.signedOut',
  actions: 'end the session',
} as const

/** Loads the next page as the list is scrolled. */
const pages = vocabulary.createStateConfig(
  policyPages<Pages>()({ src: 'list the policies', id: 'listVehiclePolicies' }, signedOut),
)

/** Fetches the PDF of a policy and opens it. */
const file = vocabulary.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: { 'policy-file.chosen': { target: 'opening', actions: 'store whose file is opened' } },
    },
    opening: {
      meta: { title: 'policy-file.opening' },
      exit: 'clear whose file is opened',
      invoke: {
        src: 'open the policy file',
        id: 'readPolicyFile',
        input: ({ context }) => ({ trackingCode: context.opening ?? '', by: 'download' }),
        onDone: 'closed',
        onError: [signedOut, { target: 'closed', actions: withError('show the failure') }],
      },
    },
  },
})

export const myInsurance = vocabulary.createMachine({
  id: 'my-insurance',
  context: ({ input }) => ({
    ...input,
    policies: [],
    pages: 0,
    hasMore: false,
    opening: null,
    failure: null,
  }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: ['store the session', 'clear the policies'] },
  },
  states: {
    deciding: { always: [{ guard: 'the user is signed in', target: 'loading' }, { target: 'signedOut' }] },
    signedOut: {
      meta: { title: 'my-insurance.signed-out' },
      entry: 'clear the policies',
      on: { 'sign-in.chosen': { actions: 'go to the sign-in page' } },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'my-insurance.loading' },
      invoke: {
        src: 'list the policies',
        id: 'listVehiclePolicies',
        input: { from: 1, to: 1 },
        onDone: {
          target: 'counting',
          actions: [
            { type: 'store the first pages', params: ({ event }) => event.output },
            'count the first page',
          ],
        },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure') }],
      },
    },
    failed: { tags: 'failed', meta: { title: 'my-insurance.failed' }, on: { retry: 'loading' } },
    counting: { always: [{ guard: 'no policy exists', target: 'empty' }, { target: 'list' }] },
    empty: {
      meta: { title: 'my-insurance.empty' },
      on: { 'purchase.chosen': { actions: 'go to the inquiry' } },
    },
    list: {
      type: 'parallel',
      states: { pages, file },
      on: {
        'policy.chosen': { actions: { type: 'show the policy', params: ({ event }) => event } },
        'action.chosen': { actions: { type: 'follow the action', params: ({ event }) => event } },
      },
    },
  },
})
