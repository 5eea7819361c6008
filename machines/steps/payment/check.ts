/**
 * Check your answers: everything that was given, read from the gateway, each with a way to change it and come back; the
 * way of paying is changed in place. Specification: decisions, section 6 "payment (check your answers, then invoice)".
 */
import { state } from '../../journey.ts'
import { change, ofTheOrder } from '../../journey/requests.ts'
import { of, orderClosed, showPanel, signedOut, tell } from '../../parts/outcomes.ts'

export const readingAnswers = state({
  tags: 'loading',
  meta: { title: 'payment.reading-answers', screen: 'check-answers' },
  on: { back: { actions: tell('step.back') } },
  invoke: {
    src: 'read the order',
    id: 'readAnswers',
    input: ofTheOrder,
    onDone: {
      target: 'checking',
      actions: { type: 'keep the order', params: ({ event }) => ({ order: event.output }) },
    },
    onError: [signedOut, showPanel('answersFailed')],
  },
})

export const answersFailed = state({
  tags: 'failed',
  exit: 'forget the failure',
  meta: { title: 'payment.answers-failed', screen: 'check-answers' },
  on: { retry: 'readingAnswers', back: { actions: tell('step.back') } },
})

export const checking = state({
  meta: {
    title: 'payment.check',
    path: '/third-party/payment/{trackingCode}',
    step: '1',
    screen: 'check-answers',
    next: 'payment.invoice',
  },
  initial: 'reviewing',
  states: {
    reviewing: {
      id: 'payment-checking',
      on: {
        'answer-change.chosen': {
          guard: { type: 'the order holds it', params: ({ event }) => event },
          actions: ['remember which answer is changed', tell('step.change')],
        },
        'payment-type-sheet.opened': { target: 'choosingPayment', actions: 'begin another way of paying' },
        continue: [
          {
            guard: 'something is still to be given',
            description: 'Another way of paying may ask for cheques.',
            actions: tell('step.cheques-needed'),
          },
          { target: '#payment-invoice', actions: 'the answers are checked' },
        ],
        back: { actions: tell('step.back') },
      },
    },
    choosingPayment: {
      tags: 'sheet',
      meta: { title: 'payment.payment-type-sheet' },
      on: {
        'payment-type.chosen': {
          guard: { type: 'the order may be paid so', params: ({ event }) => event },
          actions: 'keep another way of paying',
        },
        continue: [
          { guard: 'another way of paying is chosen', target: '#payment-changing-type' },
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
  entry: { type: 'name the change', params: { change: 'changePaymentType' } },
  invoke: {
    src: 'change the way of paying',
    id: 'changePaymentType',
    input: change('changePaymentType'),
    onDone: { target: 'readingAnswers', actions: ['the change is made', 'tell that it is paid otherwise'] },
    onError: [
      signedOut,
      orderClosed,
      { target: 'readingAnswers', actions: [of('note the failure'), of('tell the failure')] },
    ],
  },
})
