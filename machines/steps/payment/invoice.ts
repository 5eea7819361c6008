/** The invoice: a changed price is decided on first, then a discount code, the last check, the bank. Specification: document 2 section 4 "Invoice and payment"; decisions, section 4. */
import { state } from '../../journey.ts'
import { change, ofTheOrder } from '../../journey/requests.ts'
import { backToForm, of, orderClosed, showPanel, signedOut, tell } from '../../parts/outcomes.ts'

const toTheBank = {
  target: 'starting',
  actions: ['forget how the payment ended', 'open the bank’s window'],
} as const

export const invoice = state({
  id: 'payment-invoice',
  route: { guard: 'the answers are checked' },
  meta: { title: 'payment', path: '/third-party/payment/{trackingCode}', step: '2', screen: 'payment' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'applyDiscount' } },
          target: 'applyingDiscount',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'removeDiscount' } },
          target: 'removingDiscount',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'acceptPriceChange' } },
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
        input: ofTheOrder,
        onDone: [
          {
            guard: { type: 'the price has changed', params: ({ event }) => ({ invoice: event.output }) },
            target: 'decidingOnPrice',
            actions: { type: 'keep the invoice', params: ({ event }) => ({ invoice: event.output }) },
          },
          {
            target: 'reviewing',
            actions: { type: 'keep the invoice', params: ({ event }) => ({ invoice: event.output }) },
          },
        ],
        onError: [signedOut, showPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'payment.failed' },
      exit: 'forget the failure',
      on: { retry: 'loading', back: '#payment-reading-answers' },
    },
    decidingOnPrice: {
      tags: 'sheet',
      meta: { title: 'payment.price-changed' },
      description: 'Old price, new price and why; nothing is paid before the person has decided.',
      on: {
        continue: 'acceptingPrice',
        'price.refused': {
          description: 'Another offer is looked for.',
          actions: ['another offer is looked for', tell('step.new-search')],
        },
        'sheet.closed': '#payment-reading-answers',
        back: '#payment-reading-answers',
      },
    },
    acceptingPrice: {
      tags: ['sheet', 'loading', 'submitting'],
      meta: { title: 'payment.accepting-price' },
      entry: { type: 'name the change', params: { change: 'acceptPriceChange' } },
      invoke: {
        src: 'accept the new price',
        id: 'acceptPriceChange',
        input: change('acceptPriceChange'),
        onDone: { target: 'loading', actions: ['the change is made', 'tell that the price is taken'] },
        onError: [
          signedOut,
          orderClosed,
          {
            guard: of('the price is another'),
            description: 'It has changed once more.',
            target: 'loading',
            actions: 'the change is made',
          },
          backToForm('decidingOnPrice'),
        ],
      },
    },
    reviewing: {
      on: {
        'discount-sheet.opened': 'enteringDiscount',
        'discount.removed': 'removingDiscount',
        continue: [{ guard: 'a last check is needed', target: 'checkingLast' }, toTheBank],
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
      on: {
        'discount-code.changed': { actions: 'keep the discount draft' },
        'discount.submitted': { guard: 'a code is entered', target: 'applyingDiscount' },
        'sheet.closed': { target: 'reviewing', actions: 'forget the failure' },
        back: { target: 'reviewing', actions: 'forget the failure' },
      },
    },
    applyingDiscount: {
      tags: ['sheet', 'loading', 'submitting'],
      meta: { title: 'payment.applying-discount' },
      entry: { type: 'name the change', params: { change: 'applyDiscount' } },
      invoke: {
        src: 'apply the discount code',
        id: 'applyDiscount',
        input: change('applyDiscount'),
        onDone: {
          target: 'loading',
          actions: [
            'the change is made',
            { type: 'tell that it worked', params: ({ event }) => event.output },
          ],
        },
        onError: [
          signedOut,
          orderClosed,
          {
            guard: of('the discount code was refused'),
            target: 'enteringDiscount',
            actions: of('note the failure'),
          },
          backToForm('enteringDiscount'),
        ],
      },
    },
    removingDiscount: {
      tags: ['loading', 'submitting'],
      meta: { title: 'payment.removing-discount' },
      entry: { type: 'name the change', params: { change: 'removeDiscount' } },
      invoke: {
        src: 'remove the discount code',
        id: 'removeDiscount',
        input: change('removeDiscount'),
        onDone: { target: 'loading', actions: ['the change is made', 'tell that the code is removed'] },
        onError: [signedOut, orderClosed, backToForm('loading')],
      },
    },
    starting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'payment.starting' },
      invoke: {
        src: 'start the payment',
        id: 'startPayment',
        input: ofTheOrder,
        onDone: {
          target: 'atTheBank',
          actions: { type: 'show the bank’s page', params: ({ event }) => event.output },
        },
        onError: [
          { ...signedOut, actions: ['close the bank’s window', ...signedOut.actions] },
          { ...orderClosed, actions: ['close the bank’s window', ...orderClosed.actions] },
          { guard: of('the price is another'), target: 'loading', actions: 'close the bank’s window' },
          {
            target: 'reviewing',
            actions: ['close the bank’s window', of('note the failure'), of('tell the failure')],
          },
        ],
      },
    },
    atTheBank: {
      tags: 'loading',
      meta: { title: 'payment.at-the-bank' },
      on: { back: { target: 'reviewing', actions: 'close the bank’s window' } },
      invoke: {
        src: 'watch the payment',
        id: 'watchPayment',
        input: ofTheOrder,
        onDone: [
          {
            guard: { type: 'the payment is made', params: ({ event }) => ({ end: event.output }) },
            actions: tell('step.done'),
          },
          {
            target: 'loading',
            actions: { type: 'keep how the payment ended', params: ({ event }) => ({ end: event.output }) },
          },
        ],
        onError: [
          signedOut,
          { target: 'reviewing', actions: [of('note the failure'), of('tell the failure')] },
        ],
      },
    },
  },
})
