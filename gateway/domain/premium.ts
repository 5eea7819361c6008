/**
 * A third-party premium, line by line, in toman. Source: data notes, "How a third-party premium is built": this order, each line
 * rounded to 100, the total the sum of the rounded lines. What all insurers share is worked out once for a ceiling (`sharedLines`).
 */
import type { BreakdownLine, Offer } from '#contract/operations/third-party-offers.ts'
import { roundToHundred } from '#contract/values/toman.ts'
import {
  ageSurcharge,
  firstRegistrationPercent,
  lateness,
  type TariffClass,
  type TariffYear,
  termSharePercent,
  vatPercent,
} from '../sandbox/tariff-figures.ts'
import { type Discount, discountOn } from './discount-code.ts'
import { driverPremium, extraCoverPremium } from './tariff.ts'

/** What is insured, and with which history: the same for every insurer. */
export type Risk = {
  tariff: TariffYear
  tariffClass: TariffClass
  /** Percent that usage, or the type of vehicle, adds. */
  usagePercent: number
  /** Whole years since the production year. */
  age: number
  /** No-claim percents in effect; below zero they add. */
  noClaim: number
  driverNoClaim: number
  firstRegistration: boolean
  /** Months; one of the tariff's terms. */
  policyTerm: number
  /** Days without cover. */
  delay: number
}

/** What an insurer, the platform and a code take off. */
export type Discounts = { insurerPercent: number; platformPercent: number; code: Discount | null }

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

/** Lines before any insurer's word, their sum, and what lateness costs. */
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
const isFelt = ({ amount }: BreakdownLine): boolean => amount !== 0

const agePercent = (age: number): number =>
  Math.min(ageSurcharge.cap, Math.max(0, age - ageSurcharge.freeYears) * ageSurcharge.percentPerYear)

/** Takes a risk and a ceiling; gives the lines that no insurer changes. Lines that come to nothing are left out. */
export const sharedLines = (risk: Risk, ceiling: number): SharedLines => {
  const { tariff, tariffClass } = risk
  const term = termSharePercent.get(risk.policyTerm) ?? 100
  const yearlyExtra = roundToHundred(extraCoverPremium(tariff, tariffClass, ceiling))
  const base = share(tariff.base[tariffClass], term)
  const extra = share(yearlyExtra, term)
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
  ].filter(isFelt)
  const daily = (tariff.base[tariffClass] + yearlyExtra) / lateness.daysInYear
  return {
    lines,
    subtotal: sumOf(lines),
    delay: risk.delay,
    delayPenalty: roundToHundred(daily * risk.delay),
  }
}

/** Takes shared lines and what is taken off; gives the whole premium. */
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
  ].filter(isFelt)
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

/** Takes everything that a premium depends on; gives it. The lines add up to `payableAmount`. */
export const premiumOf = (input: PremiumInput): Premium =>
  premiumFrom(sharedLines(input, input.ceiling), input)
