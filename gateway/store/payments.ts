/** Payment attempts: at most one open and one paid per order. Decisions, section 4. */
import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { newToken } from './credentials.ts'
import type { Database } from './database.ts'
import { type AttemptState, orders, payments } from './schema/index.ts'

export type Attempt = typeof payments.$inferSelect
export type AttemptOfOrder = Pick<
  Attempt,
  'userId' | 'trackingCode' | 'amount' | 'returnOrigin' | 'openedVia'
>

export const ATTEMPT_MS = 15 * 60 * 1000

/** Returns the state of an attempt; an expired open one has timed out. */
export const attemptState = (
  { state, expiresAt }: Pick<Attempt, 'state' | 'expiresAt'>,
  now: Date,
): AttemptState => (state === 'open' && expiresAt <= now ? 'timed-out' : state)

const settleOpen = (tx: Database, id: string, state: AttemptState) =>
  tx
    .update(payments)
    .set({ state })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))

/** Returns the token of a locked order's open attempt. A new attempt replaces one of another amount. */
export const openAttempt = async (tx: Database, attempt: AttemptOfOrder, now: Date): Promise<string> => {
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.trackingCode, attempt.trackingCode), eq(payments.state, 'open')))
  if (open !== undefined) {
    const state = attemptState(open, now)
    if (state === 'open' && open.amount === attempt.amount) {
      const { returnOrigin, openedVia } = attempt
      await tx.update(payments).set({ returnOrigin, openedVia }).where(eq(payments.id, open.id))
      return open.token
    }
    await settleOpen(tx, open.id, state === 'open' ? 'cancelled' : state)
  }
  const token = newToken()
  await tx.insert(payments).values({
    ...attempt,
    id: randomUUID(),
    token,
    state: 'open',
    createdAt: now,
    expiresAt: new Date(now.getTime() + ATTEMPT_MS),
  })
  return token
}

/** Cancels an order's open attempt, because its amount has changed. */
export const cancelOpenAttempt = async (
  tx: Database,
  userId: string,
  trackingCode: string,
): Promise<void> => {
  await tx
    .update(payments)
    .set({ state: 'cancelled' })
    .where(
      and(eq(payments.trackingCode, trackingCode), eq(payments.userId, userId), eq(payments.state, 'open')),
    )
}

/** Returns the latest attempt of an order, or null. A paid one is always the latest. */
export const latestAttempt = async (
  db: Database,
  userId: string,
  trackingCode: string,
): Promise<Attempt | null> => {
  const [attempt] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.trackingCode, trackingCode), eq(payments.userId, userId)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return attempt ?? null
}

/** Returns the attempt of a bank page with its order, or null. */
export const attemptByToken = async (db: Database, token: string) => {
  const [found] = await db
    .select({ attempt: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.trackingCode, payments.trackingCode))
    .where(eq(payments.token, token))
  return found ?? null
}

export type Settlement = {
  decision: Exclude<AttemptState, 'open'>
  today: string
  now: Date
  /** Runs in the transaction that marks the order as paid. */
  onPaid: (tx: Database, trackingCode: string) => Promise<void>
}

/** Settles an open attempt. Returns the attempt, unchanged if it was settled before, or null. */
export const settleAttempt = (
  db: Database,
  token: string,
  { decision, today, now, onPaid }: Settlement,
): Promise<Attempt | null> =>
  db.transaction(async (tx) => {
    const found = await attemptByToken(tx, token)
    if (found === null) return null
    // Locks the order before reading the attempt again, so that simultaneous confirmations count once.
    await tx
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.trackingCode, found.attempt.trackingCode))
      .for('update')
    const [attempt] = await tx.select().from(payments).where(eq(payments.token, token))
    if (attempt === undefined || attempt.state !== 'open') return attempt ?? null
    const state = attemptState(attempt, now) === 'open' ? decision : 'timed-out'
    const paid =
      state === 'paid' ? { paidOn: today, bankReference: String(randomInt(10 ** 11, 10 ** 12)) } : {}
    await tx
      .update(payments)
      .set({ state, ...paid })
      .where(eq(payments.id, attempt.id))
    if (state === 'paid') {
      await tx
        .update(orders)
        .set({ status: 'paid', paidOn: today })
        .where(eq(orders.trackingCode, attempt.trackingCode))
      await onPaid(tx, attempt.trackingCode)
    }
    return { ...attempt, ...paid, state }
  })
