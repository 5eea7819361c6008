/**
 * Cards of the signed-in home: orders that wait for the customer, and policies that end soon. Specification:
 * document 3 sections 3 and 7; decisions, sections 2, 6 and 10.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { Owed } from '../values/owed.ts'
import { Plate } from '../values/plate.ts'
import { PolicyAction } from '../values/policy-actions.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { InsuranceType } from './parameters.ts'
import { IssueDeadline } from './receipt.ts'

/** Steps from the offers to the payment that an order can need. Decisions, section 6. */
export const OrderStep = v.picklist([
  'holder',
  'address',
  'delivery',
  'inspection',
  'terms',
  'documents',
  'cheques',
])
export type OrderStep = v.InferOutput<typeof OrderStep>

/** An open order, a paid one that waits for its owner, or one whose policy is being issued. */
export const UnfinishedOrder = v.strictObject({
  trackingCode: TrackingCode,
  searchTrackingCode: TrackingCode,
  insuranceTypeCode: InsuranceType,
  /** First incomplete stage, 2 to 6. Decisions, section 6. */
  routeStep: v.picklist([2, 3, 4, 5, 6]),
  /** The steps that this order needs, in their order. */
  steps: v.array(OrderStep),
  /** The first of them that is not done; null if only the payment is left, or the order is paid. */
  nextState: v.nullable(OrderStep),
  /**
   * Typed as a number, so that a newer gateway's status does not break an open page. Decisions, section 10.
   */
  statusId: v.number(),
  actions: v.array(PolicyAction),
  company: v.strictObject({ code: v.string(), title: v.string() }),
  vehicleTitle: v.string(),
  plate: v.nullable(Plate),
  /** Empty for an order that is not paid. */
  owes: v.array(Owed),
  /** Last day and hour for owed or returned parts; null if there are none. */
  deadline: v.nullable(IssueDeadline),
  orderedOn: JalaliDate,
  /** The policy that this order renews; null for a new policy. */
  renews: v.optional(v.nullable(TrackingCode), null),
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
  /** Code of the vehicle's owner, for the inquiry of the renewal; null if it is renewed elsewhere. */
  ownerNationalCode: v.nullable(v.string()),
  isRedirectToExternalLink: v.boolean(),
  externalLink: v.nullable(v.pipe(v.string(), v.url())),
})
export type RenewablePolicy = v.InferOutput<typeof RenewablePolicy>

export const home = {
  listUnfinishedOrders: operation({
    summary:
      'The user’s orders that are not finished: those with a deadline, the nearest first; open ones, the newest first; and those being issued.',
    method: 'GET',
    path: '/api/v1/1/order/incomplete/list',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({ today: JalaliDate, incompleteOrder: v.array(UnfinishedOrder) }),
    errors: [],
  }),
  listRenewablePolicies: operation({
    summary: 'The user’s policies that end within 10 days or ended within 30 days, nearest end first.',
    method: 'GET',
    path: '/api/v1/1/order/renew/near-expiry/list',
    who: 'user',
    idempotency: 'read',
    answer: v.strictObject({ today: JalaliDate, nearToExpireOrder: v.array(RenewablePolicy) }),
    errors: [],
  }),
}
