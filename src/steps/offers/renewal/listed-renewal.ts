/**
 * The offers of a renewal at one ceiling: the previous insurer's, Separ's pick, and all others.
 * Specification: document 2 section 4 "Renewal"; decisions, section 12.
 */
import type { Offer } from '#contract/operations/offers.ts'
import type { RenewalOffersAnswer } from '#contract/operations/renewal.ts'

/** The insurer of the ending policy; `offer` is null if it has no price at this ceiling. */
export type PreviousInsurer = {
  readonly companyCode: string
  readonly companyFa: string
  readonly offer: Offer | null
  /** Whether it can be chosen. */
  readonly isSold: boolean
}

export type RenewalListing = {
  /** Every offer of the ceiling, the cheapest first. */
  readonly all: readonly Offer[]
  readonly previous: PreviousInsurer | null
  readonly recommended: Offer | null
  /** All others, the cheapest first. */
  readonly others: readonly Offer[]
}

/** @param ceiling in toman */
export const listRenewal = (
  answer: RenewalOffersAnswer | undefined,
  ceiling: number | null,
): RenewalListing => {
  const key = String(ceiling)
  const all = answer?.offersPerCoverage[key] ?? []
  const offerOf = (companyCode: string | null | undefined) =>
    all.find((offer) => offer.companyCode === companyCode) ?? null
  const renewable = answer?.renewableOffer[0]
  const offer = offerOf(renewable?.companyCode)
  const recommended = offerOf(answer?.recommended[key])
  return {
    all,
    previous: renewable
      ? {
          companyCode: renewable.companyCode,
          companyFa: renewable.title,
          offer,
          isSold: renewable.isActive && offer?.active === true,
        }
      : null,
    recommended,
    others: all.filter(
      ({ companyCode }) => companyCode !== renewable?.companyCode && companyCode !== recommended?.companyCode,
    ),
  }
}

/** Whether there are offers but none is proposed. Then all are listed without a press. */
export const arePartnersListedAtOnce = ({
  previous,
  recommended,
  others,
}: Pick<RenewalListing, 'previous' | 'recommended' | 'others'>): boolean =>
  previous?.isSold !== true && recommended === null && others.length > 0
