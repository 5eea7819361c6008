/**
 * Loads a search of any product, and the other inputs of its prices. Decisions, section 8 ("Deterministic").
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { ApiError } from '../../domain/api-error.ts'
import type { Registry } from '../../domain/registry.ts'
import type { Buyer } from '../../domain/buyer.ts'
import type { InsurerBehaviour } from '../../domain/search-offers.ts'
import type { Database } from '../../store/database.ts'
import { discountUses } from '../../store/orders.ts'
import type { Owner, User } from '../../store/owners.ts'
import { hasEarlierSearch, type inquiryOf, type SavedSearch, searchOf } from '../../store/searches.ts'
import type { HandlerContext } from '../handler.ts'

export type Inquiry = Awaited<ReturnType<typeof inquiryOf>>
type OwnerQuery = { db: Database; owner: Owner }

/** Returns the buyer as insurers see them. */
export const buyerOf = ({ bnplOf }: Registry, user: User | null, locale: Locale): Buyer => {
  const { eligible, registered, credit } = bnplOf(user?.cellNumber ?? null)
  return { eligible, registered, credit: user === null ? null : credit, locale }
}

/** Returns how insurers and prices behave for an inquiry's plate, in a search made at `searchedAt`. */
export const scenarioOf = async (
  { db, owner, registry }: OwnerQuery & { registry: Registry },
  inquiry: Inquiry,
  searchedAt: Date,
) => {
  const { closed, upsells, firstPrices, orderPrices } = registry.scenarioOfPlate(inquiry?.request ?? null)
  const isRepeated =
    firstPrices !== 'valid' &&
    inquiry !== null &&
    (await hasEarlierSearch(db, owner, inquiry.sbId, searchedAt))
  const behaviour: InsurerBehaviour = {
    closed,
    insurerDiscountsEnded: firstPrices === 'expire-and-rise' && isRepeated,
  }
  return { behaviour, upsells, orderPrices, expiresAtOnce: firstPrices !== 'valid' && !isRepeated }
}

/** Counts the orders that use the discount code of a search. */
export const usesOfCode = (
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { discountCode }: Pick<OffersSearch, 'discountCode'>,
): Promise<number> => (discountCode === null ? Promise.resolve(0) : discountUses(db, discountCode, null, now))

/**
 * Loads the caller's search, of the call's product if it names one. Throws the ApiErrors notFound, and
 * searchExpired if its prices have expired.
 */
export const loadValidSearch = async (
  trackingCode: string,
  { db, owner, product, now }: OwnerQuery & Pick<HandlerContext, 'product' | 'now'>,
): Promise<SavedSearch> => {
  const search = await searchOf(db, { owner, product }, trackingCode)
  if (search === null) throw new ApiError('notFound')
  if (search.validUntil <= now) throw new ApiError('searchExpired')
  return search
}
