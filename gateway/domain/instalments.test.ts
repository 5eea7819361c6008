import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentsOf } from './instalments.ts'

describe('instalments', () => {
  it('are equal, rounded to 100, and leave the remainder to the first', () => {
    expect(instalmentsOf(7_938_500, '1404-08-24')).toMatchObject({ amount: 1_984_600, first: 1_984_700 })
  })
  it('fall due today and on the same day of the following months, on a shorter month’s last day', () => {
    expect(instalmentsOf(400_000, '1404-06-31').payments.map(({ dueDate }) => dueDate)).toEqual(['1404-06-31', '1404-07-30', '1404-08-30', '1404-09-30'])
    expect(instalmentsOf(400_000, '1404-11-30').payments.map(({ dueDate }) => dueDate)).toEqual(['1404-11-30', '1404-12-29', '1405-01-30', '1405-02-30'])
  })
  it('add up to the total, none dearer than the first', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_000_000 }).map((hundreds) => hundreds * 100), fc.integer({ min: 1, max: 12 }), (total, count) => {
      const { payments, amount, first } = instalmentsOf(total, '1404-08-24', count)
      expect(payments).toHaveLength(count)
      expect(payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(total)
      expect(first).toBeGreaterThanOrEqual(amount)
      expect(first - amount).toBeLessThan(count * 100)
    }))
  })
})
