/**
 * Payment result: asks the gateway how the payment ended and never trusts the address. Specification: decisions,
 * sections 4 and 6.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { errors } from '#contract/errors.ts'
import { type Failure, failureOf } from '../journey/failure.ts'
import { typeOf } from '../type-of.ts'

export type PaymentResultInput = { trackingCode: string }
type Answer = AnswerOf<'readPaymentResult'>
type Context = PaymentResultInput & { result: Answer | null; failure: Failure | null }
type Event =
  | { type: 'continue' }
  | { type: 'documents.chosen' }
  | { type: 'details.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'names.renewed'; result: Answer }

const vocabulary = setup({
  types: typeOf<{
    context: Context
    events: Event
    input: PaymentResultInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    'ask how the payment ended': fromPromise<Answer, PaymentResultInput>(() =>
      Promise.reject(new Error('«ask how the payment ended» was not provided')),
    ),
  },
  guards: {
    'it is paid': ({ context }) => context.result?.state === 'paid',
    'it is still open': ({ context }) => context.result?.state === 'open',
    'details are awaited': ({ context: { result } }) => result !== null && result.detailsUntil !== null,
    'pictures alone are awaited': ({ context: { result } }) =>
      result !== null && result.detailsUntil === null && result.documentsUntil !== null,
    'the session has ended': (_, { error }: { error: unknown }) => failureOf(error).kind === 'signed-out',
    'there is no such order': (_, { error }: { error: unknown }) =>
      failureOf(error).code === errors.notFound.code,
  },
  actions: {
    'keep the result': assign((_, { result }: { result: Answer }) => ({ result, failure: null })),
    /** What was told stays as it was told: only names are another. */
    'call things by their new names': assign(
      ({ context: { result } }, { companyFa, vehicleTitle }: Answer) => ({
        result: result && { ...result, companyFa, vehicleTitle },
      }),
    ),
    'note the failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Provided where the app starts: the invoice, what is still to be given, home, or the sign-in page. */
    'go back to the invoice': () => undefined,
    'go to the documents': () => undefined,
    'go to the details': () => undefined,
    'go home': () => undefined,
    'leave for the sign-in page': () => undefined,
  },
  delays: { 'between two questions': 3_000 },
})

export const paymentResult = vocabulary.createMachine({
  id: 'payment-result',
  context: ({ input }) => ({ ...input, result: null, failure: null }),
  initial: 'asking',
  on: {
    'names.renewed': {
      description: 'Another language is spoken: nothing but names is another.',
      actions: { type: 'call things by their new names', params: ({ event }) => event.result },
    },
  },
  states: {
    asking: {
      tags: 'loading',
      meta: { title: 'payment-result.asking' },
      invoke: {
        src: 'ask how the payment ended',
        id: 'readPaymentResult',
        input: ({ context }) => ({ trackingCode: context.trackingCode }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keep the result', params: ({ event }) => ({ result: event.output }) },
        },
        onError: [
          { guard: { type: 'the session has ended', params: ({ event }) => event }, target: 'signedOut' },
          { guard: { type: 'there is no such order', params: ({ event }) => event }, target: 'unknown' },
          { target: 'failed', actions: { type: 'note the failure', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'it is paid', target: 'paid' },
        { guard: 'it is still open', target: 'open' },
        { target: 'unpaid' },
      ],
    },
    paid: {
      meta: { title: 'payment-result.paid' },
      on: {
        continue: { actions: 'go home' },
        'documents.chosen': { guard: 'pictures alone are awaited', actions: 'go to the documents' },
        'details.chosen': {
          guard: 'details are awaited',
          description: 'It was paid first: holder, address and documents are given now.',
          actions: 'go to the details',
        },
        back: { actions: 'go home' },
      },
    },
    unpaid: {
      meta: { title: 'payment-result.unpaid' },
      on: { continue: { actions: 'go back to the invoice' }, back: { actions: 'go back to the invoice' } },
    },
    open: {
      meta: { title: 'payment-result.open' },
      description: 'The bank has not said yet: asked again after a moment, or at once by the person.',
      after: { 'between two questions': 'asking' },
      on: { retry: 'asking', continue: { actions: 'go back to the invoice' }, back: { actions: 'go home' } },
    },
    signedOut: {
      meta: { title: 'payment-result.signed-out' },
      on: { continue: { actions: 'leave for the sign-in page' }, back: { actions: 'go home' } },
    },
    unknown: {
      meta: { title: 'payment-result.unknown' },
      on: { continue: { actions: 'go home' }, back: { actions: 'go home' } },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'payment-result.failed' },
      on: { retry: 'asking', back: { actions: 'go home' } },
    },
  },
})
