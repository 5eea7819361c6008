import { describe, expect, it } from 'vitest'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { bnplObstacle, bnplPaymentCount, dueToday, instalmentsWithin } from './payment-plan.ts'

const account = { eligible: true, registered: true, credit: 20_000_000 }

describe('instalments', () => {
  it('are available to a registered user if the insurer offers them', () => {
    expect(bnplObstacle(offer, account)).toBeNull()
    expect(bnplObstacle({ bnpl: null }, account)).toBe('not-sold')
    expect(bnplObstacle(offer, null)).toBe('not-eligible')
    expect(bnplObstacle(offer, { ...account, registered: false })).toBe('not-registered')
  })
  it('include the first payment and those of the terms', () => {
    expect(bnplPaymentCount({ count: 3 })).toBe(4)
  })
  it('have their first part due today', () => {
    expect(dueToday(offer, 'cash', account)).toBe(offer.payableAmount)
    expect(dueToday(offer, 'bnpl', account)).toBe(offer.bnpl?.first)
    expect(dueToday(offer, 'installment', account)).toBe(offer.installment?.first)
  })
  it('add the amount above the credit to the first instalment', () => {
    const terms = { first: 1_388_100, each: 1_388_000, count: 3 }
    expect(instalmentsWithin(terms, null)).toEqual(terms)
    expect(instalmentsWithin(terms, 4_164_000)).toEqual(terms)
    expect(instalmentsWithin(terms, 900_000)).toEqual({ first: 4_652_100, each: 300_000, count: 3 })
    expect(instalmentsWithin(terms, 0)).toEqual({ first: 5_552_100, each: 0, count: 3 })
    expect(dueToday(offer, 'bnpl', { ...account, credit: 0 })).toBe(offer.payableAmount)
  })
})
