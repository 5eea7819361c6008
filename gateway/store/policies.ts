/**
 * Lists of a user's orders and policies. Every query includes the owner. Specification: document 3 sections 3
 * and 7; decisions, sections 8 "Strict" and 10.
 */
import { and, asc, between, desc, eq, gt, gte, inArray, notExists, notInArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CANCELLED_STATUSES } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import type { OrderMove } from './order-moves.ts'
import type { Order } from './orders.ts'
import { orderMoves, orderReports, orders } from './schema/index.ts'

/** Earliest creation of an open order that is listed. */
export type OpenSince = { openSince: Date }

const listed = (userId: string, { openSince }: OpenSince) =>
  and(
    eq(orders.userId, userId),
    or(eq(orders.status, 'paid'), and(eq(orders.status, 'open'), gte(orders.createdAt, openSince))),
  )

/** Returns a page of a user's orders, the newest first; the first page is 1. */
export const orderPage = (
  db: Database,
  userId: string,
  { page, size, ...open }: OpenSince & { page: number; size: number },
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(listed(userId, open))
    .orderBy(desc(orders.number))
    .limit(size)
    .offset((page - 1) * size)

/** Returns a user's open orders, the newest first. */
export const openOrdersOf = (db: Database, userId: string, { openSince }: OpenSince): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'open'), gte(orders.createdAt, openSince)))
    .orderBy(desc(orders.number))

/** Returns a user's paid orders in a status, the newest first. */
export const paidOrdersOf = (
  db: Database,
  userId: string,
  statusIds: readonly Order['statusId'][],
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.status, 'paid'), inArray(orders.statusId, [...statusIds])),
    )
    .orderBy(desc(orders.number))

/**
 * Returns a user's policies in a status whose cover ends within a period, the nearest end first; none for
 * whose vehicle a newer order was paid and not cancelled.
 */
export const endingPoliciesOf = (
  db: Database,
  userId: string,
  { from, to, statusIds }: { from: string; to: string; statusIds: readonly Order['statusId'][] },
): Promise<Order[]> => {
  const newer = alias(orders, 'newer')
  const bought = db
    .select({ trackingCode: newer.trackingCode })
    .from(newer)
    .where(
      and(
        eq(newer.userId, orders.userId),
        eq(newer.product, orders.product),
        or(eq(newer.plate, orders.plate), eq(newer.renews, orders.trackingCode)),
        eq(newer.status, 'paid'),
        notInArray(newer.statusId, [...CANCELLED_STATUSES]),
        gt(newer.number, orders.number),
      ),
    )
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        between(orders.coverTo, from, to),
        inArray(orders.statusId, [...statusIds]),
        notExists(bought),
      ),
    )
    .orderBy(asc(orders.coverTo))
}

/** Returns the moves of several orders by tracking code, the first one first. */
export const movesByOrder = async (
  db: Database,
  trackingCodes: readonly string[],
): Promise<ReadonlyMap<string, OrderMove[]>> => {
  const found = new Map(trackingCodes.map((code): [string, OrderMove[]] => [code, []]))
  if (trackingCodes.length === 0) return found
  const moves = await db
    .select()
    .from(orderMoves)
    .where(inArray(orderMoves.trackingCode, [...trackingCodes]))
    .orderBy(asc(orderMoves.id))
  for (const move of moves) found.get(move.trackingCode)?.push(move)
  return found
}

/** Stores a customer's report of wrong data. */
export const saveReport = async (tx: Database, report: typeof orderReports.$inferInsert): Promise<void> => {
  await tx.insert(orderReports).values(report)
}

export type OrderReport = typeof orderReports.$inferSelect

/** Returns a customer's reports about an order, the latest first, for the operator page. */
export const reportsOf = (db: Database, trackingCode: string): Promise<OrderReport[]> =>
  db
    .select()
    .from(orderReports)
    .where(eq(orderReports.trackingCode, trackingCode))
    .orderBy(desc(orderReports.id))
