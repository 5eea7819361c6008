/**
 * My Insurance: the user's orders and policies, and the details, timeline and actions of each. Specification:
 * document 3 sections 2 to 4 and 7; decisions, sections 2 and 10.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { CellNumber } from '../values/cell-number.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { DetailField, MoveReason, OrderActor } from '../values/order-move.ts'
import { Owed } from '../values/owed.ts'
import { Plate } from '../values/plate.ts'
import { PolicyAction } from '../values/policy-actions.ts'
import { Toman } from '../values/toman.ts'
import { TimeSlot } from '../values/time-slot.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { UploadTag } from './documents.ts'
import { PaymentType } from './offers.ts'
import { Done, InsuranceType, typeAndOrderParams, typeParams } from './parameters.ts'
import { InsuredCar, IssueDeadline } from './receipt.ts'

/** Entries of a page; a full page has a next one. Document 3 section 9. */
export const POLICIES_PER_PAGE = 10
/** Highest page number of a request. 10,000 policies fill a tenth of it. */
const LAST_PAGE = 10_000

export const PolicyPage = v.pipe(
  v.string(textRef('malformed')),
  v.regex(/^[1-9]\d{0,4}$/, textRef('malformed')),
  v.transform(Number),
  v.maxValue(LAST_PAGE, textRef('malformed')),
)

/** A moment in Tehran; the time is written «9:05». */
export const TehranMoment = v.strictObject({ day: JalaliDate, time: v.string() })
export type TehranMoment = v.InferOutput<typeof TehranMoment>

/** An order or a policy in the list. Its uid is the tracking code of the order. */
export const VehiclePolicy = v.strictObject({
  orderId: TrackingCode,
  /** Order number for the customer; null before it is paid. */
  orderNumber: v.nullable(v.string()),
  /** The type’s slug; car-body insurance is called `body` here. */
  insuranceTypeEn: v.picklist(['thirdparty', 'motorcycle', 'body']),
  /** Typed as a number, so that a newer gateway's status shows the details only. Decisions, section 10. */
  statusId: v.number(),
  /** In the language of the request. */
  statusFa: v.string(),
  vehicleData: v.strictObject({ title: v.string(), plate: v.nullable(Plate), productionYear: v.string() }),
  insuranceCompany: v.strictObject({ code: v.string(), title: v.string() }),
  orderedOn: JalaliDate,
  /** Last day of the cover; null until it is known. */
  expirationDate: v.nullable(JalaliDate),
  /** Null for car-body insurance. */
  liabilityPropertyDamage: v.nullable(Toman),
  /** Value of the insured car with its accessories; null for other products. */
  carValue: v.optional(v.nullable(Toman), null),
  /** Days since the end of an expired liability policy that can be renewed; null for any other one. */
  daysLate: v.optional(v.nullable(v.number()), null),
  /** Stage of an unfinished order, 2 to 6; null after the payment. Decisions, section 6. */
  stage: v.nullable(v.picklist([2, 3, 4, 5, 6])),
  owes: v.array(Owed),
  /** Deadline for owed or returned parts; null if there are none. */
  deadline: v.nullable(JalaliDate),
  /** Facts of the info boxes of statuses 13, 27 and 39; each null if it does not apply. */
  delivery: v.nullable(TimeSlot),
  /** The slot of the inspection, until it is over; null for other products. */
  visit: v.nullable(TimeSlot),
  endorsement: v.nullable(v.string()),
  nextInstalment: v.nullable(v.strictObject({ amount: Toman, dueDate: JalaliDate })),
  /** The policy that this order renews; null for a new policy. */
  renews: v.optional(v.nullable(TrackingCode), null),
  actions: v.array(PolicyAction),
})
export type VehiclePolicy = v.InferOutput<typeof VehiclePolicy>

/** The product of an entry, by which its other calls are made. */
export const productOfPolicy = ({ insuranceTypeEn }: Pick<VehiclePolicy, 'insuranceTypeEn'>): InsuranceType =>
  insuranceTypeEn === 'body' ? 'carbody' : insuranceTypeEn

/** State of the paper copy. */
export const PaperCopyState = v.picklist(['none', 'planned', 'sent', 'missed', 'delivered'])

/**
 * Rows of the detail sheet; a row is null if it does not apply. Document 3 section 3, "Order detail sheet".
 */
export const PolicyDetail = v.strictObject({
  orderId: TrackingCode,
  orderNumber: v.nullable(v.string()),
  insuranceType: InsuranceType,
  statusId: v.number(),
  statusFa: v.string(),
  companyCode: v.string(),
  companyName: v.string(),
  plate: v.nullable(Plate),
  deliveryStatus: PaperCopyState,
  insuredName: v.nullable(v.string()),
  insuredCellNumber: v.nullable(CellNumber),
  carUsageFa: v.nullable(v.string()),
  carTypeFa: v.nullable(v.string()),
  carModelFa: v.string(),
  manufactureYear: v.string(),
  lastPolicyExpDate: v.nullable(JalaliDate),
  /** First and last day of the cover. */
  cover: v.nullable(v.strictObject({ from: JalaliDate, to: JalaliDate })),
  /** Months. */
  policyTerm: v.number(),
  liabilityPropertyDamage: v.nullable(Toman),
  /** Null for products other than car-body insurance. */
  carBody: v.nullable(InsuredCar),
  /** Fractions, from 0 to 0.7. */
  noDamageFactor: v.nullable(v.number()),
  driverNoDamageFactor: v.nullable(v.number()),
  /** Premium with tax, before discounts and delivery. */
  price: Toman,
  delayPenalty: Toman,
  totalDiscountAmount: Toman,
  deliveryAmount: Toman,
  paymentMethod: PaymentType,
  payableAmount: Toman,
  /** Whether the customer may cancel it now. */
  cancellable: v.boolean(),
  /**
   * Time until which wrong data can be reported: 48 hours after issuing; null before issuing and afterwards.
   */
  reportUntil: v.nullable(TehranMoment),
  actions: v.array(PolicyAction),
})
export type PolicyDetail = v.InferOutput<typeof PolicyDetail>

/** A past move. `reason` is a person's text about it; null without one. */
const TimelineMove = v.strictObject({
  /** Typed as a number, so that the moves of a newer gateway do not hide the timeline. */
  statusId: v.number(),
  at: TehranMoment,
  actor: OrderActor,
  reason: v.nullable(v.string()),
})

/** Parts that the customer has to correct now. */
const Correction = v.strictObject({
  fields: v.array(DetailField),
  tags: v.array(UploadTag),
})

/**
 * The timeline of an order: its moves, oldest first, and the facts for the entries to come, which the app
 * derives from the status.
 */
export const PolicyTimeline = v.strictObject({
  orderId: TrackingCode,
  orderNumber: v.nullable(v.string()),
  insuranceType: InsuranceType,
  statusId: v.number(),
  statusFa: v.string(),
  companyName: v.string(),
  vehicleTitle: v.string(),
  plate: v.nullable(Plate),
  orderedAt: TehranMoment,
  moves: v.array(TimelineMove),
  paid: v.nullable(v.strictObject({ amount: Toman, paymentType: PaymentType })),
  /** Number of pictures that the order needs, and of those uploaded. */
  documents: v.strictObject({ needed: v.number(), uploaded: v.number() }),
  owes: v.array(Owed),
  deadline: v.nullable(JalaliDate),
  correction: v.nullable(Correction),
  /** First and last day of the cover; null before issuing. */
  cover: v.nullable(v.strictObject({ from: JalaliDate, to: JalaliDate })),
  /** Time until which the policy is issued; null while something is missing, and after issuing. */
  issueBy: v.nullable(IssueDeadline),
  /** The policy that this one renews, and the paid order that renews it; each null if there is none. */
  renews: v.optional(v.nullable(TrackingCode), null),
  renewedBy: v.optional(v.nullable(TrackingCode), null),
  /** Whether the policy can be renewed in Separ, from ten days before its end. */
  isRenewedHere: v.optional(v.boolean(), false),
  hasPaperCopy: v.boolean(),
  delivery: v.nullable(TimeSlot),
  /** The slot of the inspection of a car; null for other products, and while none is chosen. */
  visit: v.nullable(TimeSlot),
  /** Refund after a cancellation: the amount, and the last day of the 72 working hours. */
  /** `account`: destination of the refund; null for the card of the payment. `bank` is null if unknown. */
  refund: v.nullable(
    v.strictObject({
      amount: Toman,
      by: JalaliDate,
      account: v.nullable(v.strictObject({ bank: v.nullable(v.string()), lastDigits: v.string() })),
    }),
  ),
  actions: v.array(PolicyAction),
})
export type PolicyTimeline = v.InferOutput<typeof PolicyTimeline>

const uidParams = v.strictObject({ type: InsuranceType, uid: TrackingCode })
const changeErrors = ['invalid', 'notFound', 'keyReused', 'keyUnderWay', 'keyMissing'] as const

export const myInsurance = {
  listVehiclePolicies: operation({
    summary: 'The user’s orders and policies of vehicles, newest first, ten on a page.',
    method: 'GET',
    path: '/api/v1/user/car-policies/:page',
    who: 'user',
    idempotency: 'read',
    params: v.strictObject({ page: PolicyPage }),
    answer: v.strictObject({ policies: v.array(VehiclePolicy) }),
    errors: ['notFound'],
  }),
  readPolicyDetail: operation({
    summary: 'One of the user’s orders or policies with everything that its detail sheet shows.',
    method: 'GET',
    path: '/api/v1/:type/1/order/detail-by-uid/:uid',
    who: 'user',
    idempotency: 'read',
    params: uidParams,
    answer: v.strictObject({ data: PolicyDetail }),
    errors: ['notFound'],
  }),
  readPolicyTimeline: operation({
    summary: 'What has happened to one of the user’s orders, and what it waits for.',
    method: 'GET',
    path: '/api/v1/:type/order/timeline/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: PolicyTimeline,
    errors: ['notFound'],
  }),
  cancelOrder: operation({
    summary: 'Cancels a paid order before it is issued; the amount is refunded.',
    method: 'POST',
    path: '/api/v1/:type/order/cancel',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, reason: v.nullable(MoveReason) }),
    answer: Done,
    errors: [...changeErrors, 'statusChanged'],
  }),
  reportWrongData: operation({
    summary: 'Reports wrong data of an issued policy, within 48 hours.',
    method: 'POST',
    path: '/api/v1/:type/order/report',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, text: MoveReason }),
    answer: Done,
    errors: [...changeErrors, 'statusChanged'],
  }),
}
