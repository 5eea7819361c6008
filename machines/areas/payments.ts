/**
 * The user's payments and refunds in one Persian year, the totals of each year, the amounts still due, and
 * the year as a file. Specification: decisions, section 7; design language, "Payments".
 */
import { assign, fromPromise, setup } from 'xstate'
import type { YearOfPayments } from '#contract/operations/account.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import { type CallError, hasSessionEnded, notProvided, withError } from './calls.ts'

export type PaymentsInput = { readonly signedIn: boolean }
/** The chosen year; null for the current one, which only the gateway knows. */
export type WantedYear = { readonly year: string | null }

export type PaymentsContext = PaymentsInput &
  WantedYear & {
    /** The year that was loaded last. Its rows are shown only if it is the chosen one. */
    readonly read: YearOfPayments | null
    readonly failure: Failure | null
  }
export type PaymentsEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'year.chosen'; year: string }
  | { type: 'file.chosen' }
  /** The language was changed: the names of vehicles and insurers are loaded again. */
  | { type: 'payments.changed' }

const vocabulary = setup({
  types: typeOf<{
    context: PaymentsContext
    events: PaymentsEvent
    input: PaymentsInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: { 'list the payments': fromPromise<YearOfPayments, WantedYear>(notProvided('list the payments')) },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    /** The current year is always listed. */
    'nothing was ever paid': ({ context: { read } }) =>
      read !== null && read.payments.length === 0 && read.years.length === 1,
    'another year is chosen': ({ context }, { year }: { year: string }) => year !== context.year,
    'payments are listed': ({ context: { read } }) => read !== null && read.payments.length > 0,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the payments': assign({ read: null, year: null, failure: null }),
    'store the chosen year': assign(({ event }) =>
      event.type === 'year.chosen' ? { year: event.year, failure: null } : {},
    ),
    'store the payments': assign((_, { read }: { read: YearOfPayments }) => ({
      read,
      year: read.year,
      failure: null,
    })),
    'store the failure': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    /** Provided where the app starts. */
    'go back to the settings': () => undefined,
    'go to the sign-in page': () => undefined,
    'save the payments as a file': (_, { read }: { read: YearOfPayments | null }) => void read,
  },
})

const signedOut = {
  guard: withError('the session has ended'),
  target: '#payments.signedOut',
  actions: 'end the session',
} as const

const listing = {
  src: 'list the payments',
  id: 'listPayments',
  input: ({ context }: { context: PaymentsContext }) => ({ year: context.year }),
} as const

const stored = {
  type: 'store the payments',
  params: ({ event }: { event: { output: YearOfPayments } }) => ({ read: event.output }),
} as const

/** Loads another year, or the same year in another language. The totals stay on screen. */
const years = vocabulary.createStateConfig({
  initial: 'shown',
  meta: { title: 'payments.list' },
  on: {
    'year.chosen': {
      guard: { type: 'another year is chosen', params: ({ event }) => event },
      target: '.reading',
      reenter: true,
      actions: 'store the chosen year',
    },
    'payments.changed': { target: '.reading', reenter: true },
  },
  states: {
    shown: {
      meta: { title: 'payments.list' },
      on: {
        'file.chosen': {
          guard: 'payments are listed',
          actions: {
            type: 'save the payments as a file',
            params: ({ context }) => ({ read: context.read }),
          },
        },
      },
    },
    reading: {
      meta: { title: 'payments.reading-year' },
      invoke: {
        ...listing,
        onDone: { target: 'shown', actions: stored },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure') }],
      },
    },
    failed: { tags: 'failed', meta: { title: 'payments.year-failed' }, on: { retry: 'reading' } },
  },
})

export const payments = vocabulary.createMachine({
  id: 'payments',
  context: ({ input }) => ({ ...input, year: null, read: null, failure: null }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: ['store the session', 'clear the payments'] },
    back: { actions: 'go back to the settings' },
  },
  states: {
    deciding: { always: [{ guard: 'the user is signed in', target: 'loading' }, { target: 'signedOut' }] },
    signedOut: {
      meta: { title: 'payments.signed-out' },
      entry: 'clear the payments',
      on: { 'sign-in.chosen': { actions: 'go to the sign-in page' } },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'payments.loading' },
      invoke: {
        ...listing,
        onDone: { target: 'counting', actions: stored },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure') }],
      },
    },
    failed: { tags: 'failed', meta: { title: 'payments.failed' }, on: { retry: 'loading' } },
    counting: { always: [{ guard: 'nothing was ever paid', target: 'empty' }, { target: 'years' }] },
    empty: { meta: { title: 'payments.empty' } },
    years,
  },
})
