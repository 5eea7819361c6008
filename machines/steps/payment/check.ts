/**
 * Check your answers: all answers, read from the gateway, each with a link to change it and return; the
 * payment type is changed in place. Specification: decisions, section 6 "payment (check your answers, then
 * invoice)".
 */
import { state } from '../../journey.ts'
import { changeInput, orderInput } from '../../journey/requests.ts'
import { withError, orderClosed, showErrorPanel, signedOut, raiseOutcome } from '../../parts/outcomes.ts'

export const readingAnswers = state({
  tags: 'loading',
  meta: { title: 'payment.reading-answers', screen: 'check-answers' },
  on: { back: { actions: raiseOutcome('step.back') } },
  invoke: {
    src: 'read the order',
    id: 'readAnswers',
    input: orderInput,
    onDone: {
      target: 'checking',
      actions: { type: 'store the order', params: ({ event }) => ({ order: event.output }) },
    },
    onError: [signedOut, showErrorPanel('answersFailed')],
  },
})

export const answersFailed = state({
  tags: 'failed',
  exit: 'clear the failure',
  meta: { title: 'payment.answers-failed', screen: 'check-answers' },
  on: { retry: 'readingAnswers', back: { actions: raiseOutcome('step.back') } },
})

export const checking = state({
  meta: {
    title: 'payment.check',
    address: 'payment',
    step: '1',
    screen: 'check-answers',
  },
  initial: 'reviewing',
  states: {
    reviewing: {
      id: 'payment-checking',
      on: {
        'answer-change.chosen': {
          guard: { type: 'the order has this answer', params: ({ event }) => event },
          actions: ['store which answer is edited', raiseOutcome('step.change')],
        },
        'payment-type-sheet.opened': { target: 'choosingPayment', actions: 'start choosing a payment type' },
        continue: [
          {
            guard: 'the order is incomplete',
            description: 'A changed answer can reopen an earlier step of the order.',
            actions: raiseOutcome('step.incomplete'),
          },
          { target: '#payment-invoice', actions: 'mark the answers as checked' },
        ],
        back: { actions: raiseOutcome('step.back') },
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
  },
})

export const changingPaymentType = state({
  id: 'payment-changing-type',
  tags: ['sheet', 'loading', 'submitting'],
  meta: { title: 'payment.changing-payment-type', screen: 'check-answers' },
  entry: { type: 'start the change', params: { change: 'changePaymentType' } },
  invoke: {
    src: 'change the payment type',
    id: 'changePaymentType',
    input: changeInput('changePaymentType'),
    onDone: {
      target: 'readingAnswers',
      actions: ['finish the change', 'show that the payment type changed'],
    },
    onError: [
      signedOut,
      orderClosed,
      { target: 'readingAnswers', actions: [withError('store the failure'), withError('show the failure')] },
    ],
  },
})
