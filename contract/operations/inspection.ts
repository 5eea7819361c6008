/**
 * The inspection of a car before it is insured: place, time, conditions, and its beginning. Only car-body
 * orders have one; the calls of another product answer like an unknown order. Specification: document 3,
 * sections 2 to 4 and 7; decisions, sections 10 and 11.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { AcceptedConditions } from '../values/inspection-conditions.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { AddressUid } from './addresses.ts'
import { Done, typeAndOrderParams, typeParams } from './parameters.ts'

const isoTimestamp = v.pipe(v.string(), v.isoTimestamp())

/** Today and seven days. Slots are from 8 to 20, two hours each; hours are written «8:00». */
export const InspectionDay = v.strictObject({
  date: JalaliDate,
  /** Whether one of its slots can be chosen. */
  available: v.boolean(),
  times: v.array(
    v.strictObject({
      code: v.string(),
      startTime: v.string(),
      endTime: v.string(),
      /** Free places in the city of the order’s inspection. */
      left: v.number(),
      /** Reason why it cannot be chosen; null if it can. */
      reason: v.nullable(v.picklist(['past', 'full'])),
    }),
  ),
})
export type InspectionDay = v.InferOutput<typeof InspectionDay>

const changeErrors = ['invalid', 'notFound', 'orderClosed', 'keyReused', 'keyUnderWay', 'keyMissing'] as const

export const inspection = {
  saveInspectionPlace: operation({
    summary:
      'Saves where the car is inspected; the time has to be chosen again. After a missed slot it asks for a new visit.',
    method: 'POST',
    path: '/api/v1/:type/order/inspect-info',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({
      trackingCode: TrackingCode,
      addressUid: AddressUid,
      type: v.literal('inspect_info', textRef('choice.unknown')),
    }),
    answer: Done,
    errors: [...changeErrors, 'inspectionUnavailable'],
  }),
  listInspectionTimes: operation({
    summary: 'Days and hours at which the car can be inspected in the chosen city.',
    method: 'GET',
    path: '/api/v1/:type/order/inspect-times/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: v.strictObject({ inspectTimes: v.array(InspectionDay) }),
    errors: ['notFound'],
  }),
  saveInspectionTime: operation({
    summary: 'Reserves a place in a slot; an unpaid order gives it back after half an hour.',
    method: 'POST',
    path: '/api/v1/:type/order/inspect-times',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({
      trackingCode: TrackingCode,
      code: v.pipe(v.string(textRef('required')), v.nonEmpty(textRef('required'))),
    }),
    answer: v.strictObject({ heldUntil: isoTimestamp }),
    errors: [...changeErrors, 'slotTaken', 'orderIncomplete'],
  }),
  acceptTerms: operation({
    summary:
      'Stores that all conditions of the inspection are accepted. Needed before documents are submitted.',
    method: 'POST',
    path: '/api/v1/:type/order/terms',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, codes: AcceptedConditions }),
    answer: v.strictObject({ acceptedAt: isoTimestamp }),
    errors: changeErrors,
  }),
  startVisit: operation({
    summary: 'Confirms on the day of the visit that it begins.',
    method: 'POST',
    path: '/api/v1/:type/order/start-visit',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode }),
    answer: Done,
    errors: [
      'invalid',
      'notFound',
      'statusChanged',
      'visitNotToday',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
}
