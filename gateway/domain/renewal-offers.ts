/**
 * Offers of a renewal, derived from those of a search. They have no cheques, because a renewal has no step
 * for pictures, and no alternatives, because the previous and the recommended offer take that role.
 * Specification: document 2 sections 2.9, 3 and 4 "Renewal"; decisions, section 12.
 */
import type { Offer, OffersAnswer } from '#contract/operations/offers.ts'

type OffersPerCoverage = OffersAnswer['offersPerCoverage']

/** Returns an offer without cheques and alternatives. */
export const asRenewal = <T extends Pick<Offer, 'installment' | 'hasUpSelling'>>(offer: T): T => ({
  ...offer,
  installment: null,
  hasUpSelling: false,
})

/** Does the same for all offers of an answer. */
export const asRenewals = (offersPerCoverage: OffersPerCoverage): OffersPerCoverage =>
  Object.fromEntries(
    Object.entries(offersPerCoverage).map(([ceiling, offers]) => [
      ceiling,
      offers.map((offer) => asRenewal(offer)),
    ]),
  )

/** Returns an insurer's offer of a ceiling, on sale or not; null if it has none. */
export const offerOf = (
  offersPerCoverage: OffersPerCoverage,
  { companyCode, ceiling }: { companyCode: string; ceiling: number },
): Offer | null =>
  offersPerCoverage[String(ceiling)]?.find((offer) => offer.companyCode === companyCode) ?? null

/**
 * Returns the recommended insurer by ceiling: the cheapest other one that sells and has at least as many
 * branches as the previous one. An insurer's commission plays no part.
 */
export const recommendedOf = (
  offersPerCoverage: OffersPerCoverage,
  previous: { companyCode: string; branches: number },
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(offersPerCoverage).map(([ceiling, offers]) => [
      ceiling,
      offers
        .filter(
          ({ active, companyCode, branchesNum }) =>
            active && companyCode !== previous.companyCode && branchesNum >= previous.branches,
        )
        .toSorted((one, other) => one.position - other.position)[0]?.companyCode ?? null,
    ]),
  )
