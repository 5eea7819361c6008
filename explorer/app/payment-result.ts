/**
 * The payment result's chart for the explorer: its events and the results of its call. Decisions, section 4.
 */
import type { AnswerOf } from '#contract/index.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import { invoice, receipt } from '../stubs/gateway-answers.ts'
import { smallTestModel } from '../small-chart.ts'

const { trackingCode, companyCode, companyFa, vehicleTitle, payNow: amount } = invoice
const unpaid: AnswerOf<'readPaymentResult'> = {
  trackingCode,
  type: 'thirdparty',
  renews: null,
  state: 'open',
  amount,
  companyCode,
  companyFa,
  vehicleTitle,
  orderNumber: null,
  paidOn: null,
  bankReference: null,
  awaited: [],
  documentsUntil: null,
  detailsUntil: null,
  receipt: null,
}
const paid: AnswerOf<'readPaymentResult'> = {
  ...unpaid,
  state: 'paid',
  orderNumber: '404817',
  paidOn: '1404-08-24',
  bankReference: '918273645',
  receipt,
}

/** Of an order that misses something: no day of issue yet. */
const owing = { ...receipt, issueBy: null }

/** By name of the result. */
export const paymentResultAnswers: Readonly<Record<string, AnswerOf<'readPaymentResult'>>> = {
  paid,
  'paid, documents open': { ...paid, receipt: owing, awaited: ['documents'], documentsUntil: '1404-09-03' },
  'paid, details open': { ...paid, receipt: owing, detailsUntil: '1404-08-27' },
  open: unpaid,
  cancelled: { ...unpaid, state: 'cancelled' },
}

export const paymentResultTestModel = smallTestModel({
  chart: paymentResult,
  inputs: { 'back from the bank': { trackingCode } },
  events: {
    continue: 'on',
    'documents.chosen': 'to the documents',
    'details.chosen': 'to the details',
    retry: 'try again',
    back: 'back',
    'labels.relocalised': { label: null, payloads: { '': { result: paid } } },
  },
  calls: { readPaymentResult: { label: 'the bank', results: paymentResultAnswers } },
})
