/**
 * Lets a change happen once for one idempotency key: its answer is written in the transaction of the change, so that
 * a killed process leaves both or neither. Of two simultaneous ones the second waits for the first. Decisions, section 9.
 */
import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { Owner } from './owners.ts'
import { idempotencyKeys } from './schema/index.ts'

export type StoredResponse = { status: number; answer: unknown }
export type KeyedChange = { owner: Owner; key: string; operation: string; bodyHash: string }

/** Thrown inside a change to undo it and keep `settled` as its answer all the same. */
export class RefusedChange extends Error {
  override readonly name = 'SettledOtherwise'
  readonly settled: StoredResponse
  constructor(settled: StoredResponse) {
    super('The change was refused.')
    this.settled = settled
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

const isLockTimeout = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === LOCK_NOT_AVAILABLE) return true
  return false
}

const settle = async (
  tx: Database,
  change: (tx: Database) => Promise<StoredResponse>,
): Promise<StoredResponse> => {
  try {
    return await tx.transaction(change)
  } catch (error) {
    if (error instanceof RefusedChange) return error.settled
    throw error
  }
}

/**
 * Takes what names a change, and the change. Gives its answer, or the kept one of the same key; `repeated` tells which.
 * `key-reused` where the key named another change, `under-way` where the first one takes too long.
 */
export const runOnce = async (
  db: Database,
  { owner, key, operation, bodyHash }: KeyedChange,
  now: Date,
  change: (tx: Database) => Promise<StoredResponse>,
): Promise<(StoredResponse & { repeated: boolean }) | 'key-reused' | 'in-progress'> => {
  const named = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
  try {
    return await db.transaction(async (tx) => {
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ owner, key, operation, bodyHash, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (taken.length === 0) {
        const [kept] = await tx.select().from(idempotencyKeys).where(named)
        if (kept === undefined || kept.status === null) return 'in-progress'
        const same = kept.operation === operation && kept.bodyHash === bodyHash
        return same ? { status: kept.status, answer: kept.answer, repeated: true } : 'key-reused'
      }
      const settled = await settle(tx, change)
      await tx.update(idempotencyKeys).set(settled).where(named)
      return { ...settled, repeated: false }
    })
  } catch (error) {
    if (isLockTimeout(error)) return 'in-progress'
    throw error
  }
}
