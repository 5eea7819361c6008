/**
 * Delivery of a paper copy: the choice, its address and its slot. Specification: document 1 section 3,
 * document 2 section 4 "Address step".
 */
import type { RequestOf } from '#contract/index.ts'
import { textRef } from '#contract/texts.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { deliveryDays, deliverySlotOf } from '../../domain/delivery-days.ts'
import { DELIVERY_AMOUNT } from '../../domain/invoice.ts'
import { addressOf } from '../../store/addresses.ts'
import type { Places } from '../../domain/places.ts'
import type { Database } from '../../store/database.ts'
import { fullSlots, giveUpSlot, holdSlot, lockSlot } from '../../store/delivery-slots.ts'
import { SLOT_HOLD_MS } from '../../store/held-slots.ts'
import { changeOrder, type Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { ATTEMPT_MS, cancelOpenAttempt } from '../../store/payments.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { isEditableOrder, lockEditableOrder, loadOrder, lockOrder, progressOf } from './load-order.ts'
import { sendOrderEvent } from './order-moves.ts'
import { addressWithTitles, checkServed } from './places.ts'

type DeliveryRequest = Extract<RequestOf<'saveDeliveryAddress'>['body'], { deliverable: true }>

/**
 * Throws the ApiErrors notFound for an address of another user, and invalid for one that cannot be chosen.
 */
const deliveryAddressOf = async (
  body: DeliveryRequest,
  { db, user, places }: { db: Database; user: User; places: Places },
) => {
  const { addressUid } = body
  if (addressUid === undefined) {
    checkServed(places, body)
    return addressWithTitles(places, body)
  }
  const chosen = await addressOf(db, user.id, addressUid)
  if (chosen === null) throw new ApiError('notFound')
  if (!chosen.enable) throw new ApiError('invalid', { fields: { addressUid: textRef('choice.unknown') } })
  checkServed(places, body)
  return { addressUid, ...addressWithTitles(places, body) }
}

/** Number of orders that one slot serves. */
const SLOT_CAPACITY = 50

type SlotQuery = Pick<HandlerContext, 'db' | 'clock' | 'now'>

/**
 * Returns the offered days for an order. The paper copy of a renewal is sent by post without a slot; the
 * customer chooses one only after a missed delivery.
 */
const daysFor = async (
  { db, clock, now }: SlotQuery,
  { trackingCode, renews, statusId }: Pick<Order, 'trackingCode' | 'renews' | 'statusId'>,
) =>
  renews !== null && statusId !== ORDER_STATUS.choosingDelivery
    ? []
    : deliveryDays(clock, await fullSlots(db, SLOT_CAPACITY, trackingCode, now))

const isFree = async (query: SlotQuery, order: Order): Promise<boolean> =>
  (await daysFor(query, order)).some(({ times }) =>
    times.some(({ code, available }) => code === order.deliverySlot && available),
  )

/**
 * Extends the order's reservation while it is at the bank, and renews an expired one. Returns false if the
 * slot is full; the order has no slot then.
 */
export const keepSlotForPayment = async (query: SlotQuery, order: Order): Promise<boolean> => {
  const { userId, trackingCode, deliverySlot: code, slotHeldUntil } = order
  if (code === null) return true
  const { db, now } = query
  const isHeld = slotHeldUntil !== null && slotHeldUntil > now
  if (!isHeld) await lockSlot(db, code)
  if (!isHeld && !(await isFree(query, order))) {
    await giveUpSlot(db, userId, trackingCode)
    return false
  }
  const until = new Date(Math.max(slotHeldUntil?.getTime() ?? 0, now.getTime() + ATTEMPT_MS))
  await holdSlot(db, { userId, trackingCode, code }, { now, until })
  return true
}

export const delivery = {
  saveDeliveryAddress: async ({ body }, call) => {
    const order = await lockEditableOrder(call, body.trackingCode)
    const { deliveryMode } = progressOf(order)
    const refused = body.deliverable ? deliveryMode === 'no_delivery' : deliveryMode === 'required'
    if (refused) throw new ApiError('invalid', { fields: { deliverable: textRef('choice.unknown') } })
    const needsTime = body.deliverable && (await daysFor(call, order)).some(({ available }) => available)
    const chosen = body.deliverable
      ? {
          deliverable: true,
          withoutTime: !needsTime,
          deliveryAddress: await deliveryAddressOf(body, call),
          receiverName: body.receiverName,
          receiverPhoneNumber: body.receiverPhoneNumber,
        }
      : { deliverable: false, deliveryAddress: null, receiverName: null, receiverPhoneNumber: null }
    await changeOrder(call.db, call.user.id, body.trackingCode, { delivery: chosen })
    if (!body.deliverable) await giveUpSlot(call.db, call.user.id, body.trackingCode)
    // Postage changes the amount, so an open payment attempt may be for the wrong one.
    await cancelOpenAttempt(call.db, call.user.id, body.trackingCode)
    return { isPost: body.deliverable, needsTime }
  },

  listDeliveryTimes: async ({ params: { trackingCode } }, call) => {
    const order = await loadOrder(call, trackingCode)
    return { deliveryTimes: await daysFor(call, order), deliveryAmount: DELIVERY_AMOUNT }
  },

  saveDeliveryTime: async ({ body: { trackingCode, code } }, call) => {
    const order = await lockOrder(call, trackingCode)
    const isMissed = order.statusId === ORDER_STATUS.choosingDelivery
    if (!isMissed && !isEditableOrder(order)) throw new ApiError('orderClosed')
    if (order.delivery?.deliverable !== true || deliverySlotOf(code) === null)
      throw new ApiError('invalid', { fields: { code: textRef('choice.unknown') } })
    await lockSlot(call.db, code)
    const days = await daysFor(call, order)
    const slot = days.flatMap(({ times }) => times).find((time) => time.code === code)
    if (slot === undefined) throw new ApiError('invalid', { fields: { code: textRef('choice.unknown') } })
    if (!slot.available) throw new ApiError('slotTaken')
    const until = new Date(call.now.getTime() + SLOT_HOLD_MS)
    await holdSlot(call.db, { userId: call.user.id, trackingCode, code }, { now: call.now, until })
    if (isMissed) {
      const moment = { at: call.now, day: call.clock.today() }
      await sendOrderEvent(call.db, trackingCode, { type: 'customer.chose-delivery' }, moment)
    }
    return { done: true }
  },
} satisfies Partial<Handlers>
