/** Orders. Every query here names the owner: an order that is somebody else's is an order that is not there. Decisions, section 8 "Strict". */
import { and, count, eq, exists, gt, isNotNull, ne, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { newTrackingCode } from './credentials.ts'
import { deleteCheques } from './documents.ts'
import { acquireNamedLock } from './named-lock.ts'
import { orders, payments } from './schema/index.ts'

export type Order = typeof orders.$inferSelect
export type NewOrder = Pick<
  Order,
  | 'userId'
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
/** What is settled anew where the plan of payments is another: another way of paying, another price. */
export type PlanChange = Partial<Pick<Order, 'paymentType' | 'offer' | 'priceValidUntil'>> &
  Pick<Order, 'chequesFrom'>

const owned = (userId: string, trackingCode: string) =>
  and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId))

/** Takes a user and a tracking code; gives the user's order, or null. */
export const orderOf = async (db: Database, userId: string, trackingCode: string): Promise<Order | null> => {
  const [order] = await db.select().from(orders).where(owned(userId, trackingCode))
  return order ?? null
}

/** The same, held until the transaction ends: changes of one order happen one after another. */
export const lockedOrderOf = async (
  tx: Database,
  userId: string,
  trackingCode: string,
): Promise<Order | null> => {
  const [order] = await tx.select().from(orders).where(owned(userId, trackingCode)).for('update')
  return order ?? null
}

/** Takes an order's parts; makes it, or finds the open one of the same search and offer and gives it the payment type asked for. */
export const registerOrder = async (db: Database, order: NewOrder, now: Date): Promise<string> => {
  const trackingCode = newTrackingCode()
  const made = await db
    .insert(orders)
    .values({ ...order, trackingCode, status: 'open', createdAt: now })
    .onConflictDoNothing()
    .returning({ trackingCode: orders.trackingCode })
  if (made.length > 0) return trackingCode
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
  // Neither made nor found: the open one was paid in this very moment, so that there is room for a new one.
  if (open === undefined) return registerOrder(db, order, now)
  if (open.paymentType !== order.paymentType)
    await changePlan(db, order.userId, open.trackingCode, {
      paymentType: order.paymentType,
      chequesFrom: order.chequesFrom,
    })
  return open.trackingCode
}

/** Takes a user, a tracking code and what changes; changes the user's order while it is open, or paid first and its details still to come. */
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

/** Takes a user's open order and another plan of payments; keeps it. Cheques have to be given again: gives the ids of the pictures that go. */
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

/** Takes an order whose price came out the same; it stands until `priceValidUntil`, unless somebody has changed the order meanwhile. */
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

/** Takes what is known of an order's documents and cheques; keeps it, of a paid order too: both may be put off until after payment. */
export const saveDocumentProgress = async (
  tx: Database,
  userId: string,
  trackingCode: string,
  settled: Partial<
    Pick<Order, 'documentsSubmitted' | 'documentsLater' | 'chequesSubmitted' | 'chequesLater'>
  >,
): Promise<void> => {
  await tx.update(orders).set(settled).where(owned(userId, trackingCode))
}

/** Takes slot codes and how many orders one slot serves; gives those that are full without counting `except`. */
export const fullSlots = async (db: Database, capacity: number, except: string): Promise<Set<string>> => {
  const taken = await db
    .select({ slot: orders.deliverySlot, number: count() })
    .from(orders)
    .where(and(isNotNull(orders.deliverySlot), ne(orders.trackingCode, except)))
    .groupBy(orders.deliverySlot)
  return new Set(taken.flatMap(({ slot, number }) => (slot !== null && number >= capacity ? [slot] : [])))
}

/** Takes a code; gives how many other orders have used it: those that are paid, and those at the bank now. Holds others off who ask the same. */
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
