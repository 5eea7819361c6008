/**
 * The alternative that is suggested for a chosen car-body offer: the same insurer with one more cover, or
 * with the next level of price fluctuation, whichever adds least to the price. Decisions, section 8
 * ("Deterministic").
 */
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { type CoverCode, coverCodes, covers, withCover } from '#contract/values/covers.ts'

/** Extra price of a cover in toman; null for a cover that cannot be the alternative. */
const extraOf = (code: CoverCode, chosen: readonly CoverCode[], prices: CarBodyOffer['coverPrices']) => {
  const price = prices[code]
  const replaced = chosen.find((other) => covers[other].kind === covers[code].kind)
  if (price === undefined || replaced === code) return null
  if (replaced === undefined) return price
  const isRaised =
    covers[code].kind === 'price-fluctuation' && (covers[code].level ?? 0) > (covers[replaced].level ?? 0)
  return isRaised ? price - (prices[replaced] ?? 0) : null
}

type OfferedCovers = Pick<CarBodyOffer, 'active' | 'hasUpSelling' | 'payableAmount' | 'coverPrices'>

/** Returns the covers of the alternative, or null if no cover can be added for a little more. */
export const alternativeCovers = (
  { active, hasUpSelling, payableAmount, coverPrices }: OfferedCovers,
  chosen: readonly CoverCode[],
  withinPercent: number | null,
): CoverCode[] | null => {
  if (!active || !hasUpSelling || withinPercent === null) return null
  const most = (payableAmount * withinPercent) / 100
  const [cheapest] = coverCodes
    .flatMap((code) => {
      const extra = extraOf(code, chosen, coverPrices)
      return extra === null || extra <= 0 || extra > most ? [] : [{ code, extra }]
    })
    .toSorted((one, other) => one.extra - other.extra)
  return cheapest === undefined ? null : withCover(chosen, cheapest.code)
}
