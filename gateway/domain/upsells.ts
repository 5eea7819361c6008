/**
 * Alternatives to an offer that is about to be chosen: the same insurer's next higher ceilings, as long as they cost little more.
 * Specification: document 2 section 4 ("Offer selection"); decisions, section 8 ("Deterministic").
 */
import type { Offer } from '#contract/operations/third-party-offers.ts'

const MOST_ALTERNATIVES = 2

/**
 * Takes the chosen offer, that insurer's offers for every ceiling, and how much dearer an alternative may be, percent;
 * gives at most two, the lower ceiling first. None where the next ceiling is already too dear, or there is none.
 */
export const alternativesTo = (
  chosen: Offer,
  ofTheInsurer: readonly Offer[],
  withinPercent: number,
): Offer[] =>
  ofTheInsurer
    .filter(
      ({ active, liabilityPropertyDamage, payableAmount }) =>
        active &&
        liabilityPropertyDamage > chosen.liabilityPropertyDamage &&
        payableAmount * 100 <= chosen.payableAmount * (100 + withinPercent),
    )
    .toSorted((a, b) => a.liabilityPropertyDamage - b.liabilityPropertyDamage)
    .slice(0, MOST_ALTERNATIVES)
