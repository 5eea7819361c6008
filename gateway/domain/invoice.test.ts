import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Invoice } from '#contract/operations/payment.ts'
import { market } from '../sandbox/market.ts'
import { chequesOf } from './cheque-plan.ts'
import { makeClock } from './clock.ts'
import { discountOf } from './discount-code.ts'
import { invoiceOf, type InvoiceOrder, planWithinCredit } from './invoice.ts'
import { premiumOf } from './premium.ts'
import { tariffOn } from './tariff.ts'

const clock = makeClock('1404-08-24')
const { breakdown } = premiumOf({
  tariff: tariffOn('1404-08-24'),
  tariffClass: 'c4',
  usagePercent: 0,
  age: 5,
  noClaim: 30,
  driverNoClaim: 30,
  firstRegistration: false,
  policyTerm: 12,
  delay: 73,
  insurerPercent: 0,
  platformPercent: 0,
  code: null,
  ceiling: 200_000_000,
})
const order: InvoiceOrder = {
  trackingCode: 'ABCDEFGHJKMNPQ',
  vehicleTitle: 'پژو ۲۰۷ دنده‌ای',
  policyTerm: 12,
  paymentType: 'cash',
  discount: null,
  deliverable: false,
  bnplCredit: 0,
  cheques: [],
  paidOn: null,
  validUntil: '2025-11-15T20:30:00.000Z',
  priceChange: null,
  yearChange: null,
  offer: {
    companyCode: 'damavand',
    companyFa: 'بیمهٔ دماوند',
    breakdown,
  },
  ceiling: 200_000_000,
}

describe('an invoice', () => {
  it('satisfies the contract, and adds up', () => {
    const invoice = v.parse(
      Invoice,
      invoiceOf({ ...order, discount: discountOf(market, 'MEHR10', clock), deliverable: true }, clock),
    )
    expect(invoice).toMatchObject({
      amount: 9_776_400,
      discount: 500_000,
      deliveryAmount: 85_000,
      totalAmount: 9_361_400,
      payNow: 9_361_400,
      plan: null,
      discountCode: 'MEHR10',
    })
    expect(invoice.breakdown.at(-1)).toEqual({ line: 'discount-code', amount: -500_000, percent: 10 })
  })
  it('applies a code to the taxed premium, never to lateness', () => {
    const percent = { ...discountOf(market, 'MEHR10', clock), atMost: null }
    expect(invoiceOf({ ...order, discount: percent }, clock).discount).toBe(793_900)
  })
  it('replaces the offer’s discount code with the current one', () => {
    const found = {
      ...order.offer,
      breakdown: [...breakdown, { line: 'discount-code' as const, amount: -300_000, percent: null }],
    }
    expect(invoiceOf({ ...order, offer: found }, clock)).toMatchObject({
      amount: 9_776_400,
      discount: 0,
      totalAmount: 9_776_400,
      discountCode: null,
    })
  })
  it('deducts nothing for another insurer’s code', () => {
    const aftab = { ...order.offer, companyCode: 'aftab' }
    expect(
      invoiceOf({ ...order, offer: aftab, discount: discountOf(market, 'DAMAVAND5', clock) }, clock),
    ).toMatchObject({ discount: 0, discountCode: null })
  })
  it('asks for the first instalment if the credit covers the others', () => {
    const invoice = invoiceOf({ ...order, paymentType: 'bnpl', bnplCredit: 20_000_000 }, clock)
    expect(invoice).toMatchObject({ totalAmount: 9_776_400, payNow: 2_444_100 })
    expect(invoice.plan?.amount).toBe(2_444_100)
  })
  it('adds the amount beyond the user’s credit to the first instalment', () => {
    const invoice = invoiceOf({ ...order, paymentType: 'bnpl', bnplCredit: 900_000 }, clock)
    expect(invoice.plan).toMatchObject({ amount: 300_000, first: 8_876_400 })
    expect(invoice.payNow).toBe(8_876_400)
  })
  it('asks for the down payment if the rest is paid by cheques', () => {
    const cheques = chequesOf({ first: 2_444_400, each: 1_222_000, count: 6 }, '1404-08-24')
    const invoice = v.parse(
      Invoice,
      invoiceOf(
        {
          ...order,
          paymentType: 'installment',
          cheques,
          deliverable: true,
          discount: discountOf(market, 'SEPAR30', clock),
        },
        clock,
      ),
    )
    expect(invoice).toMatchObject({
      amount: 9_776_400,
      totalAmount: 9_776_400 - 300_000 + 85_000,
      payNow: 9_776_400 - 6 * 1_222_000 - 300_000 + 85_000,
    })
    expect(invoice.plan).toMatchObject({ amount: 1_222_000, first: invoice.payNow })
    expect(invoice.plan?.payments.slice(0, 2)).toEqual([
      { amount: invoice.payNow, dueDate: '1404-08-24' },
      { amount: 1_222_000, dueDate: '1404-09-24' },
    ])
  })
  it('limits a code’s discount to the amount paid at the bank', () => {
    const cheques = chequesOf({ first: 100_400, each: 1_612_666, count: 6 }, '1404-08-24')
    const { discount, payNow } = invoiceOf(
      { ...order, paymentType: 'installment', cheques, discount: discountOf(market, 'SEPAR30', clock) },
      clock,
    )
    expect([discount, payNow]).toEqual([100_404, 0])
  })
  it('counts payments from the day of payment', () => {
    const { plan } = invoiceOf(
      { ...order, paymentType: 'bnpl', bnplCredit: 20_000_000, paidOn: '1404-08-20' },
      clock,
    )
    expect(plan?.payments.map(({ dueDate }) => dueDate)).toEqual([
      '1404-08-20',
      '1404-09-20',
      '1404-10-20',
      '1404-11-20',
    ])
  })
})

describe('a plan within a credit', () => {
  it('adds up to the total and stays within the credit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }).map((hundreds) => hundreds * 100),
        fc.integer({ min: 0, max: 30_000_000 }),
        (total, credit) => {
          const { payments, first } = planWithinCredit(total, credit, '1404-08-24')
          expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
          expect(total - first).toBeLessThanOrEqual(credit)
          expect(payments[0]?.amount).toBe(first)
        },
      ),
    )
  })
})
