/** The moves of orders from one status to the next. Decisions, section 10. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { OrderStatusId } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import { orderMoves, orders } from './schema/index.ts'

export type OrderMove = Pick<
  typeof orderMoves.$inferSelect,
  'trackingCode' | 'from' | 'to' | 'actor' | 'reason' | 'at' | 'day'
>

/** Returns the moves of an order, the first one first. */
export const movesOf = (db: Database, trackingCode: string): Promise<OrderMove[]> =>
  db.select().from(orderMoves).where(eq(orderMoves.trackingCode, trackingCode)).orderBy(asc(orderMoves.id))

/** Stores moves of a locked order, its status after them, and when the next one is due. */
export const saveMoves = async (
  tx: Database,
  trackingCode: string,
  {
    moves,
    statusId,
    nextMoveAt,
  }: { moves: readonly OrderMove[]; statusId: OrderStatusId; nextMoveAt: Date | null },
): Promise<void> => {
  if (moves.length > 0) await tx.insert(orderMoves).values([...moves])
  await tx.update(orders).set({ statusId, nextMoveAt }).where(eq(orders.trackingCode, trackingCode))
}

/** Returns the tracking codes of orders whose next move is due, the longest due first. */
export const dueOrders = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const due = await db
    .select({ trackingCode: orders.trackingCode })
    .from(orders)
    .where(and(isNotNull(orders.nextMoveAt), lte(orders.nextMoveAt, now)))
    .orderBy(asc(orders.nextMoveAt))
    .limit(limit)
  return due.map(({ trackingCode }) => trackingCode)
}

/** Locks an order of any owner for its moves; null while another transaction has it. */
export const lockForMoves = async (tx: Database, trackingCode: string) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.trackingCode, trackingCode))
    .for('update', { skipLocked: true })
  return order ?? null
}
