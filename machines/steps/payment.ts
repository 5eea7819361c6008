/**
 * Payment: the check of the answers, then the invoice and the bank. Specification: document 2 section 4
 * "Invoice and payment"; decisions, sections 4 and 6. Outcomes: done (paid), change (of an answer),
 * cheques needed, new search, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { answersFailed, changingPaymentType, checking, readingAnswers } from './payment/check.ts'
import { invoice } from './payment/invoice.ts'

export const payment = state({
  id: 'payment',
  route: { guard: 'the order can be paid' },
  meta: {
    title: 'payment',
    address: 'payment',
    query: 'order',
    screen: 'check-answers',
    progress: { step: 6, of: 6 },
  },
  entry: 'clear the edited answer',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'changePaymentType' } },
          target: 'changingPaymentType',
        },
        { guard: 'an invoice change was interrupted', target: 'invoice' },
        { target: 'readingAnswers' },
      ],
    },
    readingAnswers: {
      id: 'payment-reading-answers',
      entry: 'require another check of the answers',
      ...readingAnswers,
    },
    answersFailed,
    checking,
    changingPaymentType,
    invoice,
  },
})
