/**
 * Which policies can be renewed, and what a renewal is priced for: the vehicle, the cover and the printed discounts of
 * the policy that ends, with the claims since. Specification: document 2 sections 4 "Renewal" and 8 (1034); decisions,
 * sections 10 and 12.
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

/** Days before the end of a cover from which it can be renewed. */
export const RENEWABLE_DAYS_BEFORE = 10

/** Statuses of a policy that has ended; who sold the vehicle has none of them. */
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

/** Whether a liability policy can be renewed here today: its end is near or past, and nothing speaks against it. */
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

/** The policy that ends, as its order has stored it. */
export type EndingCover = {
  product: LiabilityType
  companyCode: string
  search: OffersSearch
  /** First and last day. */
  cover: { from: string; to: string }
}

/** What a renewal does not take from the policy. */
export type RenewalChoice = Pick<OffersSearch, 'policyTerm' | 'discountCode' | 'sbId'> & {
  claims: RenewalClaims
}

/** Returns the discounts that are printed on the policy of a search, percent: a surcharge is not printed. */
export const printedPercents = (search: OffersSearch): { noClaim: number; driverNoClaim: number } => {
  const { noClaim, driverNoClaim } = noClaimInEffect(search)
  return { noClaim: Math.max(0, noClaim), driverNoClaim: Math.max(0, driverNoClaim) }
}

/** Returns the search that a renewal is priced for on a day. */
export const renewalSearchOf = (
  { product, companyCode, search, cover }: EndingCover,
  { claims, policyTerm, discountCode, sbId }: RenewalChoice,
  today: string,
): OffersSearch => {
  const printed = printedPercents(search)
  const counts = claimCountsOf(claims)
  return {
    ...search,
    // A year later the month of production may not be asked for any more.
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

/** Returns the ceiling that a renewal begins at: the policy's, or the smallest one where the year has it no more. */
export const ceilingToStart = (ceiling: number, today: string): number => {
  const offered = ceilingsOf(tariffOn(today))
  return offered.includes(ceiling) ? ceiling : Math.min(...offered)
}

/** Returns the term that a renewal begins at, in months: the policy's, or the longest one. */
export const termToStart = (policyTerm: number): number =>
  termSharePercent.has(policyTerm) ? policyTerm : Math.max(...termSharePercent.keys())
