/**
 * Orders. Every query includes the owner, so orders of other users are not found; the queries that load an
 * order include the product of the call, too. Decisions, section 8 "Strict".
 */
import { and, count, eq, exists, gt, isNotNull, ne, or } from 'drizzle-orm'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Database } from './database.ts'
import { newTrackingCode } from './credentials.ts'
import { deleteCheques } from './documents.ts'
import { acquireNamedLock } from './named-lock.ts'
import { orders, payments } from './schema/index.ts'

export type Order = typeof orders.$inferSelect
export type NewOrder = Pick<
  Order,
  | 'userId'
  | 'product'
  | 'searchTrackingCode'
  | 'companyCode'
  | 'ceiling'
  | 'paymentType'
  | 'search'
  | 'offer'
  | 'vehicleTitle'
  | 'plate'
  | 'deliveryMode'
  | 'discountCode'
  | 'priceValidUntil'
  | 'chequesFrom'
>
export type OrderChange = Partial<
  Pick<
    Order,
    | 'policyHolder'
    | 'policyInfo'
    | 'delivery'
    | 'deliverySlot'
    | 'discountCode'
    | 'completedAt'
    | 'instantPayment'
  >
>
/** A change of the payment plan: another payment type or price. */
export type PlanChange = Partial<Pick<Order, 'paymentType' | 'offer' | 'priceValidUntil'>> &
  Pick<Order, 'chequesFrom'>

const owned = (userId: string, trackingCode: string) =>
  and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId))

/** Whose order a query looks for, and of which product; null for any. */
export type OrderScope = { userId: string; product: InsuranceType | null }

const within = ({ userId, product }: OrderScope, trackingCode: string) =>
  and(owned(userId, trackingCode), product === null ? undefined : eq(orders.product, product))

/** Returns the order of a user and a product, or null. */
export const orderOf = async (
  db: Database,
  scope: OrderScope,
  trackingCode: string,
): Promise<Order | null> => {
  const [order] = await db.select().from(orders).where(within(scope, trackingCode))
  return order ?? null
}

/** Like `orderOf`; locks the order until the transaction ends, so that its changes are serialised. */
export const lockedOrderOf = async (
  tx: Database,
  scope: OrderScope,
  trackingCode: string,
): Promise<Order | null> => {
  const [order] = await tx.select().from(orders).where(within(scope, trackingCode)).for('update')
  return order ?? null
}

/** Creates an order, or changes the payment type of the open order for the same search and offer. */
export const registerOrder = async (db: Database, order: NewOrder, now: Date): Promise<string> => {
  const trackingCode = newTrackingCode()
  const created = await db
    .insert(orders)
    .values({ ...order, trackingCode, status: 'open', createdAt: now })
    .onConflictDoNothing()
    .returning({ trackingCode: orders.trackingCode })
  if (created.length > 0) return trackingCode
  const [open] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.searchTrackingCode, order.searchTrackingCode),
        eq(orders.companyCode, order.companyCode),
        eq(orders.ceiling, order.ceiling),
        eq(orders.status, 'open'),
      ),
    )
    .for('update')
  // Neither created nor found: the open one was paid in the meantime, so a new one can be created.
  if (open === undefined) return registerOrder(db, order, now)
  if (open.paymentType !== order.paymentType)
    await changePlan(db, order.userId, open.trackingCode, {
      paymentType: order.paymentType,
      chequesFrom: order.chequesFrom,
    })
  return open.trackingCode
}

/** Changes the user's order while it is open, or paid first. */
export const changeOrder = async (
  db: Database,
  userId: string,
  trackingCode: string,
  change: OrderChange,
): Promise<void> => {
  await db
    .update(orders)
    .set(change)
    .where(and(owned(userId, trackingCode), or(eq(orders.status, 'open'), orders.instantPayment)))
}

/**
 * Changes the payment plan of an open order and deletes its cheques. Returns the image ids of their pictures.
 */
export const changePlan = async (
  tx: Database,
  userId: string,
  trackingCode: string,
  change: PlanChange,
): Promise<string[]> => {
  await tx
    .update(orders)
    .set({ ...change, chequesSubmitted: false, chequesLater: false })
    .where(and(owned(userId, trackingCode), eq(orders.status, 'open')))
  return deleteCheques(tx, userId, trackingCode)
}

/** Extends the validity of an unchanged price, unless the order has been changed in the meantime. */
export const extendPriceValidity = async (
  db: Database,
  {
    userId,
    trackingCode,
    priceValidUntil: before,
  }: Pick<Order, 'userId' | 'trackingCode' | 'priceValidUntil'>,
  priceValidUntil: Date,
): Promise<void> => {
  await db
    .update(orders)
    .set({ priceValidUntil })
    .where(and(owned(userId, trackingCode), eq(orders.status, 'open'), eq(orders.priceValidUntil, before)))
}

/** Saves which documents and cheques are submitted; also for paid orders, because both may be postponed. */
export const saveDocumentProgress = async (
  tx: Database,
  userId: string,
  trackingCode: string,
  progress: Partial<
    Pick<Order, 'documentsSubmitted' | 'documentsLater' | 'chequesSubmitted' | 'chequesLater'>
  >,
): Promise<void> => {
  await tx.update(orders).set(progress).where(owned(userId, trackingCode))
}

/** Returns the codes of full delivery slots, not counting the order `except`. */
export const fullSlots = async (db: Database, capacity: number, except: string): Promise<Set<string>> => {
  const taken = await db
    .select({ slot: orders.deliverySlot, number: count() })
    .from(orders)
    .where(and(isNotNull(orders.deliverySlot), ne(orders.trackingCode, except)))
    .groupBy(orders.deliverySlot)
  return new Set(taken.flatMap(({ slot, number }) => (slot !== null && number >= capacity ? [slot] : [])))
}

/** Counts other orders that use a code: paid ones, and those with an open payment attempt. Locks the code. */
export const discountUses = async (
  tx: Database,
  code: string,
  except: string,
  now: Date,
): Promise<number> => {
  await acquireNamedLock(tx, `discount ${code}`)
  const atTheBank = tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.trackingCode, orders.trackingCode),
        eq(payments.state, 'open'),
        gt(payments.expiresAt, now),
      ),
    )
  const [uses] = await tx
    .select({ number: count() })
    .from(orders)
    .where(
      and(
        eq(orders.discountCode, code),
        ne(orders.trackingCode, except),
        or(eq(orders.status, 'paid'), exists(atTheBank)),
      ),
    )
  return uses?.number ?? 0
}
