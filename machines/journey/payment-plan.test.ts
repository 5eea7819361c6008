import { describe, expect, it } from 'vitest'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { bnplObstacle, bnplPaymentCount, dueToday } from './payment-plan.ts'

const account = { eligible: true, registered: true }

describe('paying in parts', () => {
  it('is open to a registered user of an insurer that sells so', () => {
    expect(bnplObstacle(offer, account)).toBeNull()
    expect(bnplObstacle({ bnpl: null }, account)).toBe('not-sold')
    expect(bnplObstacle(offer, null)).toBe('not-eligible')
    expect(bnplObstacle(offer, { ...account, registered: false })).toBe('not-registered')
  })
  it('counts the first payment beside those of the terms', () => {
    expect(bnplPaymentCount({ count: 3 })).toBe(4)
  })
  it('is due with its first part today', () => {
    expect(dueToday(offer, 'cash')).toBe(offer.payableAmount)
    expect(dueToday(offer, 'bnpl')).toBe(offer.bnpl?.first)
    expect(dueToday(offer, 'installment')).toBe(offer.installment?.first)
  })
})
