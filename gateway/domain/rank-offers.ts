/** Ranks the offers of one ceiling and assigns badges. Specification: document 1 section 3 (badge labels). */
import type { Badge, Offer } from '#contract/operations/offers.ts'

/** An offer before ranking. */
export type UnrankedOffer = Omit<Offer, 'position' | 'badge'>

/** The fields by which offers of any product are ranked. */
type Ranked = Pick<Offer, 'companyCode' | 'payableAmount' | 'active' | 'bnpl'>

/** Popularity by insurer's code. */
export type Popularity = (companyCode: string) => number

/** Each badge belongs to one active offer; an offer with several has the last one of this list. */
const badgesOf = <T extends Ranked>(
  offers: readonly T[],
  popularityOf: Popularity,
): ReadonlyMap<T, Badge> => {
  const byPrice = offers.filter(({ active }) => active)
  const mostPopular = byPrice.toSorted((a, b) => popularityOf(b.companyCode) - popularityOf(a.companyCode))[0]
  const deserved: readonly [T | undefined, Badge][] = [
    [byPrice.find(({ bnpl }) => bnpl !== null), 'best-instalments'],
    [mostPopular, 'most-popular'],
    [byPrice[0], 'lowest-price'],
  ]
  return new Map(deserved.flatMap(([offer, badge]) => (offer === undefined ? [] : [[offer, badge] as const])))
}

/** Returns the offers with position and badge, cheapest first, at the same price the more popular first. */
export const rankOffers = <T extends Ranked>(
  offers: readonly T[],
  popularityOf: Popularity,
): (T & Pick<Offer, 'position' | 'badge'>)[] => {
  const byPrice = offers.toSorted(
    (a, b) => a.payableAmount - b.payableAmount || popularityOf(b.companyCode) - popularityOf(a.companyCode),
  )
  const badges = badgesOf(byPrice, popularityOf)
  // Spread last: spreading before other properties is many times slower.
  return byPrice.map((offer, index) => ({ position: index + 1, badge: badges.get(offer) ?? null, ...offer }))
}
