/**
 * The invoice: first the decision on a changed price, then discount code, last check and bank.
 * Specification: document 2 section 4 "Invoice and payment"; decisions, section 4.
 */
import { state } from '../../journey.ts'
import { changeInput, orderInput } from '../../journey/requests.ts'
import { codeFailures, codeSheetEvents } from '../../parts/discount-code.ts'
import {
  backToForm,
  withError,
  orderClosed,
  showErrorPanel,
  signedOut,
  raiseOutcome,
} from '../../parts/outcomes.ts'
import { priceDecision } from '../../parts/price-change.ts'

const toTheBank = {
  target: 'starting',
  actions: ['clear the payment outcome', 'open the bank window'],
} as const

export const invoice = state({
  id: 'payment-invoice',
  route: { guard: 'the answers are checked' },
  meta: { title: 'payment', address: 'payment', step: '2', screen: 'payment' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'applyDiscount' } },
          target: 'applyingDiscount',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'removeDiscount' } },
          target: 'removingDiscount',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'acceptPriceChange' } },
          target: 'acceptingPrice',
        },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'loading',
      meta: { title: 'payment.loading' },
      on: { back: '#payment-reading-answers' },
      invoke: {
        src: 'read the invoice',
        id: 'readInvoice',
        input: orderInput,
        onDone: [
          {
            guard: { type: 'the price has changed', params: ({ event }) => ({ invoice: event.output }) },
            target: 'decidingOnPrice',
            actions: { type: 'store the invoice', params: ({ event }) => ({ invoice: event.output }) },
          },
          {
            target: 'reviewing',
            actions: { type: 'store the invoice', params: ({ event }) => ({ invoice: event.output }) },
          },
        ],
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'payment.failed' },
      exit: 'clear the failure',
      on: { retry: 'loading', back: '#payment-reading-answers' },
    },
    decidingOnPrice: {
      tags: 'sheet',
      meta: { title: 'payment.price-changed' },
      description:
        'Shows the old price, the new price and the reason. Nothing is paid before the user decides.',
      on: priceDecision({
        accept: 'acceptingPrice',
        refuse: {
          description: 'The user looks for another offer.',
          actions: ['mark the offer as edited', raiseOutcome('step.new-search')],
        },
        close: '#payment-reading-answers',
      }),
    },
    acceptingPrice: {
      tags: ['sheet', 'loading', 'submitting'],
      meta: { title: 'payment.accepting-price' },
      entry: { type: 'start the change', params: { change: 'acceptPriceChange' } },
      invoke: {
        src: 'accept the new price',
        id: 'acceptPriceChange',
        input: changeInput('acceptPriceChange'),
        onDone: { target: 'loading', actions: ['finish the change', 'show that the price was accepted'] },
        onError: [
          signedOut,
          orderClosed,
          {
            guard: withError('the price changed again'),
            description: 'The price changed once more.',
            target: 'loading',
            actions: 'finish the change',
          },
          backToForm('decidingOnPrice'),
        ],
      },
    },
    reviewing: {
      on: {
        'discount-sheet.opened': {
          guard: { type: 'no discount code is applied to the', params: { place: 'invoice' } },
          target: 'enteringDiscount',
        },
        'discount.removed': {
          guard: { type: 'a discount code is applied to the', params: { place: 'invoice' } },
          target: 'removingDiscount',
        },
        continue: [{ guard: 'a final check is required', target: 'checkingLast' }, toTheBank],
        back: '#payment-reading-answers',
      },
    },
    checkingLast: {
      tags: 'sheet',
      meta: { title: 'payment.last-check' },
      on: { continue: toTheBank, 'sheet.closed': 'reviewing', back: 'reviewing' },
    },
    enteringDiscount: {
      tags: 'sheet',
      meta: { title: 'payment.discount-sheet' },
      on: codeSheetEvents('invoice', 'reviewing'),
    },
    applyingDiscount: {
      tags: ['sheet', 'loading', 'submitting'],
      meta: { title: 'payment.applying-discount' },
      entry: { type: 'start the change', params: { change: 'applyDiscount' } },
      invoke: {
        src: 'apply the discount code',
        id: 'applyDiscount',
        input: changeInput('applyDiscount'),
        onDone: {
          target: 'loading',
          actions: [
            'finish the change',
            { type: 'show the success message', params: ({ event }) => event.output },
          ],
        },
        onError: [signedOut, orderClosed, ...codeFailures],
      },
    },
    removingDiscount: {
      tags: ['loading', 'submitting'],
      meta: { title: 'payment.removing-discount' },
      entry: { type: 'start the change', params: { change: 'removeDiscount' } },
      invoke: {
        src: 'remove the discount code',
        id: 'removeDiscount',
        input: changeInput('removeDiscount'),
        onDone: { target: 'loading', actions: ['finish the change', 'show that the code was removed'] },
        onError: [signedOut, orderClosed, backToForm('loading')],
      },
    },
    starting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'payment.starting' },
      invoke: {
        src: 'start the payment',
        id: 'startPayment',
        input: orderInput,
        onDone: {
          target: 'atTheBank',
          actions: { type: 'show the bank page', params: ({ event }) => event.output },
        },
        onError: [
          { ...signedOut, actions: ['close the bank window', ...signedOut.actions] },
          { ...orderClosed, actions: ['close the bank window', ...orderClosed.actions] },
          {
            guard: withError('the price changed again'),
            target: 'loading',
            actions: 'close the bank window',
          },
          {
            target: 'reviewing',
            actions: ['close the bank window', withError('store the failure'), withError('show the failure')],
          },
        ],
      },
    },
    atTheBank: {
      tags: 'loading',
      meta: { title: 'payment.at-the-bank' },
      on: { back: { target: 'reviewing', actions: 'close the bank window' } },
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
            target: 'loading',
            actions: { type: 'store the payment outcome', params: ({ event }) => ({ end: event.output }) },
          },
        ],
        onError: [
          signedOut,
          { target: 'reviewing', actions: [withError('store the failure'), withError('show the failure')] },
        ],
      },
    },
  },
})
