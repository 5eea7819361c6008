import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountsOn } from '../sandbox/discounts.ts'
import type { Discount } from './market.ts'
import { premiumOf, type PremiumInput } from './premium.ts'
import { ceilingsOf, tariffOn } from './tariff.ts'
import { tariffClasses, termSharePercent } from './tariff-figures.ts'

const codes: readonly Discount[] = discountsOn('1404-08-24')

const anyInput: fc.Arbitrary<PremiumInput> = fc
  .constantFrom('1403-02-02', '1404-02-02', '1405-02-02')
  .chain((today) => {
    const tariff = tariffOn(today)
    return fc
      .record({
        tariff: fc.constant(tariff),
        tariffClass: fc.constantFrom(...tariffClasses),
        ceiling: fc.constantFrom(...ceilingsOf(tariff)),
        usagePercent: fc.constantFrom(0, 10, 15, 20, 25),
        age: fc.integer({ min: 0, max: 45 }),
        noClaim: fc.integer({ min: -20, max: 14 }).map((steps) => steps * 5),
        driverNoClaim: fc.integer({ min: -20, max: 14 }).map((steps) => steps * 5),
        firstRegistration: fc.boolean(),
        policyTerm: fc.constantFrom(...termSharePercent.keys()),
        delay: fc.integer({ min: 0, max: 365 }),
        insurerPercent: fc.constantFrom(0, 0.5, 1, 1.5, 2, 2.5),
        platformPercent: fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2),
        code: fc.option(fc.constantFrom(...codes)),
      })
      .map((input) => (input.firstRegistration ? { ...input, noClaim: 0, driverNoClaim: 0 } : input))
  })

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

describe('any premium', () => {
  it('is never negative, nor is the surcharge for lateness', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const premium = premiumOf(input)
        expect(premium.payableAmount).toBeGreaterThanOrEqual(premium.delayPenalty)
        expect(premium.delayPenalty).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  it('is the sum of its lines, all multiples of 100 and none of them zero', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { breakdown, payableAmount } = premiumOf(input)
        expect(sum(breakdown)).toBe(payableAmount)
        for (const { amount } of breakdown) expect(Math.abs(amount % 100)).toBe(0)
        for (const { amount } of breakdown) expect(amount).not.toBe(0)
      }),
    )
  })
  it('is not lower with a higher ceiling', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const payable = ceilingsOf(input.tariff).map(
          (ceiling) => premiumOf({ ...input, ceiling }).payableAmount,
        )
        expect(payable).toEqual(payable.toSorted((a, b) => a - b))
      }),
    )
  })
  it('is not higher with a higher no-claim percentage of driver or vehicle', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 30 }), (input, more) => {
        const { payableAmount } = premiumOf({ ...input, firstRegistration: false })
        expect(
          premiumOf({ ...input, firstRegistration: false, noClaim: input.noClaim + more }).payableAmount,
        ).toBeLessThanOrEqual(payableAmount)
        expect(
          premiumOf({ ...input, firstRegistration: false, driverNoClaim: input.driverNoClaim + more })
            .payableAmount,
        ).toBeLessThanOrEqual(payableAmount)
      }),
    )
  })
  it('is reduced by a code at most by its taxed part, independently of lateness', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...codes), (input, code) => {
        const [late, inTime] = [premiumOf({ ...input, code }), premiumOf({ ...input, code, delay: 0 })]
        const byCode = ({ breakdown }: typeof late) =>
          breakdown.find(({ line }) => line === 'discount-code')?.amount ?? 0
        expect(byCode(late)).toBe(byCode(inTime))
        expect(late.payableAmount).toBe(inTime.payableAmount + late.delayPenalty)
      }),
    )
  })
  it('states the discounts of insurer, platform and code', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const premium = premiumOf(input)
        const undiscounted = premiumOf({ ...input, insurerPercent: 0, platformPercent: 0, code: null })
        expect(premium.payableAmountWithoutDiscount).toBe(undiscounted.payableAmount)
        expect(premium.totalDiscountValue).toBe(undiscounted.payableAmount - premium.payableAmount)
        expect(undiscounted.discountPercentage).toBe(0)
      }),
    )
  })
})
