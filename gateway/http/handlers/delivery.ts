/**
 * Delivery of a paper copy: whether, where and when. Specification: document 1 section 3, document 2 section
 * 4 "Address step".
 */
import type { RequestOf } from '#contract/index.ts'
import { textRef } from '#contract/texts.ts'
import { deliveryDays, deliverySlotOf } from '../../domain/delivery-days.ts'
import { addressOf } from '../../store/addresses.ts'
import type { Places } from '../../domain/places.ts'
import type { Database } from '../../store/database.ts'
import { acquireNamedLock } from '../../store/named-lock.ts'
import { changeOrder, fullSlots } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { Handlers } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { lockEditableOrder, loadOrder, progressOf } from './load-order.ts'
import { addressWithTitles } from './places.ts'

type DeliveryRequest = Extract<RequestOf<'saveDeliveryAddress'>['body'], { deliverable: true }>

/**
 * Throws the ApiErrors notFound for an address of another user, and invalid for one that cannot be chosen.
 */
const deliveryAddressOf = async (
  body: DeliveryRequest,
  { db, user, places }: { db: Database; user: User; places: Places },
) => {
  const { addressUid } = body
  if (addressUid === undefined) return addressWithTitles(places, body)
  const chosen = await addressOf(db, user.id, addressUid)
  if (chosen === null) throw new ApiError('notFound')
  if (!chosen.enable) throw new ApiError('invalid', { fields: { addressUid: textRef('choice.unknown') } })
  return { addressUid, ...addressWithTitles(places, body) }
}

/** Number of orders that one slot serves. */
const SLOT_CAPACITY = 50

export const delivery = {
  saveDeliveryAddress: async ({ body }, call) => {
    const { deliveryMode } = progressOf(await lockEditableOrder(call, body.trackingCode))
    const refused = body.deliverable ? deliveryMode === 'no_delivery' : deliveryMode === 'required'
    if (refused) throw new ApiError('invalid', { fields: { deliverable: textRef('choice.unknown') } })
    const chosen = body.deliverable
      ? {
          deliverable: true,
          deliveryAddress: await deliveryAddressOf(body, call),
          receiverName: body.receiverName,
          receiverPhoneNumber: body.receiverPhoneNumber,
        }
      : { deliverable: false, deliveryAddress: null, receiverName: null, receiverPhoneNumber: null }
    await changeOrder(call.db, call.user.id, body.trackingCode, {
      delivery: chosen,
      ...(body.deliverable ? {} : { deliverySlot: null }),
    })
    // Postage changes the amount, so an open payment attempt may be for the wrong one.
    await cancelOpenAttempt(call.db, call.user.id, body.trackingCode)
    return { isPost: body.deliverable }
  },

  listDeliveryTimes: async ({ params: { trackingCode } }, call) => {
    await loadOrder(call, trackingCode)
    return { deliveryTimes: deliveryDays(call.clock, await fullSlots(call.db, SLOT_CAPACITY, trackingCode)) }
  },

  saveDeliveryTime: async ({ body: { trackingCode, code } }, call) => {
    const order = await lockEditableOrder(call, trackingCode)
    if (order.delivery?.deliverable !== true || deliverySlotOf(code) === null)
      throw new ApiError('invalid', { fields: { code: textRef('choice.unknown') } })
    // Serialises requests for the last place in a slot.
    await acquireNamedLock(call.db, `slot ${code}`)
    const days = deliveryDays(call.clock, await fullSlots(call.db, SLOT_CAPACITY, trackingCode))
    const slot = days.flatMap(({ times }) => times).find((time) => time.code === code)
    if (slot === undefined) throw new ApiError('invalid', { fields: { code: textRef('choice.unknown') } })
    if (!slot.available) throw new ApiError('slotTaken')
    await changeOrder(call.db, call.user.id, trackingCode, { deliverySlot: code })
    return { done: true }
  },
} satisfies Partial<Handlers>
