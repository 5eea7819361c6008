/** Payments and refunds of users. Every query includes the owner. Decisions, section 7. */
import { and, between, desc, eq, gte, ne, notInArray, or, sql, sum } from 'drizzle-orm'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import type { Order } from './orders.ts'
import { orderMoves, orders, payments } from './schema/index.ts'

export type PaidOrder = {
  order: Order
  /** Amount that the bank has collected, toman. */
  amount: number
  paidOn: string
  /** Day of the refund, or null. */
  refundedOn: string | null
}

const paid = and(eq(payments.trackingCode, orders.trackingCode), eq(payments.state, 'paid'))
const refunded = and(
  eq(orderMoves.trackingCode, orders.trackingCode),
  eq(orderMoves.to, ORDER_STATUS.refunded),
)

/** First and last day of a Jalali year; a year may be a day shorter. */
const daysOf = (year: string) => [`${year}-01-01`, `${year}-12-30`] as const

/** Returns a user's orders with a payment or a refund in a Jalali year, the latest first. */
export const paidOrdersOfYear = async (db: Database, userId: string, year: string): Promise<PaidOrder[]> => {
  const found = await db
    .select({ order: orders, amount: payments.amount, paidOn: payments.paidOn, refundedOn: orderMoves.day })
    .from(orders)
    .innerJoin(payments, paid)
    .leftJoin(orderMoves, refunded)
    .where(
      and(
        eq(orders.userId, userId),
        or(between(payments.paidOn, ...daysOf(year)), between(orderMoves.day, ...daysOf(year))),
      ),
    )
    .orderBy(desc(payments.paidOn), desc(orders.number))
  return found.flatMap(({ paidOn, ...rest }) => (paidOn === null ? [] : [{ ...rest, paidOn }]))
}

/** The database's name for the year of a Jalali day. */
const yearOf = (day: typeof payments.paidOn | typeof orderMoves.day) => sql<string>`left(${day}, 4)`

/** Returns a user's payments minus refunds, in toman by Jalali year. */
export const paidByYear = async (db: Database, userId: string): Promise<Map<string, number>> => {
  const [paidYear, refundYear] = [yearOf(payments.paidOn), yearOf(orderMoves.day)]
  const [collected, returned] = await Promise.all([
    db
      .select({ year: paidYear, total: sum(payments.amount).mapWith(Number) })
      .from(orders)
      .innerJoin(payments, paid)
      .where(eq(orders.userId, userId))
      .groupBy(paidYear),
    db
      .select({ year: refundYear, total: sum(payments.amount).mapWith(Number) })
      .from(orders)
      .innerJoin(payments, paid)
      .innerJoin(orderMoves, refunded)
      .where(eq(orders.userId, userId))
      .groupBy(refundYear),
  ])
  const totals = new Map(collected.map(({ year, total }) => [year, total]))
  for (const { year, total } of returned) totals.set(year, (totals.get(year) ?? 0) - total)
  return totals
}

/**
 * Returns a user's orders in instalments or cheques that were paid at the bank since a day, without cancelled
 * ones.
 */
export const ordersInPartsSince = (db: Database, userId: string, since: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'paid'),
        ne(orders.paymentType, 'cash'),
        gte(orders.paidOn, since),
        notInArray(orders.statusId, [ORDER_STATUS.cancelled, ORDER_STATUS.refunding, ORDER_STATUS.refunded]),
      ),
    )
