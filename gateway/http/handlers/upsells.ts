/** Which alternatives go with an offer of a search, and by which id one is chosen. Document 2 section 4; decisions, section 8 ("Deterministic"). */
import type { Offer, OffersAnswer, Upsell } from '#contract/operations/third-party-offers.ts'
import { alternativesTo } from '../../domain/upsells.ts'
import { insurerOf } from '../../sandbox/insurers.ts'
import { hashOf } from '../../store/credentials.ts'

type OffersPerCoverage = OffersAnswer['offersPerCoverage']

const ID_LENGTH = 32

/** The same for the same search, insurer and ceiling, whatever it was suggested instead of. */
const upsellingIdOf = (trackingCode: string, { companyCode, liabilityPropertyDamage }: Offer): string =>
  hashOf([trackingCode, companyCode, liabilityPropertyDamage].join(' ')).slice(0, ID_LENGTH)

const ofInsurer = (offersPerCoverage: OffersPerCoverage, companyCode: string): Offer[] =>
  Object.values(offersPerCoverage)
    .flat()
    .filter((offer) => offer.companyCode === companyCode)

/** Takes a search's tracking code, its offers and the chosen one; gives its alternatives. */
export const upsellsOf = (
  trackingCode: string,
  offersPerCoverage: OffersPerCoverage,
  chosen: Offer,
): Upsell[] => {
  const within = chosen.hasUpSelling ? (insurerOf(chosen.companyCode)?.upsellWithin ?? null) : null
  if (within === null) return []
  return alternativesTo(chosen, ofInsurer(offersPerCoverage, chosen.companyCode), within).map((offer) => ({
    upsellingId: upsellingIdOf(trackingCode, offer),
    offer,
    difference: offer.payableAmount - chosen.payableAmount,
  }))
}

/** Takes the id that an offer was chosen by; tells whether that offer is suggested by this id for any other of the insurer's. */
export const isUpsell = (
  upsellingId: string,
  trackingCode: string,
  offersPerCoverage: OffersPerCoverage,
  chosen: Offer,
): boolean =>
  upsellingId === upsellingIdOf(trackingCode, chosen) &&
  ofInsurer(offersPerCoverage, chosen.companyCode).some((other) =>
    upsellsOf(trackingCode, offersPerCoverage, other).some((upsell) => upsell.upsellingId === upsellingId),
  )
