/** How the chart of the payment's result is walked. */
import { paymentResult } from '../app/payment-result.ts'
import { errors } from '#contract/errors.ts'
import { failure, trackingCode } from '../testing/answers-of-the-gateway.ts'
import { happeningsIn } from './happenings.ts'
import { stepperOf } from './stepper.ts'
import type { Walk } from './walked.ts'

const bare = { '': {} } as const
const input = { trackingCode }
/** Questions ask how the attempt ended, and nothing else of the answer. */
const ended = (state: string) => ({ state })

export const answers = { paid: ended('paid'), cancelled: ended('cancelled'), open: ended('open') } as const

const tables = {
  gestures: { continue: bare, 'documents.chosen': bare, 'details.chosen': bare, retry: bare, back: bare },
  answers: () => answers,
  failures: () => [
    ['session ended', failure('signed-out', errors.signInNeeded.code)],
    ['unreachable', failure('unreachable')],
    ['notFound', failure('refused', errors.notFound.code, 'نشد.')],
  ] as const,
}

export const paymentResultWalk: Walk = {
  model: () => ({
    stepper: stepperOf(paymentResult, input),
    beginnings: [{ name: 'back from the bank', input }],
    routes: [],
    happeningsIn: ({ _nodes }) => happeningsIn(tables, _nodes),
    kept: () => [],
  }),
  phrases: {
    deeds: { continue: 'on', 'documents.chosen': 'to the documents', 'details.chosen': 'to the details', retry: 'try again', back: 'back' },
    calls: { readPaymentResult: 'the bank' },
    plain: () => 'readPaymentResult: paid',
  },
  reasons: {},
}
