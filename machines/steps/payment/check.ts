/**
 * Review and pay: all answers, the price and the payment type on one screen. An answer is changed in its step
 * and returns here, the payment type and the discount code are changed in place. Specification: document 2
 * section 4 "Invoice and payment"; decisions, section 6 "payment (check your answers, then invoice)".
 */
import { state } from '../../journey.ts'
import { changeInput, checkedOrderInput, orderInput } from '../../journey/requests.ts'
import type { EditedAnswer } from '../../journey/answers.ts'
import { withError, orderClosed, showErrorPanel, signedOut, raiseOutcome } from '../../parts/outcomes.ts'
import { closingWaits } from '../../parts/submitting.ts'
import { priceStates } from './price.ts'

const backToPreviousStep = { actions: raiseOutcome('step.back') } as const
const changeOfAnAnswer = {
  guard: {
    type: 'the order has this answer',
    params: ({ event }: { event: { answer: EditedAnswer } }) => event,
  },
  actions: ['store which answer is edited', raiseOutcome('step.change')],
} as const

export const readingAnswers = state({
  tags: 'loading',
  meta: { title: 'payment.reading-answers' },
  on: { back: backToPreviousStep },
  invoke: {
    src: 'read the order',
    id: 'readAnswers',
    input: checkedOrderInput,
    onDone: {
      target: 'readingInvoice',
      actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
    },
    onError: [signedOut, showErrorPanel('answersFailed')],
  },
})

export const answersFailed = state({
  tags: 'failed',
  exit: 'clear the failure',
  meta: { title: 'payment.answers-failed' },
  on: { retry: 'readingAnswers', back: backToPreviousStep },
})

export const readingInvoice = state({
  id: 'payment-reading-invoice',
  tags: 'loading',
  meta: { title: 'payment.loading' },
  on: { back: backToPreviousStep },
  invoke: {
    src: 'read the invoice',
    id: 'readInvoice',
    input: orderInput,
    onDone: [
      {
        guard: { type: 'the price has changed', params: ({ event }) => ({ invoice: event.output }) },
        target: '#payment-deciding-on-price',
        actions: { type: 'store the invoice', params: ({ event }) => ({ invoice: event.output }) },
      },
      {
        target: 'checking',
        actions: { type: 'store the invoice', params: ({ event }) => ({ invoice: event.output }) },
      },
    ],
    onError: [signedOut, showErrorPanel('invoiceFailed')],
  },
})

/** The answers stay on the screen: an offer that is not sold any more is changed there. */
export const invoiceFailed = state({
  tags: 'failed',
  exit: 'clear the failure',
  meta: { title: 'payment.failed' },
  on: { retry: 'readingInvoice', back: backToPreviousStep, 'answer-change.chosen': changeOfAnAnswer },
})

export const checking = state({
  meta: { title: 'payment.check', address: 'payment', step: '1' },
  initial: 'reviewing',
  states: {
    reviewing: {
      id: 'payment-checking',
      on: {
        'answer-change.chosen': changeOfAnAnswer,
        'payment-type-sheet.opened': { target: 'choosingPayment', actions: 'start choosing a payment type' },
        'discount-sheet.opened': {
          guard: { type: 'no discount code is applied to the', params: { place: 'invoice' } },
          target: 'enteringDiscount',
          actions: 'clear the failure',
        },
        'discount.removed': {
          guard: { type: 'a discount code is applied to the', params: { place: 'invoice' } },
          target: 'removingDiscount',
        },
        continue: [
          {
            guard: 'the order is incomplete',
            description: 'A changed answer can reopen an earlier step of the order.',
            actions: raiseOutcome('step.incomplete'),
          },
          {
            guard: { type: 'the price has changed', params: ({ context }) => context },
            description: 'The sheet of the changed price was closed without a decision.',
            target: 'decidingOnPrice',
          },
          { target: '#payment-passing-invoice' },
        ],
        back: backToPreviousStep,
      },
    },
    choosingPayment: {
      tags: 'sheet',
      meta: { title: 'payment.payment-type-sheet' },
      on: {
        'payment-type.chosen': {
          guard: { type: 'the order allows this other payment type', params: ({ event }) => event },
          actions: 'update the payment type draft',
        },
        continue: [
          { guard: 'another payment type is chosen', target: '#payment-changing-type' },
          { target: 'reviewing' },
        ],
        'sheet.closed': 'reviewing',
        back: 'reviewing',
      },
    },
    ...priceStates,
  },
})

export const changingPaymentType = state({
  id: 'payment-changing-type',
  tags: ['sheet', 'loading', 'submitting'],
  meta: { title: 'payment.changing-payment-type' },
  entry: { type: 'start the change', params: { change: 'changePaymentType' } },
  on: closingWaits,
  invoke: {
    src: 'change the payment type',
    id: 'changePaymentType',
    input: changeInput('changePaymentType'),
    onDone: {
      target: 'readingAnswers',
      actions: ['finish the change', 'show that the payment type changed'],
    },
    onError: [signedOut, orderClosed, { target: 'readingAnswers', actions: withError('store the failure') }],
  },
})
