/**
 * Sample search: a Peugeot 207 of 1402 for 900 million toman with accessories for 50 million, insured until
 * 4 Azar 1404, two years without a claim, five or more of them for third-party insurance.
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { DEFAULT_COVERS } from '#contract/values/covers.ts'

/** Returns the sample search with some parts replaced. */
export const carBodySearchWith = (changes: Partial<CarBodySearch> = {}): CarBodySearch => ({
  carType: 'car',
  carUsage: 'passenger',
  carBrand: 'peugeot',
  carModel: 'peugeot-207-automatic',
  carImported: false,
  carProductionYear: '1402',
  carProductionMonth: null,
  carValue: 900_000_000,
  carAccessoriesValue: 50_000_000,
  policyStatus: 'with_policy',
  previousCompany: 'damavand',
  lastPolicyExpDate: '1404-09-04',
  carBodyDiscount: '2',
  thirdPartyDiscount: '5',
  installmentActive: false,
  covers: [...DEFAULT_COVERS],
  discountCode: null,
  sbId: null,
  ...changes,
})

/** Parts of a search for a car without a car-body policy. */
export const withoutCarBodyPolicy = {
  policyStatus: 'without',
  previousCompany: null,
  lastPolicyExpDate: null,
  carBodyDiscount: null,
} as const
