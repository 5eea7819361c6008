/**
 * Deletes an account. Keeps paid orders and mobile policies with their payments, but without the pictures,
 * the texts and the number of their customer. Decision 042.
 */
import { and, count, eq, gt, inArray, isNotNull, isNull, lte, max, ne, or, sql } from 'drizzle-orm'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import type { Database } from './database.ts'
import type { Order } from './orders.ts'
import { ownerOfUser, type User } from './owners.ts'
import { visitsOfUser } from './phone-insurer-visits.ts'
import {
  addresses,
  bankAccounts,
  documents,
  idempotencyKeys,
  inquiries,
  mobilePolicies,
  orderMoves,
  orderReports,
  orders,
  payments,
  phoneInsurerVisits,
  searches,
  sessions,
  signInMistakes,
  signInTokens,
  signInVisits,
  users,
} from './schema/index.ts'

const keptOrder = (userId: string) => and(eq(orders.userId, userId), eq(orders.status, 'paid'))
const keptPolicy = (userId: string) =>
  and(eq(mobilePolicies.userId, userId), isNotNull(mobilePolicies.paidOn))

/** Locks a user and the user's orders until the transaction ends. */
export const lockAccount = async (tx: Database, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await tx
    .select({ code: orders.trackingCode })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.number)
    .for('update')
}

/** Returns the user's orders in one of these statuses, and those that are at the bank. */
export const ordersUnderWayOf = async (
  db: Database,
  userId: string,
  { statusIds, now }: { statusIds: readonly OrderStatusId[]; now: Date },
): Promise<Order[]> => {
  const atTheBank = db
    .select({ trackingCode: payments.trackingCode })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, 'open'), gt(payments.expiresAt, now)))
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          and(eq(orders.status, 'paid'), inArray(orders.statusId, [...statusIds])),
          inArray(orders.trackingCode, atTheBank),
        ),
      ),
    )
    .orderBy(orders.number)
}

/** Returns how many records of a user are kept, and the day of the latest payment among them. */
export const keptRecordsOf = async (
  db: Database,
  userId: string,
): Promise<{ number: number; lastPaidOn: string | null }> => {
  const [paid] = await db
    .select({ number: count(), last: max(orders.paidOn) })
    .from(orders)
    .where(keptOrder(userId))
  const [insured] = await db
    .select({ number: count(), last: max(mobilePolicies.paidOn) })
    .from(mobilePolicies)
    .where(keptPolicy(userId))
  const [lastPaidOn = null] = [paid?.last ?? null, insured?.last ?? null]
    .filter((day) => day !== null)
    .toSorted()
    .toReversed()
  return { number: (paid?.number ?? 0) + (insured?.number ?? 0), lastPaidOn }
}

/** Removes orders with all their related rows. */
const removeOrders = async (tx: Database, trackingCodes: readonly string[]): Promise<void> => {
  const codes = [...trackingCodes]
  await tx.delete(orderMoves).where(inArray(orderMoves.trackingCode, codes))
  await tx.delete(orderReports).where(inArray(orderReports.trackingCode, codes))
  await tx.delete(documents).where(inArray(documents.trackingCode, codes))
  await tx.delete(payments).where(inArray(payments.trackingCode, codes))
  await tx.delete(orders).where(inArray(orders.trackingCode, codes))
}

/**
 * Removes the unpaid orders, and the data that kept orders do not need. Returns the image ids of all
 * pictures.
 */
const reduceOrders = async (tx: Database, userId: string): Promise<string[]> => {
  const all = await tx.select().from(orders).where(eq(orders.userId, userId))
  const codes = all.map(({ trackingCode }) => trackingCode)
  const pictures = await tx
    .delete(documents)
    .where(eq(documents.userId, userId))
    .returning({ imageId: documents.imageId })
  await tx.delete(orderReports).where(inArray(orderReports.trackingCode, codes))
  await tx.delete(payments).where(and(eq(payments.userId, userId), ne(payments.state, 'paid')))
  await removeOrders(
    tx,
    all.filter(({ status }) => status !== 'paid').map(({ trackingCode }) => trackingCode),
  )
  await tx
    .update(orders)
    .set({ inspectionPlace: null, inspectionSlot: null })
    .where(eq(orders.userId, userId))
  // Keeps the address of a paper copy that is on its way, because the courier needs it.
  await tx
    .update(orders)
    .set({ delivery: null, deliverySlot: null })
    .where(and(eq(orders.userId, userId), ne(orders.statusId, ORDER_STATUS.issuedWithPaper)))
  return pictures.map(({ imageId }) => imageId)
}

const reduceMobilePolicies = async (tx: Database, user: User): Promise<void> => {
  await tx.delete(phoneInsurerVisits).where(visitsOfUser(tx, user))
  await tx
    .delete(mobilePolicies)
    .where(and(eq(mobilePolicies.userId, user.id), isNull(mobilePolicies.paidOn)))
}

/** Removes the user's identity and credentials. */
const removeTraces = async (tx: Database, { id, cellNumber }: User): Promise<void> => {
  const owner = ownerOfUser(id)
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(signInTokens).where(eq(signInTokens.userId, id))
  await tx.delete(signInVisits).where(eq(signInVisits.cellNumber, cellNumber))
  await tx.delete(signInMistakes).where(eq(signInMistakes.cellNumber, cellNumber))
  await tx.delete(addresses).where(eq(addresses.userId, id))
  await tx.delete(bankAccounts).where(eq(bankAccounts.userId, id))
  await tx.delete(searches).where(eq(searches.owner, owner))
  await tx.delete(inquiries).where(eq(inquiries.owner, owner))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner))
}

/**
 * Removes an account that the transaction has locked. The user remains as the nameless owner of records that
 * are kept, if there are any.
 * @returns the image ids of the pictures whose files are to be removed
 */
export const removeAccount = async (tx: Database, user: User, today: string): Promise<string[]> => {
  const imageIds = await reduceOrders(tx, user.id)
  await reduceMobilePolicies(tx, user)
  await removeTraces(tx, user)
  const kept = await keptRecordsOf(tx, user.id)
  if (kept.number === 0) await tx.delete(users).where(eq(users.id, user.id))
  else
    await tx
      .update(users)
      .set({ cellNumber: null, pwaVersion: null, deletedOn: today })
      .where(eq(users.id, user.id))
  return imageIds
}

/**
 * Removes the records of deleted accounts that were paid on `lastDay` or earlier, and the users that have
 * none left.
 */
export const removeOldRecords = (db: Database, lastDay: string): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = tx.select({ id: users.id }).from(users).where(isNotNull(users.deletedOn))
    const old = await tx
      .select({ trackingCode: orders.trackingCode })
      .from(orders)
      .where(and(inArray(orders.userId, gone), lte(orders.paidOn, lastDay)))
    await removeOrders(
      tx,
      old.map(({ trackingCode }) => trackingCode),
    )
    const isOldPolicy = and(inArray(mobilePolicies.userId, gone), lte(mobilePolicies.paidOn, lastDay))
    const oldPolicies = tx.select({ id: mobilePolicies.id }).from(mobilePolicies).where(isOldPolicy)
    await tx.update(mobilePolicies).set({ renews: null }).where(inArray(mobilePolicies.renews, oldPolicies))
    await tx.delete(mobilePolicies).where(isOldPolicy)
    await tx
      .delete(users)
      .where(
        and(
          isNotNull(users.deletedOn),
          sql`not exists (select 1 from ${orders} where ${orders.userId} = ${users.id})`,
          sql`not exists (select 1 from ${mobilePolicies} where ${mobilePolicies.userId} = ${users.id})`,
        ),
      )
  })
