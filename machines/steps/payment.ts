/**
 * Payment: one screen to check the answers, price and payment type, then the invoice state, which leads to
 * the bank. Specification: document 2 section 4 "Invoice and payment"; decisions, sections 4 and 6; design
 * language, "Review and pay". Outcomes: done (paid), change (of an answer), cheques needed, new search, back,
 * sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import {
  answersFailed,
  changingPaymentType,
  checking,
  invoiceFailed,
  readingAnswers,
  readingInvoice,
} from './payment/check.ts'
import { invoice } from './payment/invoice.ts'

export const payment = state({
  id: 'payment',
  route: { guard: 'the order can be paid' },
  meta: {
    title: 'payment',
    address: 'payment',
    query: 'order',
    screen: 'payment',
    progress: { step: 6, of: 6 },
  },
  entry: ['clear the edited answer', 'clear the failure'],
  exit: 'clear the failure',
  initial: 'deciding',
  states: {
    deciding: {
      id: 'payment-deciding',
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'changePaymentType' } },
          target: 'changingPaymentType',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'applyDiscount' } },
          target: '#payment-applying-discount',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'removeDiscount' } },
          target: '#payment-removing-discount',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'acceptPriceChange' } },
          target: '#payment-accepting-price',
        },
        { target: 'readingAnswers' },
      ],
    },
    readingAnswers: { id: 'payment-reading-answers', entry: 'clear the invoice', ...readingAnswers },
    answersFailed,
    readingInvoice,
    invoiceFailed,
    checking,
    changingPaymentType,
    invoice,
  },
})
