/**
 * What the premium of an order comes to by the way it is paid, and how it has changed since it was chosen. Specification: document 1
 * section 4; document 2 section 4. Cheques go without the platform's discount, and their tax is that of the dearer premium.
 */
import type { Invoice } from '#contract/operations/payment.ts'
import type { BreakdownLine, Offer, PaymentType } from '#contract/operations/third-party-offers.ts'
import { roundToHundred } from '#contract/values/toman.ts'

type Line = BreakdownLine['line']
export type PremiumOfOffer = Pick<Offer, 'breakdown'>

/** Takes lines; gives their sum, toman. */
export const sumOfLines = (lines: readonly BreakdownLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0)

const withoutPlatformDiscount = (lines: readonly BreakdownLine[]): BreakdownLine[] => {
  const dearer = lines.filter(({ line }) => line !== 'platform-discount')
  const taxable = sumOfLines(dearer.filter(({ line }) => line !== 'tax' && line !== 'lateness'))
  return dearer.map((line) =>
    line.line === 'tax' ? { ...line, amount: roundToHundred((taxable * (line.percent ?? 0)) / 100) } : line,
  )
}

/** Takes an offer and a way of paying; gives the lines of its premium without any code's. */
export const premiumLines = ({ breakdown }: PremiumOfOffer, paymentType: PaymentType): BreakdownLine[] => {
  const lines = breakdown.filter(({ line }) => line !== 'discount-code')
  return paymentType === 'installment' ? withoutPlatformDiscount(lines) : lines
}

const tariffLines: readonly Line[] = ['base', 'extra-cover', 'driver']

/** The first of these that differs says why; what follows from it differs, too. */
const reasonOf = (
  before: readonly BreakdownLine[],
  now: readonly BreakdownLine[],
): NonNullable<Invoice['priceChange']>['reason'] => {
  const amount = (lines: readonly BreakdownLine[], name: Line) =>
    lines.find(({ line }) => line === name)?.amount ?? 0
  const differs = (name: Line) => amount(before, name) !== amount(now, name)
  if (tariffLines.some(differs)) return 'tariff'
  if (differs('lateness')) return 'lateness'
  return differs('insurer-discount') || differs('platform-discount') ? 'insurer-discount' : 'tariff'
}

/** Takes the offer as it was chosen and as it is now; gives both premiums (no code in them, toman) and why they differ, or null where they do not. */
export const priceChangeOf = (
  before: PremiumOfOffer,
  now: PremiumOfOffer,
  paymentType: PaymentType,
): Invoice['priceChange'] => {
  const [old, fresh] = [premiumLines(before, paymentType), premiumLines(now, paymentType)]
  const [from, to] = [sumOfLines(old), sumOfLines(fresh)]
  return from === to ? null : { from, to, reason: reasonOf(old, fresh) }
}
