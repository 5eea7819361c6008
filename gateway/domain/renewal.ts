/**
 * Decides which policies can be renewed, and derives the search of a renewal: vehicle, cover and printed
 * discounts of the ending policy, with the claims since its beginning. Specification: document 2 sections 4
 * "Renewal" and 8 (1034); decisions, sections 10 and 12.
 */
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { claimCountsOf, type RenewalClaims } from '#contract/values/renewal-claims.ts'
import { noClaimInEffect } from './no-claim.ts'
import { inForce, type OrderFacts } from './order-status.ts'
import { needsMonth } from './production-month.ts'
import { ceilingsOf, tariffOn } from './tariff.ts'
import { termSharePercent } from './tariff-figures.ts'

/** Number of days before the end of the cover from which a policy can be renewed. */
export const RENEWABLE_DAYS_BEFORE = 10

/** Statuses of an ended policy that can be renewed. The policy of a sold vehicle has none of them. */
const ended: readonly OrderStatusId[] = [
  ORDER_STATUS.expired,
  ORDER_STATUS.expiredLong,
  ORDER_STATUS.renewable,
  ORDER_STATUS.renewableLong,
]

type EndingPolicy = Pick<OrderFacts, 'hasChangedHands' | 'isRenewedHere'> & {
  statusId: OrderStatusId
  /** Last day of the cover; null until the policy is issued. */
  coverTo: string | null
  /** Whether a paid order renews it already. */
  isRenewed: boolean
}

/**
 * Whether a liability policy can be renewed in Separ today: its end is near or past, its status allows it,
 * and no paid order renews it.
 */
export const isRenewable = (
  { statusId, coverTo, hasChangedHands, isRenewedHere, isRenewed }: EndingPolicy,
  today: string,
): boolean =>
  coverTo !== null &&
  coverTo <= addToJalali(today, { days: RENEWABLE_DAYS_BEFORE }) &&
  [...inForce, ...ended].includes(statusId) &&
  isRenewedHere &&
  !hasChangedHands &&
  !isRenewed

/** The ending policy as stored with its order. */
export type EndingCover = {
  product: LiabilityType
  companyCode: string
  search: OffersSearch
  /** First and last day. */
  cover: { from: string; to: string }
}

/** Answers that a renewal does not take from the policy. */
export type RenewalChoice = Pick<OffersSearch, 'policyTerm' | 'discountCode' | 'sbId'> & {
  claims: RenewalClaims
}

/** Returns the discounts that are printed on the policy of a search, percent: a surcharge is not printed. */
export const printedPercents = (search: OffersSearch): { noClaim: number; driverNoClaim: number } => {
  const { noClaim, driverNoClaim } = noClaimInEffect(search)
  return { noClaim: Math.max(0, noClaim), driverNoClaim: Math.max(0, driverNoClaim) }
}

/** Returns the search of a renewal on a day. */
export const renewalSearchOf = (
  { product, companyCode, search, cover }: EndingCover,
  { claims, policyTerm, discountCode, sbId }: RenewalChoice,
  today: string,
): OffersSearch => {
  const printed = printedPercents(search)
  const counts = claimCountsOf(claims)
  return {
    ...search,
    // A year later the production year may not need a month any more.
    carProductionMonth: needsMonth(product, search.carProductionYear, today)
      ? search.carProductionMonth
      : null,
    policyStatus: 'with_policy',
    changeOwnershipStatus: null,
    deliveryDate: null,
    previousCompany: companyCode,
    lastPolicyStartDate: cover.from,
    lastPolicyExpDate: cover.to,
    noDamageFactor: printed.noClaim,
    driverNoDamageFactor: printed.driverNoClaim,
    propertyDamageCount: counts.property,
    lifeDamageCount: counts.life,
    driverDamageCount: counts.driver,
    policyTerm,
    discountCode,
    sbId,
  }
}

/**
 * Returns the first ceiling of a renewal, in toman: the policy's, or the smallest one if the new year does
 * not have it any more.
 */
export const ceilingToStart = (ceiling: number, today: string): number => {
  const offered = ceilingsOf(tariffOn(today))
  return offered.includes(ceiling) ? ceiling : Math.min(...offered)
}

/** Returns the first term of a renewal, in months: the policy's, or the longest one. */
export const termToStart = (policyTerm: number): number =>
  termSharePercent.has(policyTerm) ? policyTerm : Math.max(...termSharePercent.keys())
