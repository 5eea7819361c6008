/** A search that tests start from: the design's own car, Peugeot 207 of 1399, insured until 4 Azar 1404, 35 percent on its policy. */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'

/** Takes what is to be otherwise; gives the search. */
export const searchWith = (otherwise: Partial<OffersSearch> = {}): OffersSearch => ({
  carType: 'car',
  carUsage: 'passenger',
  carModel: 'peugeot-207-manual',
  carDetailCode: null,
  carProductionYear: '1399',
  carProductionMonth: null,
  policyStatus: 'with_policy',
  changeOwnershipStatus: null,
  deliveryDate: null,
  previousCompany: 'damavand',
  lastPolicyStartDate: '1403-09-04',
  lastPolicyExpDate: '1404-09-04',
  noDamageFactor: 35,
  driverNoDamageFactor: 35,
  propertyDamageCount: 0,
  lifeDamageCount: 0,
  driverDamageCount: 0,
  policyTerm: 12,
  discountCode: null,
  sbId: null,
  ...otherwise,
})

/** Parts of a search that no last policy goes with. */
export const withoutHistory = {
  previousCompany: null,
  lastPolicyStartDate: null,
  lastPolicyExpDate: null,
  noDamageFactor: 0,
  driverNoDamageFactor: 0,
} as const
