/**
 * The invoice: passed by the press of the button that names the amount, with a last check where the order
 * demands one, then the bank. Specification: document 2 section 4 "Invoice and payment"; decisions, section
 * 4.
 */
import { state } from '../../journey.ts'
import { orderInput } from '../../journey/requests.ts'
import { backWaits } from '../../parts/submitting.ts'
import { withError, orderClosed, raiseOutcome, signedOut } from '../../parts/outcomes.ts'

const toTheBank = {
  target: 'starting',
  actions: ['clear the payment outcome', 'clear the failure', 'open the bank window'],
} as const

export const invoice = state({
  id: 'payment-invoice',
  route: { guard: 'the order can be paid' },
  meta: { title: 'payment', address: 'payment', step: '2' },
  initial: 'opened',
  states: {
    opened: {
      description: 'Opened by its address: the same screen. Nothing is paid before a press.',
      always: '#payment-deciding',
    },
    passing: {
      id: 'payment-passing-invoice',
      always: [{ guard: 'a final check is required', target: 'checkingLast' }, toTheBank],
    },
    checkingLast: {
      tags: 'sheet',
      meta: { title: 'payment.last-check' },
      on: { continue: toTheBank, 'sheet.closed': '#payment-checking', back: '#payment-checking' },
    },
    starting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'payment.starting' },
      on: backWaits,
      invoke: {
        src: 'start the payment',
        id: 'startPayment',
        input: orderInput,
        onDone: [
          {
            guard: 'Back waits',
            description: 'Back was pressed meanwhile.',
            target: '#payment-checking',
            actions: ['drop the waiting Back', 'close the bank window'],
          },
          {
            target: 'atTheBank',
            actions: { type: 'show the bank page', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { ...signedOut, actions: ['close the bank window', ...signedOut.actions] },
          { ...orderClosed, actions: ['close the bank window', ...orderClosed.actions] },
          {
            guard: withError('the price changed again'),
            target: '#payment-reading-invoice',
            actions: ['drop the waiting Back', 'close the bank window'],
          },
          {
            guard: withError('the discount code was refused'),
            description: 'The code has become invalid: the invoice is read again.',
            target: '#payment-reading-invoice',
            actions: ['close the bank window', withError('store the failure')],
          },
          {
            target: '#payment-checking',
            actions: ['close the bank window', withError('store the failure')],
          },
        ],
      },
    },
    atTheBank: {
      tags: 'loading',
      meta: { title: 'payment.at-the-bank' },
      on: {
        back: { target: '#payment-checking', actions: 'close the bank window' },
        'bank-page.reopened': {
          ...toTheBank,
          description: 'The bank’s window was lost: the gateway answers with the page of the same attempt.',
        },
      },
      invoke: {
        src: 'watch the payment',
        id: 'watchPayment',
        input: orderInput,
        onDone: [
          {
            guard: { type: 'the payment succeeded', params: ({ event }) => ({ end: event.output }) },
            actions: raiseOutcome('step.done'),
          },
          {
            target: '#payment-reading-invoice',
            actions: { type: 'store the payment outcome', params: ({ event }) => ({ end: event.output }) },
          },
        ],
        onError: [signedOut, { target: '#payment-checking', actions: withError('store the failure') }],
      },
    },
  },
})
