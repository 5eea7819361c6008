/**
 * The invoice of an order. Specification: document 1 sections 3, 4 and 9 (same-day hours); decisions, section
 * 4 (amount paid at the bank). The contract defines the arithmetic of the fields.
 */
import type { Invoice } from '#contract/operations/payment.ts'
import type { Offer, PaymentPlan } from '#contract/operations/offers.ts'
import { type Cheque, planByCheques } from './cheque-plan.ts'
import type { Clock } from './clock.ts'
import { discountOn, isDiscountFor } from './discount-code.ts'
import { dueDates, equalPlan } from './instalments.ts'
import { issueDeadline } from './issuing.ts'
import type { Discount } from './market.ts'
import { type PremiumOfOffer, premiumLines, sumOfLines } from './order-premium.ts'

/** Postage of a paper copy, toman. */
export const DELIVERY_AMOUNT = 85_000

export type InvoiceOrder = Pick<
  Invoice,
  'trackingCode' | 'vehicleTitle' | 'policyTerm' | 'paymentType' | 'validUntil' | 'priceChange' | 'yearChange'
> & {
  /** The chosen offer; `discount` replaces its line for a discount code. */
  offer: Pick<Offer, 'companyCode' | 'companyFa'> & PremiumOfOffer
  /** Toman; null for car-body insurance. */
  ceiling: number | null
  /** The order's current discount code. */
  discount: Discount | null
  /** Whether a paper copy is sent by post. */
  deliverable: boolean
  /** The BNPL provider's loan to this user beyond the first instalment, toman. */
  bnplCredit: number
  /** Empty unless the order is paid by cheques. */
  cheques: readonly Cheque[]
  /** Day of payment; null until then. */
  paidOn: string | null
}

/** Returns a plan of equal payments within the credit; the first one covers the rest. */
export const planWithinCredit = (total: number, credit: number, day: string): PaymentPlan => {
  const equal = equalPlan(total, dueDates(day))
  const later = equal.payments.length - 1
  const amount = Math.min(equal.amount, Math.floor(Math.max(0, credit) / later / 100) * 100)
  const first = total - amount * later
  return {
    amount,
    first,
    payments: equal.payments.map(({ dueDate }, index) => ({ dueDate, amount: index === 0 ? first : amount })),
  }
}

const planOf = (order: InvoiceOrder, total: number, day: string): PaymentPlan | null => {
  switch (order.paymentType) {
    case 'cash':
      return null
    case 'bnpl':
      return planWithinCredit(total, order.bnplCredit, day)
    case 'installment':
      return planByCheques(order.cheques, total, day)
  }
}

/**
 * Returns the invoice. A code deducts nothing at another insurer, and never more than is paid at the bank.
 */
export const invoiceOf = (order: InvoiceOrder, clock: Clock): Invoice => {
  const { offer, paymentType, validUntil, priceChange, yearChange } = order
  const premium = premiumLines(offer, paymentType)
  const amount = sumOfLines(premium)
  const taxed = sumOfLines(premium.filter(({ line }) => line !== 'lateness'))
  const applied =
    order.discount !== null && isDiscountFor(order.discount, offer.companyCode) ? order.discount : null
  const byCheques = order.cheques.reduce((total, cheque) => total + cheque.amount, 0)
  const discount =
    applied === null ? 0 : Math.min(discountOn(applied, taxed), Math.max(0, amount - byCheques))
  const deliveryAmount = order.deliverable ? DELIVERY_AMOUNT : 0
  const totalAmount = amount - discount + deliveryAmount
  const plan = planOf(order, totalAmount, order.paidOn ?? clock.today())
  return {
    trackingCode: order.trackingCode,
    companyCode: offer.companyCode,
    companyFa: offer.companyFa,
    vehicleTitle: order.vehicleTitle,
    liabilityPropertyDamage: order.ceiling,
    policyTerm: order.policyTerm,
    breakdown:
      applied === null
        ? premium
        : [...premium, { line: 'discount-code', amount: -discount, percent: applied.percent }],
    amount,
    discount,
    deliveryAmount,
    totalAmount,
    discountCode: applied?.code ?? null,
    paymentType,
    payNow: plan?.first ?? totalAmount,
    plan,
    validUntil,
    priceChange,
    yearChange,
    issueBy: order.ceiling === null ? null : issueDeadline({ at: clock.now(), day: clock.today() }),
  }
}
