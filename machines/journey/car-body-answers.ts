/**
 * The user's answers in car-body insurance: for each group a schema, from which the type is inferred, and its
 * empty value. Specification: document 3, sections 3 "Quote data" and 5.
 */
import * as v from 'valibot'
import {
  CarBodyDiscount,
  CarBodyPolicyStatus,
  ThirdPartyDiscount,
} from '#contract/operations/car-body-offer.ts'
import { ChosenCovers, DEFAULT_COVERS } from '#contract/values/covers.ts'

/** The prices of the car and of its accessories as stated by the owner, in toman; null until typed. */
export const ValueAnswers = v.object({
  carValue: v.nullable(v.number()),
  /** Whether the car has accessories. Unless ticked, there is no amount. */
  hasAccessories: v.boolean(),
  carAccessoriesValue: v.nullable(v.number()),
})
export type ValueAnswers = v.InferOutput<typeof ValueAnswers>

/** The earlier car-body policy. Company, day and discount belong to an earlier policy only. */
export const InsuranceAnswers = v.object({
  policyStatus: v.nullable(CarBodyPolicyStatus),
  previousCompany: v.nullable(v.string()),
  /** Jalali date. */
  lastPolicyExpDate: v.nullable(v.string()),
  carBodyDiscount: v.nullable(CarBodyDiscount),
})
export type InsuranceAnswers = v.InferOutput<typeof InsuranceAnswers>

/** Fields of a car-body quote beside those of every quote. */
export const ownCarBodyFields = {
  value: ValueAnswers,
  insurance: InsuranceAnswers,
  thirdPartyDiscount: v.nullable(ThirdPartyDiscount),
  covers: ChosenCovers,
  /** Whether the search asks only for offers with cheques. */
  installmentActive: v.boolean(),
}

type CarBodyAnswers = { [K in keyof typeof ownCarBodyFields]: v.InferOutput<(typeof ownCarBodyFields)[K]> }

/** Every group before the user has answered anything. Two covers are proposed; decisions, section 11. */
export const emptyCarBodyAnswers: CarBodyAnswers = {
  value: { carValue: null, hasAccessories: false, carAccessoriesValue: null },
  insurance: { policyStatus: null, previousCompany: null, lastPolicyExpDate: null, carBodyDiscount: null },
  thirdPartyDiscount: null,
  covers: [...DEFAULT_COVERS],
  installmentActive: false,
}
