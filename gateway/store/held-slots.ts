/**
 * Rules for reservations of delivery and inspection slots. A paid order keeps its place unless it is
 * cancelled; an unpaid one holds it for a limited time, and a user can hold only a few. Decisions, section 11
 * "Inspection times".
 */
import { and, asc, eq, gt, ne, notInArray, or } from 'drizzle-orm'
import { CANCELLED_STATUSES } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import { acquireNamedLock } from './named-lock.ts'
import { orders } from './schema/index.ts'

const MINUTE_MS = 60_000
/** Milliseconds for which an unpaid order holds its place. */
export const SLOT_HOLD_MS = 30 * MINUTE_MS
/** Places of one kind that the unpaid orders of one user hold at the same time. */
const HELD_BY_ONE_USER = 3

/** The column that says until when an unpaid order holds its place. */
type HeldUntil = 'slotHeldUntil' | 'inspectionHeldUntil'

/** Orders that occupy their place at a time. */
export const occupies = (heldUntil: HeldUntil, now: Date) =>
  or(
    and(eq(orders.status, 'paid'), notInArray(orders.statusId, [...CANCELLED_STATUSES])),
    and(eq(orders.status, 'open'), gt(orders[heldUntil], now)),
  )

/** Releases the oldest places of a user's other unpaid orders, so that the user holds only a few. */
export const releaseOldest = async (
  tx: Database,
  heldUntil: HeldUntil,
  { userId, trackingCode }: { userId: string; trackingCode: string },
  now: Date,
): Promise<void> => {
  await acquireNamedLock(tx, `${heldUntil} of ${userId}`)
  const held = await tx
    .select({ trackingCode: orders.trackingCode })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.trackingCode, trackingCode),
        eq(orders.status, 'open'),
        gt(orders[heldUntil], now),
      ),
    )
    .orderBy(asc(orders[heldUntil]))
  for (const other of held.slice(0, Math.max(0, held.length - HELD_BY_ONE_USER + 1)))
    await tx
      .update(orders)
      .set({ [heldUntil]: now })
      .where(eq(orders.trackingCode, other.trackingCode))
}
