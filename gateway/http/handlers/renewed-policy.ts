/**
 * Loads the policy that is renewed, and prices its renewal. A policy of another user, or of car-body
 * insurance, is not found. Decisions, section 12.
 */
import * as v from 'valibot'
import { BreakdownLine, type OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { LastPremium, RenewedDiscounts } from '#contract/operations/renewal.ts'
import { ApiError } from '../../domain/api-error.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { issuingMove } from '../../domain/issuing.ts'
import { noClaimInEffect } from '../../domain/no-claim.ts'
import { isCarBodySearch } from '../../domain/ordered-product.ts'
import { type EndingCover, isRenewable, type RenewalChoice, renewalSearchOf } from '../../domain/renewal.ts'
import { asRenewals } from '../../domain/renewal-offers.ts'
import { type FoundOffers, searchOffers } from '../../domain/search-offers.ts'
import { movesOf } from '../../store/order-moves.ts'
import { lockedOrderOf, type Order, orderOf } from '../../store/orders.ts'
import type { Owner, User } from '../../store/owners.ts'
import { paidRenewalsOf } from '../../store/renewals.ts'
import { inquiryOf } from '../../store/searches.ts'
import type { HandlerContext } from '../handler.ts'
import { renewalFactsOf } from './expiry-moves.ts'
import { buyerOf, type Inquiry, usesOfCode } from './load-search.ts'
import { invoiceOfOrder } from './order-price.ts'

export type RenewalCall = HandlerContext & { owner: Owner; user: User }

/** An order of a liability policy. */
type LiabilityOrder = Order & { product: LiabilityType; search: OffersSearch; ceiling: number }

/**
 * The policy that is renewed: its order, its cover, and the inquiry that it was bought after, if that is
 * still stored.
 */
export type RenewedPolicy = { order: LiabilityOrder; ending: EndingCover; inquiry: Inquiry }

const isLiability = (order: Order): order is LiabilityOrder =>
  order.product !== 'carbody' && order.ceiling !== null && !isCarBodySearch(order.search)

/** Throws the ApiError nothingToRenew if a paid order renews the policy already. */
export const refuseRenewed = async (
  { db, user }: RenewalCall,
  { trackingCode, product }: Pick<Order, 'trackingCode' | 'product'>,
): Promise<void> => {
  if ((await paidRenewalsOf(db, user.id, [trackingCode])).size > 0)
    throw new ApiError('nothingToRenew', { product })
}

const renewedPolicy = async (order: Order | null, call: RenewalCall): Promise<RenewedPolicy> => {
  if (order === null || !isLiability(order)) throw new ApiError('notFound')
  const { trackingCode, product, search, companyCode, statusId, coverTo } = order
  const { db, owner, clock } = call
  await refuseRenewed(call, order)
  const today = clock.today()
  const issued = issuingMove(await movesOf(db, trackingCode))
  const facts = { ...renewalFactsOf(order, call), statusId, coverTo, isRenewed: false }
  if (issued === undefined || !isRenewable(facts, today)) throw new ApiError('nothingToRenew', { product })
  return {
    order,
    ending: { product, companyCode, search, cover: coverPeriod(search, issued.day, today) },
    inquiry: await inquiryOf(db, owner, { product, sbId: search.sbId }),
  }
}

/** Loads the user's policy. Throws the ApiErrors notFound and nothingToRenew. */
export const loadRenewedPolicy = async (call: RenewalCall, trackingCode: string): Promise<RenewedPolicy> =>
  renewedPolicy(await orderOf(call.db, { userId: call.user.id, product: null }, trackingCode), call)

/**
 * Like `loadRenewedPolicy`, but also locks its order until the transaction ends, so that it gets only one
 * renewal.
 */
export const lockRenewedPolicy = async (call: RenewalCall, trackingCode: string): Promise<RenewedPolicy> =>
  renewedPolicy(await lockedOrderOf(call.db, { userId: call.user.id, product: null }, trackingCode), call)

/** Returns the search of a renewal. */
export const searchFor = (
  { ending, inquiry }: RenewedPolicy,
  choice: Omit<RenewalChoice, 'sbId'>,
  { clock }: Pick<HandlerContext, 'clock'>,
): OffersSearch => renewalSearchOf(ending, { ...choice, sbId: inquiry?.sbId ?? null }, clock.today())

/**
 * Returns all offers of a renewal. The plate decides which insurers sell, as for its order.
 * @param waiting whether to wait for insurers that answer late or never
 */
export const offersFor = async (
  { order: { product, plate } }: RenewedPolicy,
  search: OffersSearch,
  call: RenewalCall,
  waiting: { slowInsurers: string[]; silentInsurers: string[] } | null = null,
): Promise<FoundOffers> => {
  const { registry, user, locale } = call
  const { closed, firstPrices } = registry.scenarioOfPlate(plate)
  const found = await searchOffers(
    search,
    buyerOf(registry, user, locale),
    { ...call, product, discountUses: await usesOfCode(call, search) },
    { closed, insurerDiscountsEnded: firstPrices === 'expire-and-rise', ...waiting },
  )
  return { ...found, offersPerCoverage: asRenewals(found.offersPerCoverage) }
}

/** Returns the amount that was paid for the policy, without delivery. */
export const lastPremiumOf = ({ order }: RenewedPolicy, call: RenewalCall): LastPremium => {
  const { breakdown, totalAmount, deliveryAmount } = invoiceOfOrder(order, call)
  return {
    amount: totalAmount - deliveryAmount,
    breakdown: breakdown.filter((line) => v.is(BreakdownLine, line)),
  }
}

/** Returns the percentages of the policy and those of a search that renews it. */
export const discountsOf = ({ order }: RenewedPolicy, search: OffersSearch): RenewedDiscounts => {
  const [before, now] = [noClaimInEffect(order.search), noClaimInEffect(search)]
  return {
    noClaim: { before: before.noClaim, now: now.noClaim },
    driverNoClaim: { before: before.driverNoClaim, now: now.driverNoClaim },
  }
}
