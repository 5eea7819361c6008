import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bnplTerms, chequeDates, chequeTerms, dueDates, equalPlan } from './instalments.ts'

const amounts = fc.integer({ min: 0, max: 2_000_000 }).map((hundreds) => hundreds * 100)

describe('instalments', () => {
  it('are equal, rounded to 100, with the remainder added to the first', () => {
    expect(bnplTerms(7_938_500)).toEqual({ first: 1_984_700, each: 1_984_600, count: 3 })
    expect(equalPlan(7_938_500, dueDates('1404-08-24'))).toMatchObject({
      amount: 1_984_600,
      first: 1_984_700,
    })
  })
  it('are due today and on the same day of the following months, or a shorter month’s last day', () => {
    expect(dueDates('1404-06-31')).toEqual(['1404-06-31', '1404-07-30', '1404-08-30', '1404-09-30'])
    expect(dueDates('1404-11-30')).toEqual(['1404-11-30', '1404-12-29', '1405-01-30', '1405-02-30'])
  })
  it('add up to the total; none exceeds the first', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (total, count) => {
        const { payments, amount, first } = equalPlan(total, dueDates('1404-08-24', count))
        expect(payments).toHaveLength(count)
        expect(payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(total)
        expect(first).toBeGreaterThanOrEqual(amount)
        expect(first - amount).toBeLessThan(count * 100)
      }),
    )
  })
  it('are the same on the offer and in the plan', () => {
    fc.assert(
      fc.property(amounts, (total) => {
        const { amount, first, payments } = equalPlan(total, dueDates('1404-08-24'))
        expect(bnplTerms(total)).toEqual({ first, each: amount, count: payments.length - 1 })
      }),
    )
  })
})

describe('cheques', () => {
  it('follow a down payment that includes the remainder', () => {
    expect(chequeTerms(6_634_300, { downPercent: 25, count: 6 })).toEqual({
      first: 1_659_100,
      each: 829_200,
      count: 6,
    })
  })
  it('add up to the total with the down payment, which has at least its percentage', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 10, max: 50 }),
        fc.integer({ min: 3, max: 8 }),
        (total, downPercent, count) => {
          const { first, each } = chequeTerms(total, { downPercent, count })
          expect(first + each * count).toBe(total)
          expect(each % 100).toBe(0)
          expect(first * 100).toBeGreaterThanOrEqual(total * downPercent)
          expect(first - (total * downPercent) / 100).toBeLessThan(count * 100)
        },
      ),
    )
  })
  it('are due monthly, the first a month from today', () => {
    expect(chequeDates('1404-08-24').slice(0, 3)).toEqual(['1404-09-24', '1404-10-24', '1404-11-24'])
    expect(chequeDates('1404-08-24')).toHaveLength(10)
  })
})
