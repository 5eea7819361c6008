/**
 * The reason why a price differs from the one that the user saw. Specification: decisions, section 8 "In
 * time"; document 2 section 3 "Offer".
 */
import type { Invoice } from '#contract/operations/payment.ts'
import type { AnyOffer } from './any-offer.ts'

type InvoicePriceChange = NonNullable<Invoice['priceChange']>
type Line = AnyOffer['breakdown'][number]['line']

/** A changed price. An invoice names its own reason; an offer's breakdown also shows a lost discount code. */
export type PriceChange = Omit<InvoicePriceChange, 'reason'> & {
  readonly reason: InvoicePriceChange['reason'] | 'discount-code'
}

const amountOf = ({ breakdown }: AnyOffer, line: Line): number => {
  const parts: readonly { line: Line; amount: number }[] = breakdown
  return parts.find((part) => part.line === line)?.amount ?? 0
}

/** Charged days without cover and their fee; car-body insurance has neither. */
const latenessOf = (offer: AnyOffer): string =>
  'delay' in offer ? `${offer.delay} ${offer.delayPenalty}` : ''

/** The first cause that the breakdowns show. Without any, the tariff has changed. */
export const priceChangeReason = (chosen: AnyOffer, repriced: AnyOffer): PriceChange['reason'] => {
  if (latenessOf(chosen) !== latenessOf(repriced)) return 'lateness'
  const isDifferent = (line: Line) => amountOf(chosen, line) !== amountOf(repriced, line)
  const isLost = (line: Line) => amountOf(chosen, line) !== 0 && amountOf(repriced, line) === 0
  if (isLost('insurer-discount')) return 'insurer-discount'
  if (isLost('discount-code')) return 'discount-code'
  return isDifferent('insurer-discount') && !isDifferent('base') ? 'insurer-discount' : 'tariff'
}

/** Compares the chosen offer with the same offer at its current price. */
export const offerPriceChange = (chosen: AnyOffer, repriced: AnyOffer): PriceChange => ({
  from: chosen.payableAmount,
  to: repriced.payableAmount,
  reason: priceChangeReason(chosen, repriced),
})
