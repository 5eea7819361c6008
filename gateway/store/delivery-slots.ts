/**
 * Places in delivery slots. A paid order keeps its place unless it is cancelled; an unpaid one holds it for a while, and a user holds
 * few. A place that was given back is taken again at payment, if it is still free. Decisions, section 11
 * "Inspection times": the same rule.
 */
import { and, asc, count, eq, gt, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import { CANCELLED_STATUSES } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import { acquireNamedLock } from './named-lock.ts'
import { orders } from './schema/index.ts'

const MINUTE_MS = 60_000
/** How long an unpaid order holds its place. */
export const SLOT_HOLD_MS = 30 * MINUTE_MS
/** Places that the unpaid orders of one user hold at the same time. */
const HELD_BY_ONE_USER = 3

/** Orders that occupy their place at a time. */
const occupies = (now: Date) =>
  or(
    and(eq(orders.status, 'paid'), notInArray(orders.statusId, [...CANCELLED_STATUSES])),
    and(eq(orders.status, 'open'), gt(orders.slotHeldUntil, now)),
  )

/** Returns the codes of full slots, not counting the order `except`. */
export const fullSlots = async (
  db: Database,
  capacity: number,
  except: string,
  now: Date,
): Promise<Set<string>> => {
  const taken = await db
    .select({ slot: orders.deliverySlot, number: count() })
    .from(orders)
    .where(and(isNotNull(orders.deliverySlot), ne(orders.trackingCode, except), occupies(now)))
    .groupBy(orders.deliverySlot)
  return new Set(taken.flatMap(({ slot, number }) => (slot !== null && number >= capacity ? [slot] : [])))
}

/** Serialises requests for the last place of a slot until the transaction ends. */
export const lockSlot = (tx: Database, code: string): Promise<void> => acquireNamedLock(tx, `slot ${code}`)

/** Gives the oldest places of a user's other unpaid orders back, so that at most a few are held. */
const releaseOldest = async (tx: Database, userId: string, except: string, now: Date): Promise<void> => {
  await acquireNamedLock(tx, `slots of ${userId}`)
  const held = await tx
    .select({ trackingCode: orders.trackingCode })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.trackingCode, except),
        eq(orders.status, 'open'),
        gt(orders.slotHeldUntil, now),
      ),
    )
    .orderBy(asc(orders.slotHeldUntil))
  for (const { trackingCode } of held.slice(0, Math.max(0, held.length - HELD_BY_ONE_USER + 1)))
    await tx.update(orders).set({ slotHeldUntil: now }).where(eq(orders.trackingCode, trackingCode))
}

/** Reserves a place of a locked slot for an order of the user until a time. */
export const holdSlot = async (
  tx: Database,
  { userId, trackingCode, code }: { userId: string; trackingCode: string; code: string },
  { now, until }: { now: Date; until: Date },
): Promise<void> => {
  await releaseOldest(tx, userId, trackingCode, now)
  await tx
    .update(orders)
    .set({ deliverySlot: code, slotHeldUntil: until })
    .where(and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId)))
}

/** Removes the place of the user's order. */
export const giveUpSlot = async (tx: Database, userId: string, trackingCode: string): Promise<void> => {
  await tx
    .update(orders)
    .set({ deliverySlot: null, slotHeldUntil: null })
    .where(and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId)))
}
