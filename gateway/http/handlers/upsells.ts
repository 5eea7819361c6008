/**
 * Alternatives to an offer of a search, and their ids. Document 2 section 4; decisions, section 8
 * ("Deterministic").
 */
import type { Offer, OffersAnswer } from '#contract/operations/offers.ts'
import type { Upsell } from '#contract/operations/ordering.ts'
import type { Market } from '../../domain/market.ts'
import { alternativesTo } from '../../domain/upsells.ts'
import { hashOf } from '../../store/credentials.ts'

type OffersPerCoverage = OffersAnswer['offersPerCoverage']

const ID_LENGTH = 32

/** Depends on search, insurer and ceiling only, not on the offer that it is an alternative to. */
const upsellingIdOf = (trackingCode: string, { companyCode, liabilityPropertyDamage }: Offer): string =>
  hashOf([trackingCode, companyCode, liabilityPropertyDamage].join(' ')).slice(0, ID_LENGTH)

const ofInsurer = (offersPerCoverage: OffersPerCoverage, companyCode: string): Offer[] =>
  Object.values(offersPerCoverage)
    .flat()
    .filter((offer) => offer.companyCode === companyCode)

/** Returns the alternatives to a chosen offer. */
export const upsellsOf = (
  market: Market,
  trackingCode: string,
  offersPerCoverage: OffersPerCoverage,
  chosen: Offer,
): Upsell[] => {
  const within = chosen.hasUpSelling ? (market.insurerOf(chosen.companyCode)?.upsellWithin ?? null) : null
  if (within === null) return []
  return alternativesTo(chosen, ofInsurer(offersPerCoverage, chosen.companyCode), within).map((offer) => ({
    upsellingId: upsellingIdOf(trackingCode, offer),
    offer,
    difference: offer.payableAmount - chosen.payableAmount,
    covers: null,
  }))
}

/** Whether the id belongs to the chosen offer, as an alternative to another offer of the insurer. */
export const isUpsell = (
  market: Market,
  upsellingId: string,
  trackingCode: string,
  offersPerCoverage: OffersPerCoverage,
  chosen: Offer,
): boolean =>
  upsellingId === upsellingIdOf(trackingCode, chosen) &&
  ofInsurer(offersPerCoverage, chosen.companyCode).some((other) =>
    upsellsOf(market, trackingCode, offersPerCoverage, other).some(
      (upsell) => upsell.upsellingId === upsellingId,
    ),
  )
