/** The alternative to a car-body offer of a search: the same insurer with one more cover, and its id. */
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { CoverCode } from '#contract/values/covers.ts'
import { ApiError } from '../../domain/api-error.ts'
import { alternativeCovers } from '../../domain/car-body/alternative.ts'
import { hashOf } from '../../store/credentials.ts'
import type { SavedCarBodySearch } from '../../store/searches.ts'
import { recalculateCarBodyOffers, type Recalculation } from './recalculated-offers.ts'

const ID_LENGTH = 32

type CarBodyUpsell = { upsellingId: string; offer: CarBodyOffer; difference: number; covers: CoverCode[] }

/** Id of the alternative, derived from search, insurer and covers only. */
const upsellingIdOf = (trackingCode: string, companyCode: string, covers: readonly CoverCode[]): string =>
  hashOf([trackingCode, companyCode, ...covers.toSorted()].join(' ')).slice(0, ID_LENGTH)

/** Returns the alternative to an offer of a search, or null. */
export const carBodyUpsellOf = async (
  search: SavedCarBodySearch,
  chosen: CarBodyOffer,
  query: Recalculation,
): Promise<CarBodyUpsell | null> => {
  const { companyCode, payableAmount } = chosen
  const within = query.market.insurerOf(companyCode)?.upsellWithin ?? null
  const covers = alternativeCovers(chosen, search.request.covers, within)
  if (covers === null) return null
  const request = { ...search.request, covers }
  const { offers } = await recalculateCarBodyOffers({ ...search, request }, query)
  const offer = offers.find((other) => other.companyCode === companyCode)
  if (offer === undefined) return null
  return {
    upsellingId: upsellingIdOf(search.trackingCode, companyCode, covers),
    offer,
    difference: offer.payableAmount - payableAmount,
    covers,
  }
}

/** Returns the alternatives to an insurer's offer: one at most. */
export const carBodyUpsellsOf = async (
  search: SavedCarBodySearch,
  companyCode: string,
  query: Recalculation,
): Promise<CarBodyUpsell[]> => {
  const { offers, upsells } = await recalculateCarBodyOffers(search, query)
  if (upsells === 'broken') throw new ApiError('broken')
  const chosen = offers.find((offer) => offer.companyCode === companyCode)
  const upsell = chosen === undefined ? null : await carBodyUpsellOf(search, chosen, query)
  return upsell === null ? [] : [upsell]
}
