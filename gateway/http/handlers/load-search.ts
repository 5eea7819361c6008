/**
 * A search that is asked about again: its offers worked out anew, as the same insurers would price it. The tariff is the same for all,
 * so that prices are promised (`searches.prices`) and the rest is not kept. Decisions, section 8 ("Deterministic").
 */
import type { Offer, OffersAnswer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import type { Locale } from '#contract/texts.ts'
import type { Clock } from '../../domain/clock.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { type Buyer, searchOffers, type InsurerBehaviour } from '../../domain/search-offers.ts'
import { bnplOf, scenarioOfPlate } from '../../sandbox/registry.ts'
import type { Database } from '../../store/database.ts'
import type { Owner, User } from '../../store/owners.ts'
import { inquiryOf, hasEarlierSearch, quotedPrice, type SavedSearch, searchOf } from '../../store/searches.ts'
import { ApiError } from '../api-error.ts'

/** Decisions, section 9: whoever has not answered by then is named as missing. */
export const INSURER_DEADLINE_MS = 2000

type Inquiry = Awaited<ReturnType<typeof inquiryOf>>
type Asking = { db: Database; owner: Owner; user: User | null; clock: Clock; now: Date; locale: Locale }

/** Takes who asks and the language that they read; gives who they are to insurers. */
export const buyerOf = (user: User | null, locale: Locale): Buyer => {
  const { eligible, registered } = bnplOf(user?.cellNumber ?? null)
  return { eligible, registered, locale }
}

/** Takes an inquiry and when the search was made; gives how the sandbox plays it: rules by plate stand with the registered vehicles. */
export const scenarioOf = async (db: Database, owner: Owner, inquiry: Inquiry, searchedAt: Date) => {
  const { closed, upsells, firstPrices, orderPrices } = scenarioOfPlate(inquiry?.request ?? null)
  const isAgain =
    firstPrices !== 'stand' &&
    inquiry !== null &&
    (await hasEarlierSearch(db, owner, inquiry.sbId, searchedAt))
  const manners: InsurerBehaviour = {
    closed,
    insurerDiscountsEnded: firstPrices === 'expire-and-rise' && isAgain,
  }
  return { manners, upsells, orderPrices, expiresAtOnce: firstPrices !== 'stand' && !isAgain }
}

/** Takes a tracking code; gives the caller's search. Throws the Refusal notFound, or searchExpired where its prices stand no longer. */
export const loadValidSearch = async (
  trackingCode: string,
  { db, owner, now }: Pick<Asking, 'db' | 'owner' | 'now'>,
): Promise<SavedSearch> => {
  const search = await searchOf(db, owner, trackingCode)
  if (search === null) throw new ApiError('notFound')
  if (search.validUntil <= now) throw new ApiError('searchExpired')
  return search
}

export type RecalculatedOffers = {
  offersPerCoverage: OffersAnswer['offersPerCoverage']
  inquiry: Inquiry
} & Pick<Awaited<ReturnType<typeof scenarioOf>>, 'upsells' | 'orderPrices'>

/** Works a search out again. Throws the Refusal searchExpired where it can no longer be priced: another day, a code that is used up. */
export const recalculateOffers = async (
  search: { request: OffersSearch; createdAt: Date },
  { db, owner, user, clock, locale }: Asking,
): Promise<RecalculatedOffers> => {
  const inquiry = await inquiryOf(db, owner, search.request.sbId)
  const { manners, upsells, orderPrices } = await scenarioOf(db, owner, inquiry, search.createdAt)
  const { offersPerCoverage } = await searchOffers(
    search.request,
    buyerOf(user, locale),
    clock,
    INSURER_DEADLINE_MS,
    manners,
  ).catch((error: unknown) => {
    throw error instanceof DomainError ? new ApiError('searchExpired') : error
  })
  return { offersPerCoverage, inquiry, upsells, orderPrices }
}

/** Takes a search, its offers and what was chosen; gives the offer. Throws offerUnavailable, or searchExpired where it has come to cost something else. */
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
