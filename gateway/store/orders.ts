/**
 * Orders. Every query includes the owner, so orders of other users are not found; the queries that load an
 * order include the product of the call, too. Decisions, section 8 "Strict".
 */
import { and, count, desc, eq, exists, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
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
  Pick<Order, 'policyHolder' | 'policyInfo' | 'delivery' | 'discountCode' | 'completedAt' | 'instantPayment'>
>
/** A change of the payment plan: another payment type or price. */
export type PlanChange = Partial<Pick<Order, 'paymentType' | 'offer' | 'priceValidUntil'>> &
  Pick<Order, 'chequesFrom'>

const owned = (userId: string, trackingCode: string) =>
  and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId))

/** Owner and product of the order to find; null for any product. */
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

/** Returns the policy holder of the user's latest order that has one, of any product, or null. */
export const latestHolderOf = async (db: Database, userId: string): Promise<Order['policyHolder']> => {
  const [latest] = await db
    .select({ policyHolder: orders.policyHolder })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.policyHolder)))
    .orderBy(desc(orders.number))
    .limit(1)
  return latest?.policyHolder ?? null
}

/** Returns the uid of the address that the user's latest order with one is registered at, or null. */
export const latestPolicyAddressOf = async (db: Database, userId: string): Promise<string | null> => {
  const [latest] = await db
    .select({ policyInfo: orders.policyInfo })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.policyInfo)))
    .orderBy(desc(orders.number))
    .limit(1)
  return latest?.policyInfo?.addressUid ?? null
}

/** Returns the order of a policy code, of any owner: for the public page, which shows nothing personal. */
export const orderOfPolicyCode = async (db: Database, policyCode: string): Promise<Order | null> => {
  const [order] = await db.select().from(orders).where(eq(orders.policyCode, policyCode)).limit(1)
  return order ?? null
}

/** The covers of a car-body search; none of another product’s. */
const coversOf = (search: Order['search']): readonly string[] => ('covers' in search ? search.covers : [])

/** Newest car-body orders that are counted. */
const COUNTED_ORDERS = 1000

/**
 * Returns, by the code of each cover, how many of the newest registered orders have it and all given covers.
 */
export const coverCounts = async (
  db: Database,
  chosen: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const newest = db
    .select({ covers: sql`${orders.search}->'covers'`.as('covers') })
    .from(orders)
    .where(eq(orders.product, 'carbody'))
    .orderBy(desc(orders.number))
    .limit(COUNTED_ORDERS)
    .as('newest')
  const counted = await db
    .select({
      cover: sql<string>`jsonb_array_elements_text(${newest.covers})`.as('cover'),
      total: count(),
    })
    .from(newest)
    .where(sql`${newest.covers} @> ${JSON.stringify(chosen)}::jsonb`)
    .groupBy(sql`cover`)
  return new Map(counted.map(({ cover, total }) => [cover, total]))
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
        order.ceiling === null ? isNull(orders.ceiling) : eq(orders.ceiling, order.ceiling),
        sql`coalesce(${orders.search}->'covers', '[]'::jsonb) = ${JSON.stringify(coversOf(order.search))}::jsonb`,
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

/** Changes the user's order while it is open, paid first, or returned for correction. */
export const changeOrder = async (
  db: Database,
  userId: string,
  trackingCode: string,
  change: OrderChange,
): Promise<void> => {
  await db
    .update(orders)
    .set(change)
    .where(
      and(
        owned(userId, trackingCode),
        or(
          eq(orders.status, 'open'),
          orders.instantPayment,
          eq(orders.statusId, ORDER_STATUS.correctingDetails),
        ),
      ),
    )
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

/** Locks a discount code, so that its last use is not given twice. */
export const lockDiscount = (tx: Database, code: string): Promise<void> =>
  acquireNamedLock(tx, `discount ${code}`)

/**
 * Counts the orders that use a code: paid ones, and those with an open payment attempt.
 * @param except an order that is not counted, or null
 */
export const discountUses = async (
  db: Database,
  code: string,
  except: string | null,
  now: Date,
): Promise<number> => {
  const atTheBank = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.trackingCode, orders.trackingCode),
        eq(payments.state, 'open'),
        gt(payments.expiresAt, now),
      ),
    )
  const [uses] = await db
    .select({ number: count() })
    .from(orders)
    .where(
      and(
        eq(orders.discountCode, code),
        except === null ? undefined : ne(orders.trackingCode, except),
        or(eq(orders.status, 'paid'), exists(atTheBank)),
      ),
    )
  return uses?.number ?? 0
}
