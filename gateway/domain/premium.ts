/**
 * A third-party premium, line by line, in toman. Source: data notes, "How a third-party premium is built": in
 * this order, each line rounded to 100, the total the sum of the rounded lines. `sharedLines` are the same
 * for all insurers.
 */
import type { BreakdownLine, Offer } from '#contract/operations/offers.ts'
import { roundToHundred } from '#contract/values/toman.ts'
import { discountOn } from './discount-code.ts'
import type { Deduction } from './market.ts'
import { driverPremium, extraCoverPremium } from './tariff.ts'
import {
  ageSurcharge,
  firstRegistrationPercent,
  lateness,
  type TariffClass,
  type TariffYear,
  termSharePercent,
  vatPercent,
} from './tariff-figures.ts'

/** The insured vehicle and its history: the same for every insurer. */
export type Risk = {
  tariff: TariffYear
  tariffClass: TariffClass
  /** Surcharge of the usage or the type of vehicle, percent. */
  usagePercent: number
  /** Whole years since the production year. */
  age: number
  /** No-claim percentages in effect; negative ones are a surcharge. */
  noClaim: number
  driverNoClaim: number
  firstRegistration: boolean
  /** In months; one of the tariff's terms. */
  policyTerm: number
  /** Days without cover. */
  delay: number
}

/** Discounts of the insurer, the platform and a code. */
export type Discounts = { insurerPercent: number; platformPercent: number; code: Deduction | null }

export type PremiumInput = Risk & Discounts & { ceiling: number }

export type Premium = Pick<
  Offer,
  | 'breakdown'
  | 'payableAmount'
  | 'payableAmountWithoutDiscount'
  | 'totalDiscountValue'
  | 'discountPercentage'
  | 'delay'
  | 'delayPenalty'
>

/** Lines that do not depend on the insurer, their sum, and the surcharge for lateness. */
export type SharedLines = {
  lines: readonly BreakdownLine[]
  subtotal: number
  delay: number
  delayPenalty: number
}

const line = (name: BreakdownLine['line'], amount: number, percent: number | null = null): BreakdownLine => ({
  line: name,
  amount,
  percent,
})
const share = (amount: number, percent: number): number => roundToHundred((amount * percent) / 100)
const sumOf = (lines: readonly BreakdownLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0)
const isNotZero = ({ amount }: BreakdownLine): boolean => amount !== 0

const agePercent = (age: number): number =>
  Math.min(ageSurcharge.cap, Math.max(0, age - ageSurcharge.freeYears) * ageSurcharge.percentPerYear)

/** Returns what a year above the legal minimum costs, toman. */
const yearlyExtraOf = ({ tariff, tariffClass }: Risk, ceiling: number): number =>
  roundToHundred(extraCoverPremium(tariff, tariffClass, ceiling))

/** Returns the late fee of one day without cover, unrounded toman. */
export const dailyLateFee = (risk: Risk, ceiling: number): number =>
  (risk.tariff.base[risk.tariffClass] + yearlyExtraOf(risk, ceiling)) / lateness.daysInYear

/** Returns the lines that do not depend on the insurer, without those of zero. */
export const sharedLines = (risk: Risk, ceiling: number): SharedLines => {
  const { tariff, tariffClass } = risk
  const term = termSharePercent.get(risk.policyTerm) ?? 100
  const base = share(tariff.base[tariffClass], term)
  const extra = share(yearlyExtraOf(risk, ceiling), term)
  const driver = share(driverPremium(tariff, tariffClass), term)
  const usage = share(base + extra, risk.usagePercent)
  const age = share(base + extra, agePercent(risk.age))
  const lines = [
    line('base', base),
    line('extra-cover', extra),
    line('driver', driver),
    line('usage-surcharge', usage, risk.usagePercent),
    line('age-surcharge', age, agePercent(risk.age)),
    line('no-claim', -share(base + extra + usage + age, risk.noClaim), risk.noClaim),
    line('driver-no-claim', -share(driver, risk.driverNoClaim), risk.driverNoClaim),
    line(
      'first-registration',
      risk.firstRegistration ? -share(base + extra, firstRegistrationPercent) : 0,
      firstRegistrationPercent,
    ),
  ].filter(isNotZero)
  return {
    lines,
    subtotal: sumOf(lines),
    delay: risk.delay,
    delayPenalty: roundToHundred(dailyLateFee(risk, ceiling) * risk.delay),
  }
}

/** Returns the premium from shared lines and discounts. */
export const premiumFrom = (
  shared: SharedLines,
  { insurerPercent, platformPercent, code }: Discounts,
): Premium => {
  const { lines, subtotal, delay, delayPenalty } = shared
  const insurer = share(subtotal, insurerPercent)
  const platform = share(subtotal - insurer, platformPercent)
  const beforeTax = subtotal - insurer - platform
  const tax = share(beforeTax, vatPercent)
  const byCode = code === null ? 0 : discountOn(code, beforeTax + tax)
  const own = [
    line('insurer-discount', -insurer, insurerPercent),
    line('platform-discount', -platform, platformPercent),
    line('tax', tax, vatPercent),
    line('lateness', delayPenalty),
    line('discount-code', -byCode, code?.percent ?? null),
  ].filter(isNotZero)
  const payableAmount = beforeTax + tax + delayPenalty - byCode
  const payableAmountWithoutDiscount = subtotal + share(subtotal, vatPercent) + delayPenalty
  const totalDiscountValue = payableAmountWithoutDiscount - payableAmount
  return {
    breakdown: [...lines, ...own],
    payableAmount,
    payableAmountWithoutDiscount,
    totalDiscountValue,
    discountPercentage:
      payableAmountWithoutDiscount === 0
        ? 0
        : Math.round((totalDiscountValue / payableAmountWithoutDiscount) * 100),
    delay,
    delayPenalty,
  }
}

/** Returns the premium of a risk. Its lines add up to `payableAmount`. */
export const premiumOf = (input: PremiumInput): Premium =>
  premiumFrom(sharedLines(input, input.ceiling), input)
