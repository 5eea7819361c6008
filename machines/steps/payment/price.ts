/**
 * Changes of the price on the review: a discount code in its sheet, and the decision on a price that has
 * changed since the offer was chosen. Specification: document 2 section 4 "Invoice and payment"; decisions,
 * section 4.
 */
import { state } from '../../journey.ts'
import { changeInput } from '../../journey/requests.ts'
import { codeFailures, codeSheetEvents, typesCode } from '../../parts/discount-code.ts'
import { backToForm, withError, orderClosed, signedOut, raiseOutcome } from '../../parts/outcomes.ts'
import { priceDecision } from '../../parts/price-change.ts'
import { backWaits, closingWaits } from '../../parts/submitting.ts'

const INVOICE = '#payment-reading-invoice'

export const priceStates = {
  decidingOnPrice: state({
    id: 'payment-deciding-on-price',
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
      close: 'reviewing',
    }),
  }),
  acceptingPrice: state({
    id: 'payment-accepting-price',
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'payment.accepting-price' },
    entry: { type: 'start the change', params: { change: 'acceptPriceChange' } },
    on: closingWaits,
    invoke: {
      src: 'accept the new price',
      id: 'acceptPriceChange',
      input: changeInput('acceptPriceChange'),
      onDone: { target: INVOICE, actions: ['finish the change', 'show that the price was accepted'] },
      onError: [
        signedOut,
        orderClosed,
        {
          guard: withError('the price changed again'),
          description: 'The price changed once more.',
          target: INVOICE,
          actions: 'finish the change',
        },
        backToForm('decidingOnPrice'),
      ],
    },
  }),
  enteringDiscount: state({
    tags: 'sheet',
    meta: { title: 'payment.discount-sheet' },
    on: codeSheetEvents('invoice', 'reviewing'),
  }),
  applyingDiscount: state({
    id: 'payment-applying-discount',
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'payment.applying-discount' },
    entry: { type: 'start the change', params: { change: 'applyDiscount' } },
    on: { ...closingWaits, ...typesCode('invoice') },
    invoke: {
      src: 'apply the discount code',
      id: 'applyDiscount',
      input: changeInput('applyDiscount'),
      onDone: {
        target: INVOICE,
        actions: [
          'finish the change',
          { type: 'show the success message', params: ({ event }) => event.output },
        ],
      },
      onError: [signedOut, orderClosed, ...codeFailures],
    },
  }),
  removingDiscount: state({
    id: 'payment-removing-discount',
    tags: ['loading', 'submitting'],
    meta: { title: 'payment.removing-discount' },
    entry: { type: 'start the change', params: { change: 'removeDiscount' } },
    on: backWaits,
    invoke: {
      src: 'remove the discount code',
      id: 'removeDiscount',
      input: changeInput('removeDiscount'),
      onDone: {
        target: INVOICE,
        actions: ['answer the waiting Back', 'finish the change', 'show that the code was removed'],
      },
      onError: [signedOut, orderClosed, backToForm(INVOICE)],
    },
  }),
}
