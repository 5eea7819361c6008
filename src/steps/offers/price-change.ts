/** Why an offer costs something else than when it was chosen, as far as its lines tell. Specification: issue’s “old, new and why”; document 2 section 3 “Offer”. */
import type { Offer } from '#contract/operations/third-party-offers.ts'
import type { PriceChangeReason } from '../parts/price-change-text.ts'

const amountOf = ({ breakdown }: Offer, line: Offer['breakdown'][number]['line']): number =>
  breakdown.find((part) => part.line === line)?.amount ?? 0

/** Takes the offer that was chosen and the same one now; gives the first cause that its price can be told by. The tariff is what remains. */
export const priceChangeReason = (chosen: Offer, now: Offer): PriceChangeReason => {
  if (chosen.delay !== now.delay || chosen.delayPenalty !== now.delayPenalty) return 'lateness'
  const differs = (line: Offer['breakdown'][number]['line']) => amountOf(chosen, line) !== amountOf(now, line)
  const lost = (line: Offer['breakdown'][number]['line']) =>
    amountOf(chosen, line) !== 0 && amountOf(now, line) === 0
  if (lost('insurer-discount')) return 'insurer-discount'
  if (lost('discount-code')) return 'discount-code'
  return differs('insurer-discount') && !differs('base') ? 'insurer-discount' : 'tariff'
}
