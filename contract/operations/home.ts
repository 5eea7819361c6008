/**
 * Cards of the signed-in home: orders that wait for the customer, and policies that end soon. Specification: document 3
 * sections 3 and 7; decisions, sections 2, 6 and 10.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Plate } from '../values/plate.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { Owed } from './my-insurance.ts'
import { InsuranceType } from './parameters.ts'

/** An open order, or a paid one that still owes something. */
export const UnfinishedOrder = v.strictObject({
  trackingCode: TrackingCode,
  searchTrackingCode: TrackingCode,
  insuranceTypeCode: InsuranceType,
  /** First incomplete stage, 2 to 6. Decisions, section 6. */
  routeStep: v.picklist([2, 3, 4, 5, 6]),
  company: v.strictObject({ code: v.string(), title: v.string() }),
  vehicleTitle: v.string(),
  plate: v.nullable(Plate),
  /** Empty for an order that is not paid. */
  owes: v.array(Owed),
  /** Last day of what is owed; null for an order that is not paid. */
  deadline: v.nullable(JalaliDate),
  orderedOn: JalaliDate,
})
export type UnfinishedOrder = v.InferOutput<typeof UnfinishedOrder>

/** A policy from 10 days before its end to 30 days after. */
export const RenewablePolicy = v.strictObject({
  renewableTrackingCode: TrackingCode,
  insuranceTypeCode: InsuranceType,
  currentPolicyExpDate: JalaliDate,
  company: v.strictObject({ code: v.string(), title: v.string() }),
  vehicleTitle: v.string(),
  plate: v.nullable(Plate),
  isRedirectToExternalLink: v.boolean(),
  externalLink: v.nullable(v.pipe(v.string(), v.url())),
})
export type RenewablePolicy = v.InferOutput<typeof RenewablePolicy>

export const home = {
  listUnfinishedOrders: operation({
    summary: 'The user’s open orders and paid orders that owe something: deadlines first, then the newest.',
    method: 'GET',
    path: '/api/v1/1/order/incomplete/list',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({ incompleteOrder: v.array(UnfinishedOrder) }),
    errors: [],
  }),
  listRenewablePolicies: operation({
    summary: 'The user’s policies that end within 10 days or ended within 30 days, nearest end first.',
    method: 'GET',
    path: '/api/v1/1/order/renew/near-expiry/list',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({ nearToExpireOrder: v.array(RenewablePolicy) }),
    errors: [],
  }),
}
