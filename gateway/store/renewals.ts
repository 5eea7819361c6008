/**
 * Orders that renew a policy, and the searches for them. A policy has at most one open renewal, and at most
 * one that is paid and not cancelled; unique indexes of `orders` enforce both. Every query includes the
 * owner. Decisions, section 12.
 */
import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { CANCELLED_STATUSES } from '#contract/values/order-status.ts'
import { newTrackingCode } from './credentials.ts'
import type { Database } from './database.ts'
import type { NewOrder, Order } from './orders.ts'
import type { Owner } from './owners.ts'
import { orders, searches } from './schema/index.ts'

/** Data that a renewal copies from the policy, besides its offer. */
type Taken = Pick<Order, 'policyHolder' | 'policyInfo' | 'delivery'> & { renews: string }

/**
 * Returns the paid, not cancelled renewals of policies, as a map from the policy's tracking code to the
 * renewal's.
 */
export const paidRenewalsOf = async (
  db: Database,
  userId: string,
  renewed: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (renewed.length === 0) return new Map()
  const paid = await db
    .select({ renews: orders.renews, trackingCode: orders.trackingCode })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.renews, [...renewed]),
        eq(orders.status, 'paid'),
        notInArray(orders.statusId, [...CANCELLED_STATUSES]),
      ),
    )
  return new Map(
    paid.flatMap(({ renews, trackingCode }) => (renews === null ? [] : [[renews, trackingCode] as const])),
  )
}

/** Returns the open order that renews a policy, locked until the transaction ends, or null. */
export const lockedOpenRenewal = async (
  tx: Database,
  userId: string,
  renews: string,
): Promise<Order | null> => {
  const [open] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.renews, renews), eq(orders.status, 'open')))
    .for('update')
  return open ?? null
}

/** Creates the order that renews a policy, which the transaction has locked. It needs no documents. */
export const insertRenewal = async (tx: Database, order: NewOrder & Taken, now: Date): Promise<string> => {
  const trackingCode = newTrackingCode()
  await tx
    .insert(orders)
    .values({ ...order, trackingCode, status: 'open', documentsSubmitted: true, createdAt: now })
  return trackingCode
}

/** Columns that another offer changes. */
type OtherOffer = Pick<
  Order,
  | 'searchTrackingCode'
  | 'companyCode'
  | 'ceiling'
  | 'paymentType'
  | 'search'
  | 'offer'
  | 'priceValidUntil'
  | 'deliveryMode'
  | 'delivery'
  | 'discountCode'
>

/** Replaces the offer of a locked, open renewal, which has to be confirmed again. */
export const replaceOffer = async (
  tx: Database,
  { userId, trackingCode }: Pick<Order, 'userId' | 'trackingCode'>,
  other: OtherOffer,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...other, completedAt: null })
    .where(and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId), eq(orders.status, 'open')))
}

/** Returns the owner's searches for renewing a policy whose prices are still valid, the latest first. */
export const validRenewalSearches = (db: Database, owner: Owner, renews: string, now: Date) =>
  db
    .select({
      trackingCode: searches.trackingCode,
      request: searches.request,
      prices: searches.prices,
    })
    .from(searches)
    .where(and(eq(searches.owner, owner), eq(searches.renews, renews), gt(searches.validUntil, now)))
    .orderBy(desc(searches.createdAt))
