/** Stubbed answers from the invoice to the bank. */
import type { AnswerOf } from '#contract/index.ts'
import { invoice, receipt, trackingCode } from './gateway-answers.ts'
import { done, stubEach, stubOne } from './answer.ts'

const attempt: AnswerOf<'readPaymentResult'> = {
  trackingCode,
  type: 'thirdparty',
  renews: null,
  state: 'paid',
  amount: invoice.payNow,
  companyCode: invoice.companyCode,
  companyFa: invoice.companyFa,
  vehicleTitle: invoice.vehicleTitle,
  orderNumber: '404817',
  paidOn: '1404-08-24',
  bankReference: '918273645',
  awaited: [],
  documentsUntil: null,
  detailsUntil: null,
  receipt,
}

const unpaid = (state: 'cancelled' | 'timed-out' | 'refused') => ({
  ...attempt,
  state,
  orderNumber: null,
  paidOn: null,
  bankReference: null,
  receipt: null,
})

export const payment = {
  changePaymentType: stubOne({ operation: 'changePaymentType', answer: done }),
  readInvoice: stubEach('readInvoice', {
    '': invoice,
    'with a code': {
      ...invoice,
      discountCode: 'SEPAR30',
      discount: 300_000,
      totalAmount: 5_402_400,
      payNow: 5_402_400,
    },
    'another price': {
      ...invoice,
      priceChange: { from: 5_702_400, to: 6_000_000, reason: 'insurer-discount' },
    },
  }),
  acceptPriceChange: stubOne({ operation: 'acceptPriceChange', answer: done }),
  applyDiscount: stubEach('applyDiscount', {
    '': {
      discount: 300_000,
      totalAmount: 5_402_400,
      discountAmount: 300_000,
      message: '۳۰۰٬۰۰۰ تومان کم شد.',
    },
  }),
  removeDiscount: stubEach('removeDiscount', {
    '': { discount: 0, totalAmount: 5_702_400, discountAmount: 0, message: '' },
  }),
  startPayment: stubEach('startPayment', { '': { paymentUrl: '/sandbox/bank/x' } }),
  watchPayment: stubEach('readPaymentResult', {
    paid: attempt,
    cancelled: unpaid('cancelled'),
    'timed-out': unpaid('timed-out'),
    refused: unpaid('refused'),
  }),
}
