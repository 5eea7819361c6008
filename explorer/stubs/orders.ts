/** Stubbed orders. */
import { order } from './gateway-answers.ts'
import { stubEach } from './answer.ts'

const given = { ...order, stage: 6, documents: { submitted: true, later: false } } as const
const paid = { ...given, status: 'paid', editable: false } as const
const byCheques = { active: true, submitted: false, later: false } as const
const payFirst = { chosen: true, deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' } as const

export const orders = {
  readOrder: stubEach('readOrder', {
    'just made': order,
    'of a vehicle that is no longer listed': { ...order, search: { ...order.search, carModel: 'gone' } },
    'without delivery': { ...order, deliveryMode: 'no_delivery' },
    'to be paid by cheques': { ...order, paymentType: 'installment', cheques: byCheques },
    'waiting for documents': { ...order, stage: 5 },
    'waiting for cheques': { ...order, stage: 5, paymentType: 'installment', cheques: byCheques },
    'waiting for its payment': given,
    'waiting for a last check': { ...given, showPaymentModal: true },
    'to be paid first': { ...order, instantPaymentInfo: payFirst },
    'paid, details open': { ...order, status: 'paid', instantPaymentInfo: payFirst },
    'paid, documents open': { ...paid, documents: { submitted: false, later: true } },
    'paid, cheques open': {
      ...paid,
      documents: { submitted: false, later: true },
      cheques: { active: true, submitted: false, later: true },
    },
    'paid, cheques alone open': { ...paid, cheques: { active: true, submitted: false, later: true } },
    'paid, details returned': { ...paid, editable: true },
    paid,
  }),
  readAnswers: stubEach('readOrder', {
    whole: given,
    'with cheques': { ...given, paymentType: 'installment', cheques: { ...byCheques, submitted: true } },
    'to be checked at last': { ...given, showPaymentModal: true },
    'holder missing': order,
    'address missing': { ...order, stage: 3 },
    'delivery missing': { ...order, stage: 4 },
    'documents missing': { ...order, stage: 5 },
    'cheques missing': { ...given, stage: 5, paymentType: 'installment', cheques: byCheques },
    'paid first': { ...order, instantPaymentInfo: payFirst },
  }),
}
