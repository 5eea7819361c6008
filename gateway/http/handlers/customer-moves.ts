/**
 * Moves of a paid order by its customer: cancelling before issuing, or reporting wrong data within 48 hours
 * after. Specification: document 3 section 9; decisions, section 10.
 */
import type { TehranMoment } from '#contract/operations/my-insurance.ts'
import { ApiError } from '../../domain/api-error.ts'
import { issuingMove } from '../../domain/issuing.ts'
import { HOUR_MS, tehranDay, tehranTime } from '../../domain/tehran-time.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { movesOf, type OrderMove } from '../../store/order-moves.ts'
import { saveReport } from '../../store/policies.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { lockOrder } from './load-order.ts'
import { sendOrderEvent } from './order-moves.ts'

const HOURS_TO_REPORT = 48

/** Returns an instant after a move with its day in the sandbox's calendar. */
export const tehranMoment = (at: Date, since: Pick<OrderMove, 'at' | 'day'>): TehranMoment => ({
  day: addToJalali(since.day, { days: tehranDay(at) - tehranDay(since.at) }),
  time: tehranTime(at),
})

/** Returns until when wrong data of an issued policy can be reported; null before issuing and afterwards. */
export const reportDeadline = (
  moves: readonly OrderMove[],
  { now }: Pick<HandlerContext, 'now'>,
): TehranMoment | null => {
  const issued = issuingMove(moves)
  if (issued === undefined) return null
  const end = new Date(issued.at.getTime() + HOURS_TO_REPORT * HOUR_MS)
  return end > now ? tehranMoment(end, issued) : null
}

export const customerMoves = {
  cancelOrder: async ({ body: { trackingCode, reason } }, call) => {
    await lockOrder(call, trackingCode)
    const event = { type: 'customer.cancelled' as const, ...(reason === null ? {} : { reason }) }
    await sendOrderEvent(call.db, trackingCode, event, { at: call.now, day: call.clock.today() })
    return { done: true }
  },

  reportWrongData: async ({ body: { trackingCode, text } }, call) => {
    await lockOrder(call, trackingCode)
    if (reportDeadline(await movesOf(call.db, trackingCode), call) === null)
      throw new ApiError('statusChanged')
    await saveReport(call.db, { trackingCode, text, at: call.now })
    return { done: true }
  },
} satisfies Partial<Handlers>
