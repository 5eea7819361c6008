/**
 * Loads a search and recalculates its offers with the same insurers and tariff. The prices are stored
 * (`searches.prices`); the rest of the offers is not. Decisions, section 8 ("Deterministic").
 */
import type { Offer, OffersAnswer, OffersSearch } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { ApiError } from '../../domain/api-error.ts'
import type { Registry } from '../../domain/registry.ts'
import type { Buyer } from '../../domain/buyer.ts'
import { type InsurerBehaviour, searchOffers } from '../../domain/search-offers.ts'
import type { Database } from '../../store/database.ts'
import { discountUses } from '../../store/orders.ts'
import type { Owner, User } from '../../store/owners.ts'
import { hasEarlierSearch, inquiryOf, quotedPrice, type SavedSearch, searchOf } from '../../store/searches.ts'
import type { HandlerContext } from '../handler.ts'

type Inquiry = Awaited<ReturnType<typeof inquiryOf>>
type OwnerQuery = { db: Database; owner: Owner }
type Recalculation = OwnerQuery & { user: User | null } & Pick<
    HandlerContext,
    'market' | 'registry' | 'clock' | 'locale' | 'now'
  >

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

export type RecalculatedOffers = {
  offersPerCoverage: OffersAnswer['offersPerCoverage']
  inquiry: Inquiry
} & Pick<Awaited<ReturnType<typeof scenarioOf>>, 'upsells' | 'orderPrices'>

/**
 * Recalculates the offers of a search. Throws the ApiError searchExpired if that is no longer possible, for
 * example on another day or because a code is used up.
 */
export const recalculateOffers = async (
  { product, request, createdAt }: Pick<SavedSearch, 'product' | 'request' | 'createdAt'>,
  query: Recalculation,
): Promise<RecalculatedOffers> => {
  const { db, owner, user, registry, locale } = query
  const inquiry = await inquiryOf(db, owner, { product, sbId: request.sbId })
  const { behaviour, upsells, orderPrices } = await scenarioOf(query, inquiry, createdAt)
  const { offersPerCoverage } = await searchOffers(
    request,
    buyerOf(registry, user, locale),
    { ...query, product, discountUses: await usesOfCode(query, request) },
    behaviour,
  ).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('searchExpired') : error
  })
  return { offersPerCoverage, inquiry, upsells, orderPrices }
}

/**
 * Returns the chosen offer. Throws the ApiErrors offerUnavailable, and searchExpired if its price has
 * changed.
 */
export const chosenOffer = (
  { prices }: SavedSearch,
  { offersPerCoverage }: RecalculatedOffers,
  { companyCode, ceiling }: { companyCode: string; ceiling: number },
): Offer => {
  const quoted = quotedPrice(prices, ceiling, companyCode)
  if (quoted === null) throw new ApiError('offerUnavailable')
  const offer = offersPerCoverage[String(ceiling)]?.find((known) => known.companyCode === companyCode)
  if (offer?.payableAmount !== quoted) throw new ApiError('searchExpired')
  if (!offer.active) throw new ApiError('offerUnavailable')
  return offer
}
