/**
 * Payment result: asks the gateway for it and never trusts the address. Specification: decisions, sections
 * 4 and 6.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { errors } from '#contract/errors.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'

export type PaymentResultInput = { trackingCode: string }
type Answer = AnswerOf<'readPaymentResult'>
export type PaymentResultContext = PaymentResultInput & { result: Answer | null; failure: Failure | null }
type Event =
  | { type: 'continue' }
  | { type: 'documents.chosen' }
  | { type: 'details.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'labels.relocalised'; result: Answer }

const vocabulary = setup({
  types: typeOf<{
    context: PaymentResultContext
    events: Event
    input: PaymentResultInput
    tags: 'loading' | 'failed'
    meta: { title?: string }
  }>(),
  actors: {
    'read the payment result': fromPromise<Answer, PaymentResultInput>(() =>
      Promise.reject(new Error('«ask how the payment ended» was not provided')),
    ),
  },
  guards: {
    'the order was paid': ({ context }) => context.result?.state === 'paid',
    'the policy is not issued yet': ({ context }) => (context.result?.receipt?.issueBy ?? null) !== null,
    'the payment is still open': ({ context }) => context.result?.state === 'open',
    'order details are missing': ({ context: { result } }) => result !== null && result.detailsUntil !== null,
    'only pictures are missing': ({ context: { result } }) =>
      result !== null && result.detailsUntil === null && result.documentsUntil !== null,
    'the session has ended': (_, { error }: { error: unknown }) => failureOf(error).kind === 'signed-out',
    'the order does not exist': (_, { error }: { error: unknown }) =>
      failureOf(error).code === errors.notFound.code,
  },
  actions: {
    'store the result': assign((_, { result }: { result: Answer }) => ({ result, failure: null })),
    /** Only labels are replaced; everything else stays as it was shown. */
    'relocalise the context': assign(({ context: { result } }, { companyFa, vehicleTitle }: Answer) => ({
      result: result && { ...result, companyFa, vehicleTitle },
    })),
    'store the failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /**
     * Provided where the app starts: navigation to the invoice, the missing details or documents, home, or
     * the sign-in page.
     */
    'go back to the invoice': () => undefined,
    'go to the documents': () => undefined,
    'go to the details': () => undefined,
    'go home': () => undefined,
    'go to the sign-in page': () => undefined,
  },
  delays: { 'payment poll interval': 3_000, 'issue poll interval': 15_000 },
})

const receiptEvents = {
  continue: { actions: 'go home' },
  'documents.chosen': { guard: 'only pictures are missing', actions: 'go to the documents' },
  'details.chosen': {
    guard: 'order details are missing',
    description: 'The order was paid first: holder, address and documents are entered now.',
    actions: 'go to the details',
  },
  back: { actions: 'go home' },
} as const

export const paymentResult = vocabulary.createMachine({
  id: 'payment-result',
  context: ({ input }) => ({ ...input, result: null, failure: null }),
  initial: 'asking',
  on: {
    'labels.relocalised': {
      description: 'The language changed: only labels are replaced.',
      actions: { type: 'relocalise the context', params: ({ event }) => event.result },
    },
  },
  states: {
    asking: {
      tags: 'loading',
      meta: { title: 'payment-result.asking' },
      invoke: {
        src: 'read the payment result',
        id: 'readPaymentResult',
        input: ({ context }) => ({ trackingCode: context.trackingCode }),
        onDone: {
          target: 'deciding',
          actions: { type: 'store the result', params: ({ event }) => ({ result: event.output }) },
        },
        onError: [
          { guard: { type: 'the session has ended', params: ({ event }) => event }, target: 'signedOut' },
          { guard: { type: 'the order does not exist', params: ({ event }) => event }, target: 'unknown' },
          { target: 'failed', actions: { type: 'store the failure', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'the order was paid', target: 'paid' },
        { guard: 'the payment is still open', target: 'open' },
        { target: 'unpaid' },
      ],
    },
    paid: {
      meta: { title: 'payment-result.paid' },
      description: 'Asks again after a moment until the policy is issued, so that the receipt says when.',
      after: { 'issue poll interval': { guard: 'the policy is not issued yet', target: 'refreshing' } },
      on: receiptEvents,
    },
    refreshing: {
      meta: { title: 'payment-result.paid' },
      description:
        'Nothing is missing: an order that lacks something is not issued, and is not asked for again.',
      on: { continue: receiptEvents.continue, back: receiptEvents.back },
      invoke: {
        src: 'read the payment result',
        id: 'readPaymentResult',
        input: ({ context }) => ({ trackingCode: context.trackingCode }),
        onDone: {
          target: 'deciding',
          actions: { type: 'store the result', params: ({ event }) => ({ result: event.output }) },
        },
        onError: 'paid',
      },
    },
    unpaid: {
      meta: { title: 'payment-result.unpaid' },
      on: { continue: { actions: 'go back to the invoice' }, back: { actions: 'go back to the invoice' } },
    },
    open: {
      meta: { title: 'payment-result.open' },
      description:
        'The bank has not decided yet: asks again after a moment, or at once when the user retries.',
      after: { 'payment poll interval': 'asking' },
      on: { retry: 'asking', continue: { actions: 'go back to the invoice' }, back: { actions: 'go home' } },
    },
    signedOut: {
      meta: { title: 'payment-result.signed-out' },
      on: { continue: { actions: 'go to the sign-in page' }, back: { actions: 'go home' } },
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
