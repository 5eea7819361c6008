/**
 * A search that is asked about again: its offers worked out anew, as the same insurers would price it. The tariff is the same for all,
 * so that prices are promised (`searches.prices`) and the rest is not kept. Decisions, section 8 ("Deterministic").
 */
import type { Offer, OffersAnswer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import type { Locale } from '#contract/texts.ts'
import type { Clock } from '../../domain/clock.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { type Buyer, searchOffers, type SearchManners } from '../../domain/search-offers.ts'
import { bnplOf, mannersOf } from '../../sandbox/registry.ts'
import type { Database } from '../../store/database.ts'
import type { Owner, User } from '../../store/owners.ts'
import { inquiryOf, isSearchedBefore, quotedPrice, type SavedSearch, searchOf } from '../../store/searches.ts'
import { Refusal } from '../refusal.ts'

/** Decisions, section 9: whoever has not answered by then is named as missing. */
export const DEADLINE_MS = 2000

type Inquiry = Awaited<ReturnType<typeof inquiryOf>>
type Asking = { db: Database; owner: Owner; user: User | null; clock: Clock; now: Date; locale: Locale }

/** Takes who asks and the language that they read; gives who they are to insurers. */
export const buyerOf = (user: User | null, locale: Locale): Buyer => {
  const { eligible, registered } = bnplOf(user?.cellNumber ?? null)
  return { eligible, registered, locale }
}

/** Takes an inquiry and when the search was made; gives how the sandbox plays it: rules by plate stand with the registered vehicles. */
export const playOf = async (db: Database, owner: Owner, inquiry: Inquiry, searchedAt: Date) => {
  const { closed, upsells, firstPrices, orderPrices } = mannersOf(inquiry?.request ?? null)
  const isAgain =
    firstPrices !== 'stand' &&
    inquiry !== null &&
    (await isSearchedBefore(db, owner, inquiry.sbId, searchedAt))
  const manners: SearchManners = {
    closed,
    insurerDiscountsEnded: firstPrices === 'expire-and-rise' && isAgain,
  }
  return { manners, upsells, orderPrices, expiresAtOnce: firstPrices !== 'stand' && !isAgain }
}

/** Takes a tracking code; gives the caller's search. Throws the Refusal notFound, or searchExpired where its prices stand no longer. */
export const standingSearch = async (
  trackingCode: string,
  { db, owner, now }: Pick<Asking, 'db' | 'owner' | 'now'>,
): Promise<SavedSearch> => {
  const search = await searchOf(db, owner, trackingCode)
  if (search === null) throw new Refusal('notFound')
  if (search.validUntil <= now) throw new Refusal('searchExpired')
  return search
}

export type OffersAgain = { offersPerCoverage: OffersAnswer['offersPerCoverage']; inquiry: Inquiry } & Pick<
  Awaited<ReturnType<typeof playOf>>,
  'upsells' | 'orderPrices'
>

/** Works a search out again. Throws the Refusal searchExpired where it can no longer be priced: another day, a code that is used up. */
export const offersAgain = async (
  search: { request: OffersSearch; createdAt: Date },
  { db, owner, user, clock, locale }: Asking,
): Promise<OffersAgain> => {
  const inquiry = await inquiryOf(db, owner, search.request.sbId)
  const { manners, upsells, orderPrices } = await playOf(db, owner, inquiry, search.createdAt)
  const { offersPerCoverage } = await searchOffers(
    search.request,
    buyerOf(user, locale),
    clock,
    DEADLINE_MS,
    manners,
  ).catch((error: unknown) => {
    throw error instanceof DomainError ? new Refusal('searchExpired') : error
  })
  return { offersPerCoverage, inquiry, upsells, orderPrices }
}

/** Takes a search, its offers and what was chosen; gives the offer. Throws offerUnavailable, or searchExpired where it has come to cost something else. */
export const chosenOffer = (
  { prices }: SavedSearch,
  { offersPerCoverage }: OffersAgain,
  { companyCode, ceiling }: { companyCode: string; ceiling: number },
): Offer => {
  const quoted = quotedPrice(prices, ceiling, companyCode)
  if (quoted === null) throw new Refusal('offerUnavailable')
  const offer = offersPerCoverage[String(ceiling)]?.find((known) => known.companyCode === companyCode)
  if (offer?.payableAmount !== quoted) throw new Refusal('searchExpired')
  if (!offer.active) throw new Refusal('offerUnavailable')
  return offer
}
