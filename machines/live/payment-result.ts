/** The payment result's events and how its call may end, with what the gateway then answers. Decisions, section 4. */
import type { AnswerOf } from '#contract/index.ts'
import { errors } from '#contract/errors.ts'
import type { Happening } from '../paths/explore.ts'
import { failure, invoice } from '../testing/answers-of-the-gateway.ts'

const bare = { '': {} } as const

export const paymentResultGestures = { continue: bare, 'documents.chosen': bare, 'details.chosen': bare, retry: bare, back: bare } as const

const { trackingCode, companyCode, companyFa, vehicleTitle, payNow: amount } = invoice
const unpaid: AnswerOf<'readPaymentResult'> = {
  trackingCode, state: 'open', amount, companyCode, companyFa, vehicleTitle, orderNumber: null, paidOn: null, bankReference: null, documentsUntil: null, detailsUntil: null,
}
const paid: AnswerOf<'readPaymentResult'> = { ...unpaid, state: 'paid', orderNumber: '404817', paidOn: '1404-08-24', bankReference: '918273645' }

/** By the name of the outcome. */
export const paymentResultAnswers: Readonly<Record<string, AnswerOf<'readPaymentResult'>>> = {
  paid,
  'paid, documents open': { ...paid, documentsUntil: '1404-09-03' },
  'paid, details open': { ...paid, detailsUntil: '1404-08-27' },
  open: unpaid,
  cancelled: { ...unpaid, state: 'cancelled' },
}

const CALL = 'readPaymentResult'
const failures = { 'session ended': failure('signed-out', errors.signInNeeded.code), unreachable: failure('unreachable'), notFound: failure('refused', errors.notFound.code) }

/** Takes the id of a call; gives how it may end. */
export const paymentResultEndings = (call: string): readonly Happening[] =>
  call === CALL
    ? [
        ...Object.entries(paymentResultAnswers).map(([name, output]) => ({ name: `${CALL}: ${name}`, event: { type: `xstate.done.actor.${CALL}`, output, actorId: CALL } })),
        ...Object.entries(failures).map(([name, error]) => ({ name: `${CALL}: ${name}`, event: { type: `xstate.error.actor.${CALL}`, error, actorId: CALL } })),
      ]
    : []
