/** The moves of orders from one status to the next. Decisions, section 10. */
import { and, asc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import type { Order } from './orders.ts'
import { orderMoves, orders } from './schema/index.ts'

export type OrderMove = Pick<
  typeof orderMoves.$inferSelect,
  'trackingCode' | 'from' | 'to' | 'actor' | 'reason' | 'wrongFields' | 'pictures' | 'at' | 'day'
>

/** Returns the moves of an order, the first one first. */
export const movesOf = (db: Database, trackingCode: string): Promise<OrderMove[]> =>
  db.select().from(orderMoves).where(eq(orderMoves.trackingCode, trackingCode)).orderBy(asc(orderMoves.id))

/** Columns of an order that its moves change. */
type MovedOrder = Pick<
  Order,
  | 'trackingCode'
  | 'statusId'
  | 'nextMoveAt'
  | 'requestedDocuments'
  | 'documentsSubmitted'
  | 'documentsLater'
  | 'chequesSubmitted'
  | 'chequesLater'
  | 'coverTo'
>

/** Stores moves of a locked order, and the order after them. */
export const saveMoves = async (
  tx: Database,
  moves: readonly OrderMove[],
  {
    trackingCode,
    statusId,
    nextMoveAt,
    requestedDocuments,
    documentsSubmitted,
    documentsLater,
    chequesSubmitted,
    chequesLater,
    coverTo,
  }: MovedOrder,
): Promise<void> => {
  if (moves.length > 0) await tx.insert(orderMoves).values([...moves])
  await tx
    .update(orders)
    .set({
      statusId,
      nextMoveAt,
      requestedDocuments,
      documentsSubmitted,
      documentsLater,
      chequesSubmitted,
      chequesLater,
      coverTo,
    })
    .where(eq(orders.trackingCode, trackingCode))
}

/** Puts a locked order on hold, or releases it. */
export const saveHeld = async (tx: Database, trackingCode: string, held: boolean): Promise<void> => {
  await tx.update(orders).set({ held }).where(eq(orders.trackingCode, trackingCode))
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

/** Returns the number of orders whose next move is due. */
export const countDueOrders = (db: Database, now: Date): Promise<number> =>
  db.$count(orders, and(isNotNull(orders.nextMoveAt), lte(orders.nextMoveAt, now)))

/**
 * Returns the tracking codes of orders in a status, not held, whose cover has ended before a day, the longest
 * ended first.
 */
export const endedOrders = async (
  db: Database,
  { before, statusIds, limit }: { before: string; statusIds: readonly OrderStatusId[]; limit: number },
): Promise<string[]> => {
  const ended = await db
    .select({ trackingCode: orders.trackingCode })
    .from(orders)
    .where(and(lt(orders.coverTo, before), inArray(orders.statusId, [...statusIds]), eq(orders.held, false)))
    .orderBy(asc(orders.coverTo))
    .limit(limit)
  return ended.map(({ trackingCode }) => trackingCode)
}

/**
 * Returns the tracking codes of paid orders, not held, that still owe something and may be past its deadline,
 * the longest paid first: those paid before a day, and before `today` those whose details are due before the
 * end of the last policy.
 */
export const overdueOrders = async (
  db: Database,
  { paidBefore, today, limit }: { paidBefore: string; today: string; limit: number },
): Promise<string[]> => {
  const isOwing = or(
    eq(orders.documentsSubmitted, false),
    eq(orders.instantPayment, true),
    and(eq(orders.paymentType, 'installment'), eq(orders.chequesSubmitted, false)),
  )
  const lastPolicyEnds = sql`${orders.search}->>'lastPolicyExpDate'`
  const isOverdue = or(
    lt(orders.paidOn, paidBefore),
    and(eq(orders.instantPayment, true), lt(orders.paidOn, today), lte(lastPolicyEnds, today)),
  )
  const overdue = await db
    .select({ trackingCode: orders.trackingCode })
    .from(orders)
    .where(and(eq(orders.statusId, ORDER_STATUS.paid), eq(orders.held, false), isOwing, isOverdue))
    .orderBy(asc(orders.paidOn))
    .limit(limit)
  return overdue.map(({ trackingCode }) => trackingCode)
}

/**
 * Returns the tracking codes of policies with open instalments, not held, that may have had their last one,
 * the longest paid first.
 * @param bnplSince day of payment up to which the four payments are over
 * @param chequesSince for each number of cheques, from 1 on: the day up to which their plan began that is
 * over
 */
export const payingOrders = async (
  db: Database,
  { bnplSince, chequesSince, limit }: { bnplSince: string; chequesSince: readonly string[]; limit: number },
): Promise<string[]> => {
  const count = sql`(${orders.offer}->'installment'->>'count')::int`
  const paid = await db
    .select({ trackingCode: orders.trackingCode })
    .from(orders)
    .where(
      and(
        eq(orders.statusId, ORDER_STATUS.issuedInInstalments),
        eq(orders.held, false),
        or(
          and(eq(orders.paymentType, 'bnpl'), lte(orders.paidOn, bnplSince)),
          ...chequesSince.map((day, index) =>
            and(
              eq(orders.paymentType, 'installment'),
              eq(count, index + 1),
              lte(sql`coalesce(${orders.chequesFrom}, ${orders.paidOn})`, day),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.paidOn))
    .limit(limit)
  return paid.map(({ trackingCode }) => trackingCode)
}

/** Locks an order of any owner for its moves. Waits while another transaction has it. */
export const lockForMoves = async (tx: Database, trackingCode: string): Promise<Order | null> => {
  const [order] = await tx.select().from(orders).where(eq(orders.trackingCode, trackingCode)).for('update')
  return order ?? null
}

/** Like `lockForMoves`; null while another transaction has the order. */
export const lockIfFree = async (tx: Database, trackingCode: string): Promise<Order | null> => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.trackingCode, trackingCode))
    .for('update', { skipLocked: true })
  return order ?? null
}
