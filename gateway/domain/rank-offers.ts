/** The order of the offers of one ceiling, and who wears which badge. Specification: document 1 section 3 (badge labels). */
import type { Badge, Offer } from '#contract/operations/third-party-offers.ts'

/** An offer that has no place in a list yet. */
export type UnrankedOffer = Omit<Offer, 'position' | 'badge'>

/** Takes an insurer's code; gives how popular it is. */
export type Popularity = (companyCode: string) => number

/** Each badge says something true of exactly one offer that is sold; an offer that deserves several wears the first. */
const badgesOf = (
  offers: readonly UnrankedOffer[],
  popularityOf: Popularity,
): ReadonlyMap<UnrankedOffer, Badge> => {
  const byPrice = offers.filter(({ active }) => active)
  const mostPopular = byPrice.toSorted((a, b) => popularityOf(b.companyCode) - popularityOf(a.companyCode))[0]
  const deserved: readonly [UnrankedOffer | undefined, Badge][] = [
    [byPrice.find(({ bnpl }) => bnpl !== null), 'best-instalments'],
    [mostPopular, 'most-popular'],
    [byPrice[0], 'lowest-price'],
  ]
  return new Map(deserved.flatMap(([offer, badge]) => (offer === undefined ? [] : [[offer, badge] as const])))
}

/** Takes the offers of one ceiling; gives them cheapest first, the more popular first at the same price, with place and badge. */
export const rankOffers = (offers: readonly UnrankedOffer[], popularityOf: Popularity): Offer[] => {
  const byPrice = offers.toSorted(
    (a, b) => a.payableAmount - b.payableAmount || popularityOf(b.companyCode) - popularityOf(a.companyCode),
  )
  const badges = badgesOf(byPrice, popularityOf)
  // Spread last, which is many times faster than first.
  return byPrice.map((offer, index) => ({ position: index + 1, badge: badges.get(offer) ?? null, ...offer }))
}
