/**
 * The inspection of a car: its place, its slot and the customer's confirmations. Handlers have locked the
 * order and checked its owner and status. Decisions, sections 10 and 11.
 */
import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { occupies, releaseOldest } from './held-slots.ts'
import { acquireNamedLock } from './named-lock.ts'
import type { Order } from './orders.ts'
import { orders } from './schema/index.ts'

type OwnOrder = Pick<Order, 'userId' | 'trackingCode'>

const own = ({ userId, trackingCode }: OwnOrder) =>
  and(eq(orders.trackingCode, trackingCode), eq(orders.userId, userId))

/** Returns the number of taken places by slot in a city, not counting the order `except`. */
export const takenVisits = async (
  db: Database,
  city: string,
  except: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const taken = await db
    .select({ slot: orders.inspectionSlot, number: count() })
    .from(orders)
    .where(
      and(
        isNotNull(orders.inspectionSlot),
        eq(sql`${orders.inspectionPlace}->>'city'`, city),
        ne(orders.trackingCode, except),
        occupies('inspectionHeldUntil', now),
      ),
    )
    .groupBy(orders.inspectionSlot)
  return new Map(taken.flatMap(({ slot, number }) => (slot === null ? [] : [[slot, number] as const])))
}

/** Serialises requests for the last place of a slot in a city until the transaction ends. */
export const lockVisit = (tx: Database, city: string, code: string): Promise<void> =>
  acquireNamedLock(tx, `visit ${city} ${code}`)

/** Saves the place of the inspection and releases its slot. `requestedAt` if that asks for another visit. */
export const saveInspectionPlace = async (
  tx: Database,
  order: OwnOrder,
  inspectionPlace: NonNullable<Order['inspectionPlace']>,
  requestedAt: Date | null,
): Promise<void> => {
  await tx
    .update(orders)
    .set({
      inspectionPlace,
      inspectionSlot: null,
      inspectionHeldUntil: null,
      ...(requestedAt === null ? {} : { visitRequestedAt: requestedAt }),
    })
    .where(own(order))
}

/** Reserves a place of a locked slot for an order until a time. */
export const holdVisit = async (
  tx: Database,
  order: OwnOrder,
  code: string,
  { now, until }: { now: Date; until: Date },
): Promise<void> => {
  await releaseOldest(tx, 'inspectionHeldUntil', order, now)
  await tx.update(orders).set({ inspectionSlot: code, inspectionHeldUntil: until }).where(own(order))
}

/** Removes the slot of an order; its place stays. */
export const giveUpVisit = async (tx: Database, order: OwnOrder): Promise<void> => {
  await tx.update(orders).set({ inspectionSlot: null, inspectionHeldUntil: null }).where(own(order))
}

/** Saves when the conditions were accepted. */
export const saveAcceptedTerms = async (tx: Database, order: OwnOrder, at: Date): Promise<void> => {
  await tx.update(orders).set({ termsAcceptedAt: at }).where(own(order))
}

/** Saves that a visit begins. */
export const saveVisitStart = async (tx: Database, order: OwnOrder, at: Date): Promise<void> => {
  await tx.update(orders).set({ visitStartedAt: at }).where(own(order))
}
