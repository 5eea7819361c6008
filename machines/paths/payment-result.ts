/** How the chart of the payment's result is walked: its events, how its call may end, and what the gateway then answers. Decisions, section 4. */
import type { AnswerOf } from '#contract/index.ts'
import { errors } from '#contract/errors.ts'
import { paymentResult } from '../app/payment-result.ts'
import { failure, invoice } from '../testing/answers-of-the-gateway.ts'
import { happeningsIn, type Tables } from './happenings.ts'
import { stepperOf } from './stepper.ts'
import type { Walk } from './walked.ts'

const bare = { '': {} } as const

const { trackingCode, companyCode, companyFa, vehicleTitle, payNow: amount } = invoice
const unpaid: AnswerOf<'readPaymentResult'> = {
  trackingCode, state: 'open', amount, companyCode, companyFa, vehicleTitle, orderNumber: null, paidOn: null, bankReference: null, awaited: [], documentsUntil: null, detailsUntil: null,
}
const paid: AnswerOf<'readPaymentResult'> = { ...unpaid, state: 'paid', orderNumber: '404817', paidOn: '1404-08-24', bankReference: '918273645' }

/** By the name of the outcome. */
export const paymentResultAnswers: Readonly<Record<string, AnswerOf<'readPaymentResult'>>> = {
  paid,
  'paid, documents open': { ...paid, awaited: ['documents'], documentsUntil: '1404-09-03' },
  'paid, details open': { ...paid, detailsUntil: '1404-08-27' },
  open: unpaid,
  cancelled: { ...unpaid, state: 'cancelled' },
}

const failures = [
  ['session ended', failure('signed-out', errors.signInNeeded.code)],
  ['unreachable', failure('unreachable')],
  ['notFound', failure('refused', errors.notFound.code)],
] as const

const input = { trackingCode }

export const paymentResultTables: Tables = {
  gestures: { continue: bare, 'documents.chosen': bare, 'details.chosen': bare, retry: bare, back: bare },
  answers: (call) => (call === 'readPaymentResult' ? paymentResultAnswers : {}),
  failures: () => failures,
}

export const paymentResultWalk: Walk = {
  model: () => ({
    stepper: stepperOf(paymentResult, input),
    beginnings: [{ name: 'back from the bank', input }],
    routes: [],
    happeningsIn: ({ _nodes }) => happeningsIn(paymentResultTables, _nodes),
    kept: () => [],
  }),
  phrases: {
    deeds: { continue: 'on', 'documents.chosen': 'to the documents', 'details.chosen': 'to the details', retry: 'try again', back: 'back' },
    calls: { readPaymentResult: 'the bank' },
    plain: () => 'readPaymentResult: paid',
  },
  reasons: {},
}
