/** The priced answers of an order of any product, and values derived from them. */
import type { CarBodyOffer, CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { Offer, OffersSearch } from '#contract/operations/offers.ts'
import type { InsuredCar } from '#contract/operations/receipt.ts'

export type OrderedSearch = OffersSearch | CarBodySearch
export type OrderedOffer = Offer | CarBodyOffer

/** Car-body policies are sold for a year only. Document 3 section 9. */
const CAR_BODY_MONTHS = 12

/** Only car-body insurance has covers. */
export const isCarBodySearch = (search: OrderedSearch): search is CarBodySearch => 'covers' in search

/** The part of a search that the term of its policy follows from. */
export type TermOfSearch = Pick<OffersSearch, 'policyTerm'> | Pick<CarBodySearch, 'covers'>

/** Returns the term of the policy, months. */
export const termOf = (search: TermOfSearch): number =>
  'policyTerm' in search ? search.policyTerm : CAR_BODY_MONTHS

/** Returns value and covers of a car-body policy; null for another product. */
export const insuredCarOf = (search: OrderedSearch): InsuredCar | null =>
  isCarBodySearch(search)
    ? { carValue: search.carValue + (search.carAccessoriesValue ?? 0), covers: search.covers }
    : null
