/** Whether, where to and when a paper copy goes. Specification: document 1 section 3, document 2 section 4 "Address step". */
import type { RequestOf } from '#contract/index.ts'
import { textRef } from '#contract/texts.ts'
import { deliveryDays, deliverySlotOf } from '../../domain/delivery-days.ts'
import { addressOf } from '../../store/addresses.ts'
import type { Database } from '../../store/database.ts'
import { acquireNamedLock } from '../../store/named-lock.ts'
import { changeOrder, fullSlots } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { Handlers } from '../handler.ts'
import { ApiError } from '../api-error.ts'
import { lockEditableOrder, loadOrder, progressOf } from './load-order.ts'
import { addressWithTitles } from './places.ts'

type Delivered = Extract<RequestOf<'saveDeliveryAddress'>['body'], { deliverable: true }>

/** Takes where a copy goes; gives it with its titles. Throws the Refusal notFound for an address that is not the user's, invalid for one that cannot be used. */
const addressIn = async (body: Delivered, { db, user }: { db: Database; user: User }) => {
  const { addressUid } = body
  if (addressUid === undefined) return addressWithTitles(body)
  const chosen = await addressOf(db, user.id, addressUid)
  if (chosen === null) throw new ApiError('notFound')
  if (!chosen.enable) throw new ApiError('invalid', { fields: { addressUid: textRef('choice.unknown') } })
  return { addressUid, ...addressWithTitles(body) }
}

/** How many orders one slot serves. */
const SLOT_CAPACITY = 50

export const delivery = {
  saveDeliveryAddress: async ({ body }, call) => {
    const { deliveryMode } = progressOf(await lockEditableOrder(call, body.trackingCode))
    const refused = body.deliverable ? deliveryMode === 'no_delivery' : deliveryMode === 'required'
    if (refused) throw new ApiError('invalid', { fields: { deliverable: textRef('choice.unknown') } })
    const chosen = body.deliverable
      ? {
          deliverable: true,
          deliveryAddress: await addressIn(body, call),
          receiverName: body.receiverName,
          receiverPhoneNumber: body.receiverPhoneNumber,
        }
      : { deliverable: false, deliveryAddress: null, receiverName: null, receiverPhoneNumber: null }
    await changeOrder(call.db, call.user.id, body.trackingCode, {
      delivery: chosen,
      ...(body.deliverable ? {} : { deliverySlot: null }),
    })
    // Sending costs something: an attempt at the bank may hold another amount now.
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
    // Two who want the last place in a slot get it one after another.
    await acquireNamedLock(call.db, `slot ${code}`)
    const days = deliveryDays(call.clock, await fullSlots(call.db, SLOT_CAPACITY, trackingCode))
    const slot = days.flatMap(({ times }) => times).find((time) => time.code === code)
    if (slot === undefined) throw new ApiError('invalid', { fields: { code: textRef('choice.unknown') } })
    if (!slot.available) throw new ApiError('slotTaken')
    await changeOrder(call.db, call.user.id, trackingCode, { deliverySlot: code })
    return { done: true }
  },
} satisfies Partial<Handlers>
