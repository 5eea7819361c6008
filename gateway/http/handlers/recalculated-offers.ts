/**
 * Recalculates the offers of a saved search with the same insurers and tariff. The prices are stored
 * (`searches.prices`); the rest of the offers is not. Decisions, section 8 ("Deterministic").
 */
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { Offer, OffersAnswer } from '#contract/operations/offers.ts'
import { ApiError } from '../../domain/api-error.ts'
import { searchCarBodyOffers } from '../../domain/car-body/search-offers.ts'
import { searchOffers } from '../../domain/search-offers.ts'
import type { Database } from '../../store/database.ts'
import type { Owner, User } from '../../store/owners.ts'
import {
  inquiryOf,
  type LiabilitySearch,
  quotedPrice,
  type SavedCarBodySearch,
} from '../../store/searches.ts'
import type { HandlerContext } from '../handler.ts'
import { buyerOf, type Inquiry, scenarioOf, usesOfCode } from './load-search.ts'

export type Recalculation = { db: Database; owner: Owner; user: User | null } & Pick<
  HandlerContext,
  'market' | 'registry' | 'clock' | 'locale' | 'now'
>

/** Inputs of a recalculation besides the offers. */
type Circumstances = { inquiry: Inquiry } & Pick<
  Awaited<ReturnType<typeof scenarioOf>>,
  'upsells' | 'orderPrices'
>

export type RecalculatedOffers = Circumstances & { offersPerCoverage: OffersAnswer['offersPerCoverage'] }
export type RecalculatedCarBodyOffers = Circumstances & { offers: readonly CarBodyOffer[] }

/**
 * A search that cannot be repeated, for example on another day or with a code that is used up, has expired.
 */
const asExpired = (error: unknown): never => {
  throw error instanceof ApiError ? new ApiError('searchExpired') : error
}

/**
 * Recalculates the offers of a search with ceilings. Throws the ApiError searchExpired if that is not
 * possible.
 */
export const recalculateOffers = async (
  { product, request, createdAt }: Pick<LiabilitySearch, 'product' | 'request' | 'createdAt'>,
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
  ).catch(asExpired)
  return { offersPerCoverage, inquiry, upsells, orderPrices }
}

/** Recalculates a car-body search, optionally with other covers. */
export const recalculateCarBodyOffers = async (
  { product, request, createdAt }: Pick<SavedCarBodySearch, 'product' | 'request' | 'createdAt'>,
  query: Recalculation,
): Promise<RecalculatedCarBodyOffers> => {
  const { db, owner, user, registry, locale } = query
  const inquiry = await inquiryOf(db, owner, { product, sbId: request.sbId })
  const { behaviour, upsells, orderPrices } = await scenarioOf(query, inquiry, createdAt)
  const { offers } = await searchCarBodyOffers(
    request,
    buyerOf(registry, user, locale),
    { ...query, discountUses: await usesOfCode(query, request) },
    behaviour,
  ).catch(asExpired)
  return { offers, inquiry, upsells, orderPrices }
}

/**
 * Returns the chosen one of an insurer's offers.
 * @throws the ApiErrors offerUnavailable, and searchExpired if its price has changed
 */
const chosenOf = <T extends Pick<Offer, 'companyCode' | 'payableAmount' | 'active'>>(
  offers: readonly T[],
  companyCode: string,
  quoted: number | null,
): T => {
  if (quoted === null) throw new ApiError('offerUnavailable')
  const offer = offers.find((known) => known.companyCode === companyCode)
  if (offer?.payableAmount !== quoted) throw new ApiError('searchExpired')
  if (!offer.active) throw new ApiError('offerUnavailable')
  return offer
}

/** Returns the chosen offer of a ceiling. Throws the ApiErrors offerUnavailable and searchExpired. */
export const chosenOffer = (
  { prices }: Pick<LiabilitySearch, 'prices'>,
  { offersPerCoverage }: Pick<RecalculatedOffers, 'offersPerCoverage'>,
  { companyCode, ceiling }: { companyCode: string; ceiling: number },
): Offer =>
  chosenOf(offersPerCoverage[String(ceiling)] ?? [], companyCode, quotedPrice(prices, ceiling, companyCode))

/** The same for car-body insurance. */
export const chosenCarBodyOffer = (
  { prices }: Pick<SavedCarBodySearch, 'prices'>,
  { offers }: RecalculatedCarBodyOffers,
  companyCode: string,
): CarBodyOffer => chosenOf(offers, companyCode, quotedPrice(prices, 'carbody', companyCode))
