/**
 * Paying first and entering the details later. Specification: document 2 sections 2.8 and 4; decisions,
 * section 6.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { Done } from './parameters.ts'

export const instantPayment = {
  readInstantPayment: operation({
    summary: 'The deadline for the details of an order that is paid first. `id` is the tracking code.',
    method: 'GET',
    path: '/api/v1/1/order/instant/info/:id',
    who: 'user',
    idempotency: 'read',
    params: v.strictObject({ id: TrackingCode }),
    answer: v.strictObject({ deadline: JalaliDate, deadlineFa: v.string() }),
    errors: ['notFound', 'instantUnavailable'],
  }),
  chooseInstantPayment: operation({
    summary: 'Sets whether the order is paid first and its details are entered later.',
    method: 'POST',
    path: '/api/v1/1/order/instant/complete',
    who: 'user',
    idempotency: 'key',
    body: v.strictObject({ trackingCode: TrackingCode, isInstantPayment: v.boolean() }),
    answer: Done,
    errors: [
      'invalid',
      'notFound',
      'orderClosed',
      'instantUnavailable',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
}
