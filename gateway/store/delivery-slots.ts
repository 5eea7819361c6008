/**
 * Reservations of delivery slots; `held-slots.ts` has their rules. A released reservation is renewed at
 * payment if the slot still has room.
 */
import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from './database.ts'
import { occupies, releaseOldest } from './held-slots.ts'
import { acquireNamedLock } from './named-lock.ts'
import { orders } from './schema/index.ts'

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
    .where(
      and(isNotNull(orders.deliverySlot), ne(orders.trackingCode, except), occupies('slotHeldUntil', now)),
    )
    .groupBy(orders.deliverySlot)
  return new Set(taken.flatMap(({ slot, number }) => (slot !== null && number >= capacity ? [slot] : [])))
}

/** Serialises requests for the last place of a slot until the transaction ends. */
export const lockSlot = (tx: Database, code: string): Promise<void> => acquireNamedLock(tx, `slot ${code}`)

/** Reserves a place of a locked slot for an order of the user until a time. */
export const holdSlot = async (
  tx: Database,
  { userId, trackingCode, code }: { userId: string; trackingCode: string; code: string },
  { now, until }: { now: Date; until: Date },
): Promise<void> => {
  await releaseOldest(tx, 'slotHeldUntil', { userId, trackingCode }, now)
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
