import type { OffersAnswer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import type { Clock } from './clock.ts'

/** Who asks, as far as offers depend on it. */
export type Buyer = { nationalCode: string | null; cellNumber: string | null; bnplEligible: boolean; bnplRegistered: boolean }

/** Insurers that a vehicle's registry record makes slow (about 1.2 s) or silent, by code. */
export type InsurerManners = { slowInsurers?: readonly string[]; silentInsurers?: readonly string[] }

export type FoundOffers = Omit<OffersAnswer, 'searchTrackingCode' | 'validUntil'>

/** Throws a DomainError: searchRefused (each field named), discountUnknown, discountExpired, discountUsedUp. */
export const searchOffers = async (search: OffersSearch, buyer: Buyer, clock: Clock, deadlineMs = 2000, manners: InsurerManners = {}): Promise<FoundOffers> => {
  throw new Error(`Not there yet: ${[search.carType, buyer.cellNumber, clock.today(), deadlineMs, manners.slowInsurers].join()}`)
}
