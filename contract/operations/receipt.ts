/**
 * The receipt of a paid order: the policy that was bought, its time of issue, and the moves so far. Days are
 * of the sandbox's calendar, times of Tehran. Specification: decisions, sections 4 and 10; design language,
 * "Receipt".
 */
import * as v from 'valibot'
import { CoverCode } from '../values/covers.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { OrderStatusId } from '../values/order-status.ts'
import { Plate } from '../values/plate.ts'
import { TimeSlot } from '../values/time-slot.ts'
import { Toman } from '../values/toman.ts'
import { PaymentPlan, PaymentType } from './offers.ts'

/** Extent of a car-body policy: the car’s value with accessories in toman, and its covers. */
export const InsuredCar = v.strictObject({ carValue: Toman, covers: v.array(CoverCode) })
export type InsuredCar = v.InferOutput<typeof InsuredCar>

/** The day, and its last hour. */
export const IssueDeadline = v.strictObject({ day: JalaliDate, hour: v.number() })
export type IssueDeadline = v.InferOutput<typeof IssueDeadline>

/** A moment on the receipt; times are written «9:05». */
const Moment = v.strictObject({ day: JalaliDate, time: v.string() })

export const Receipt = v.strictObject({
  plate: v.nullable(Plate),
  productionYear: v.string(),
  /** Full name of the holder, or of the company; null while it is not entered. */
  holder: v.nullable(v.string()),
  /** Null for car-body insurance, which has covers and a value instead. */
  liabilityPropertyDamage: v.nullable(Toman),
  carBody: v.nullable(InsuredCar),
  policyTerm: v.number(),
  /** Total of premium and delivery, paid now and later, toman. */
  totalAmount: Toman,
  paymentType: PaymentType,
  /** Instalments, or down payment and cheques; null for cash. */
  plan: v.nullable(PaymentPlan),
  /** First and last day of the cover; null while the day of issue, with which it begins, is unknown. */
  cover: v.nullable(v.strictObject({ from: JalaliDate, to: JalaliDate })),
  /** When the policy was issued; null until then. */
  issued: v.nullable(Moment),
  /** Time until which it is issued; null while something is missing, and before the visit. */
  issueBy: v.nullable(IssueDeadline),
  /** The slot of the paper copy; null without one. */
  delivery: v.nullable(TimeSlot),
  /**
   * The inspection after which a car-body policy is issued; null once it is over or was missed, and for other
   * products.
   */
  visit: v.nullable(TimeSlot),
  paid: Moment,
  status: OrderStatusId,
})
export type Receipt = v.InferOutput<typeof Receipt>
