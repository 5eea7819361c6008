/**
 * The inspection of a car: place, time, conditions, and its beginning. Specification: document 3, sections 2
 * to 4; decisions, sections 10 and 11.
 */
import { textRef } from '#contract/texts.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { ApiError } from '../../domain/api-error.ts'
import { inspectionSlotOf } from '../../domain/inspection-days.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { addressOf } from '../../store/addresses.ts'
import { SLOT_HOLD_MS } from '../../store/held-slots.ts'
import {
  holdVisit,
  lockVisit,
  saveAcceptedTerms,
  saveInspectionPlace,
  saveVisitStart,
} from '../../store/inspection-slots.ts'
import { movesOf } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { hasVisitDayCome, inspectionAt, placeOf, visitDays } from './inspection-visit.ts'
import { loadOrder, lockOrder } from './load-order.ts'
import { makeDueMovesOf, sendOrderEvent } from './order-moves.ts'

type UserCall = HandlerContext & { user: User }

/** Answers an order of another product like an unknown one, because only cars are inspected. */
const ofCarBody = (order: Order): Order => {
  if (order.product !== 'carbody') throw new ApiError('notFound')
  return order
}

/** Locks an order whose visit can be booked: an open order, or one whose visit has to be booked again. */
const lockArrangeable = async (call: UserCall, trackingCode: string): Promise<Order> => {
  const order = ofCarBody(await lockOrder(call, trackingCode))
  const isAgain =
    order.statusId === ORDER_STATUS.requestingVisit || order.statusId === ORDER_STATUS.choosingVisit
  if (order.status !== 'open' && !isAgain) throw new ApiError('orderClosed')
  return order
}

const unknownCode = () => new ApiError('invalid', { fields: { code: textRef('choice.unknown') } })

export const inspection = {
  saveInspectionPlace: async ({ body: { trackingCode, addressUid } }, call) => {
    const order = await lockArrangeable(call, trackingCode)
    const chosen = await addressOf(call.db, call.user.id, addressUid)
    if (chosen === null) throw new ApiError('notFound')
    if ((await inspectionAt(chosen, order, call)).reason !== null) throw new ApiError('inspectionUnavailable')
    const isAsking = order.statusId === ORDER_STATUS.requestingVisit
    await saveInspectionPlace(call.db, order, placeOf(chosen, call.places), isAsking ? call.now : null)
    if (order.status === 'open') await cancelOpenAttempt(call.db, call.user.id, trackingCode)
    if (isAsking) await makeDueMovesOf(call.db, trackingCode, call.now)
    return { done: true }
  },

  listInspectionTimes: async ({ params: { trackingCode } }, call) => {
    const { inspectionPlace } = ofCarBody(await loadOrder(call, trackingCode))
    return {
      inspectTimes: inspectionPlace === null ? [] : await visitDays(call, inspectionPlace.city, trackingCode),
    }
  },

  saveInspectionTime: async ({ body: { trackingCode, code } }, call) => {
    const order = await lockArrangeable(call, trackingCode)
    const { inspectionPlace: place } = order
    if (place === null) throw new ApiError('orderIncomplete', { missing: ['inspection'] })
    if (order.statusId === ORDER_STATUS.requestingVisit) throw new ApiError('orderClosed')
    if (inspectionSlotOf(code) === null) throw unknownCode()
    await lockVisit(call.db, place.city, code)
    const slots = (await visitDays(call, place.city, trackingCode)).flatMap(({ times }) => times)
    const slot = slots.find((time) => time.code === code)
    if (slot === undefined || slot.reason === 'past') throw unknownCode()
    if (slot.reason === 'full') throw new ApiError('slotTaken')
    const until = new Date(call.now.getTime() + SLOT_HOLD_MS)
    await holdVisit(call.db, order, code, { now: call.now, until })
    if (order.statusId === ORDER_STATUS.choosingVisit) {
      const moment = { at: call.now, day: call.clock.today() }
      await sendOrderEvent(call.db, trackingCode, { type: 'customer.chose-visit' }, moment)
    }
    return { heldUntil: inSandboxTime(until, call) }
  },

  acceptTerms: async ({ body: { trackingCode } }, call) => {
    const order = ofCarBody(await lockOrder(call, trackingCode))
    if (order.status !== 'open') throw new ApiError('orderClosed')
    const at = order.termsAcceptedAt ?? call.now
    await saveAcceptedTerms(call.db, order, at)
    return { acceptedAt: inSandboxTime(at, call) }
  },

  startVisit: async ({ body: { trackingCode } }, call) => {
    const order = ofCarBody(await lockOrder(call, trackingCode))
    if (order.statusId !== ORDER_STATUS.visiting) throw new ApiError('statusChanged')
    const last = (await movesOf(call.db, trackingCode)).at(-1)
    if (!hasVisitDayCome(order, last, call)) throw new ApiError('visitNotToday')
    const isStarted = last !== undefined && order.visitStartedAt !== null && order.visitStartedAt >= last.at
    if (!isStarted) await saveVisitStart(call.db, order, call.now)
    await makeDueMovesOf(call.db, trackingCode, call.now)
    return { done: true }
  },
} satisfies Partial<Handlers>
