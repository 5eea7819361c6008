import { describe, expect, it } from 'vitest'
import { isPaymentOpen, paymentOptionsOf } from './payment-options.ts'

const terms = { first: 1_000, each: 1_000, count: 3 }
const offer = { payableAmount: 4_000, bnpl: terms, installment: { ...terms, payableAmount: 4_200 } }
const registered = { eligible: true, registered: true }

describe('payment types', () => {
  it('are those that the insurer accepts', () => {
    expect(paymentOptionsOf(offer, registered)).toEqual({
      cash: 4_000,
      bnpl: offer.bnpl,
      installment: { ...offer.installment, descriptions: [] },
    })
    const cashOnly = paymentOptionsOf({ ...offer, bnpl: null, installment: null }, registered)
    expect((['cash', 'bnpl', 'installment'] as const).map((type) => isPaymentOpen(type, cashOnly))).toEqual([
      true,
      false,
      false,
    ])
  })
  it('exclude BNPL for unregistered buyers, but not cheques', () => {
    const options = paymentOptionsOf(offer, { eligible: true, registered: false })
    expect((['cash', 'bnpl', 'installment'] as const).map((type) => isPaymentOpen(type, options))).toEqual([
      true,
      false,
      true,
    ])
  })
})
