/**
 * The premium of an order by payment type, and how it has changed since the offer was chosen. Specification:
 * document 1 section 4; document 2 section 4. Payment by cheques excludes the platform's discount; tax is
 * calculated accordingly.
 */
import type { Invoice, PremiumLine } from '#contract/operations/payment.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import { roundToHundred } from '#contract/values/toman.ts'

type Line = PremiumLine['line']
export type PremiumOfOffer = { breakdown: readonly PremiumLine[] }

export const sumOfLines = (lines: readonly PremiumLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0)

const withoutPlatformDiscount = (lines: readonly PremiumLine[]): PremiumLine[] => {
  const kept = lines.filter(({ line }) => line !== 'platform-discount')
  const taxable = sumOfLines(kept.filter(({ line }) => line !== 'tax' && line !== 'lateness'))
  return kept.map((line) =>
    line.line === 'tax' ? { ...line, amount: roundToHundred((taxable * (line.percent ?? 0)) / 100) } : line,
  )
}

/** Returns the lines of an offer's premium for a payment type, without a discount code. */
export const premiumLines = ({ breakdown }: PremiumOfOffer, paymentType: PaymentType): PremiumLine[] => {
  const lines = breakdown.filter(({ line }) => line !== 'discount-code')
  return paymentType === 'installment' ? withoutPlatformDiscount(lines) : lines
}

const tariffLines: readonly Line[] = ['base', 'extra-cover', 'driver']

/** Derived from the first line that differs, because later lines depend on earlier ones. */
const reasonOf = (
  before: readonly PremiumLine[],
  now: readonly PremiumLine[],
): NonNullable<Invoice['priceChange']>['reason'] => {
  const amount = (lines: readonly PremiumLine[], name: Line) =>
    lines.find(({ line }) => line === name)?.amount ?? 0
  const differs = (name: Line) => amount(before, name) !== amount(now, name)
  if (tariffLines.some(differs)) return 'tariff'
  if (differs('lateness')) return 'lateness'
  return differs('insurer-discount') || differs('platform-discount') ? 'insurer-discount' : 'tariff'
}

/**
 * Returns the old and the new premium without a discount code and the reason of the change, or null if equal.
 */
export const priceChangeOf = (
  before: PremiumOfOffer,
  now: PremiumOfOffer,
  paymentType: PaymentType,
): Invoice['priceChange'] => {
  const [old, fresh] = [premiumLines(before, paymentType), premiumLines(now, paymentType)]
  const [from, to] = [sumOfLines(old), sumOfLines(fresh)]
  return from === to ? null : { from, to, reason: reasonOf(old, fresh) }
}
