/**
 * Alternatives to an offer before it is chosen: the insurer's next higher ceilings, if they cost little more.
 * Specification: document 2 section 4 ("Offer selection"); decisions, section 8 ("Deterministic").
 */
import type { Offer } from '#contract/operations/offers.ts'

const MOST_ALTERNATIVES = 2

/**
 * Returns at most two alternatives, the lower ceiling first.
 * @param insurerOffers the insurer's offers for all ceilings
 * @param withinPercent how much dearer an alternative may be, percent
 */
export const alternativesTo = (
  chosen: Offer,
  insurerOffers: readonly Offer[],
  withinPercent: number,
): Offer[] =>
  insurerOffers
    .filter(
      ({ active, liabilityPropertyDamage, payableAmount }) =>
        active &&
        liabilityPropertyDamage > chosen.liabilityPropertyDamage &&
        payableAmount * 100 <= chosen.payableAmount * (100 + withinPercent),
    )
    .toSorted((a, b) => a.liabilityPropertyDamage - b.liabilityPropertyDamage)
    .slice(0, MOST_ALTERNATIVES)
