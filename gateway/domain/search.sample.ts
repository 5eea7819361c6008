/**
 * Sample search: the design's car, a Peugeot 207 of 1399, insured until 4 Azar 1404 with a no-claim discount
 * of 35 %; and a geared motorcycle with one cylinder of 1398 with the same history.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'

/** Returns the sample search with some parts replaced. */
export const searchWith = (changes: Partial<OffersSearch> = {}): OffersSearch => ({
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
  ...changes,
})

/** Returns the motorcycle's search with some parts replaced. */
export const motorcycleSearchWith = (changes: Partial<OffersSearch> = {}): OffersSearch =>
  searchWith({
    carType: 'motorcycle',
    carUsage: null,
    carModel: null,
    carDetailCode: 'moto_1cyl',
    carProductionYear: '1398',
    ...changes,
  })

/** The sample search of each product. */
export const searchWithOf: Readonly<Record<LiabilityType, typeof searchWith>> = {
  thirdparty: searchWith,
  motorcycle: motorcycleSearchWith,
}

/** Parts of a search without a last policy. */
export const withoutHistory = {
  previousCompany: null,
  lastPolicyStartDate: null,
  lastPolicyExpDate: null,
  noDamageFactor: 0,
  driverNoDamageFactor: 0,
} as const
