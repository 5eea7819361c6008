/** Money that users paid, and got back. Every query includes the owner. Decisions, section 7. */
import { and, desc, eq } from 'drizzle-orm'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import type { Order } from './orders.ts'
import { orderMoves, orders, payments } from './schema/index.ts'

export type PaidOrder = {
  order: Order
  /** Toman, what the bank collected. */
  amount: number
  paidOn: string
  /** Day on which it came back, or null. */
  refundedOn: string | null
}

/** Returns a user's paid orders, the latest first. */
export const paidOrdersWithRefunds = async (db: Database, userId: string): Promise<PaidOrder[]> => {
  const found = await db
    .select({ order: orders, amount: payments.amount, paidOn: payments.paidOn, refundedOn: orderMoves.day })
    .from(orders)
    .innerJoin(payments, and(eq(payments.trackingCode, orders.trackingCode), eq(payments.state, 'paid')))
    .leftJoin(
      orderMoves,
      and(eq(orderMoves.trackingCode, orders.trackingCode), eq(orderMoves.to, ORDER_STATUS.refunded)),
    )
    .where(eq(orders.userId, userId))
    .orderBy(desc(payments.paidOn), desc(orders.number))
  return found.flatMap(({ paidOn, ...rest }) => (paidOn === null ? [] : [{ ...rest, paidOn }]))
}
