/** Configuration of a product: the lists of all pickers. Specification: document 2 section 3. */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Toman } from '../values/toman.ts'
import { liabilityParams } from './parameters.ts'

export const Choice = v.strictObject({ code: v.string(), title: v.string() })
export type Choice = v.InferOutput<typeof Choice>

/** Month of a year, 1 to 12, in digits. */
export const Month = v.picklist(
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  textRef('choice.unknown'),
)

/**
 * A vehicle type. Cars have models; the others have a detail (seats, tonnage, or the class of a motorcycle).
 */
export const CarType = v.strictObject({
  code: v.string(),
  title: v.string(),
  picks: v.picklist(['model', 'seats', 'tonnage']),
  usages: v.array(Choice),
  defaultUsage: v.nullable(v.string()),
  details: v.array(Choice),
})
export type CarType = v.InferOutput<typeof CarType>

export const Brand = v.strictObject({ code: v.string(), title: v.string(), models: v.array(Choice) })
export type Brand = v.InferOutput<typeof Brand>

export const PolicyStatus = v.picklist(['new', 'without', 'with_policy', 'ownership_change'])
export type PolicyStatus = v.InferOutput<typeof PolicyStatus>

/** Change of ownership, with or without a discount from the buyer’s other third-party policy. */
export const ChangeOwnershipStatus = v.picklist([
  'another_thirdparty_discount',
  'no_another_thirdparty_discount',
])
export type ChangeOwnershipStatus = v.InferOutput<typeof ChangeOwnershipStatus>

export const Configuration = v.strictObject({
  /** The gateway's current Jalali day; the app never uses the phone's. */
  today: JalaliDate,
  /** The types that the product insures: motorcycle insurance has one, third-party insurance all others. */
  carTypes: v.array(CarType),
  cars: v.array(Brand),
  /**
   * Newest first. `gregorian` is the Gregorian year that covers most of it; `needsMonth` requires the
   * month, too.
   */
  carProductionYears: v.array(
    v.strictObject({ code: v.string(), gregorian: v.string(), needsMonth: v.boolean() }),
  ),
  policyStatuses: v.array(PolicyStatus),
  changeOwnershipStatuses: v.array(ChangeOwnershipStatus),
  /** Claim counts: 0, 1, 2, 3 (three or more). */
  propertyDamages: v.array(v.number()),
  lifeDamages: v.array(v.number()),
  driverDamages: v.array(v.number()),
  /** No-claim percentages of a policy: 0, 5, … 70. */
  noDamageFactors: v.array(v.number()),
  driverNoDamageFactors: v.array(v.number()),
  companies: v.array(Choice),
  /** Property-damage ceilings in toman, ascending; the first is the year’s legal minimum. */
  liabilityPropertyDamages: v.array(Toman),
  /** Policy terms in months, ascending. */
  policyTerms: v.array(v.number()),
  offersConfig: v.strictObject({
    liabilityPropertyDamage: Toman,
    policyTerm: v.number(),
    /** Ceilings that are shown as chips, in toman. */
    chips: v.array(Toman),
    /** The range of ceilings that are recommended as economical, in toman, both ends included. */
    economical: v.strictObject({ from: Toman, to: Toman }),
  }),
})
export type Configuration = v.InferOutput<typeof Configuration>

export const configuration = {
  readToday: operation({
    summary: 'The gateway’s current day, for a reminder that the service worker checks.',
    method: 'GET',
    path: '/api/v1/today',
    who: 'anyone',
    idempotency: 'read',
    answer: v.strictObject({ today: JalaliDate }),
    errors: [],
  }),
  readConfiguration: operation({
    summary: 'Vehicle types, models, years, statuses, factors, ceilings, terms and companies.',
    method: 'GET',
    path: '/api/v1/:type/:provider/config',
    who: 'guest',
    idempotency: 'read',
    params: liabilityParams,
    answer: Configuration,
    errors: [],
  }),
}
