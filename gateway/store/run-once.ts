/**
 * Runs a change once per idempotency key. Its answer is stored in the same transaction, so that a killed
 * process leaves both or neither. Of two simultaneous calls the second waits for the first. Decisions,
 * section 9.
 */
import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { Owner } from './owners.ts'
import { idempotencyKeys } from './schema/index.ts'

export type StoredResponse = { status: number; answer: unknown }
export type KeyedChange = { owner: Owner; key: string; operation: string; bodyHash: string }

/** Thrown in a change to roll it back and still store `response` as its answer. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange'
  readonly response: StoredResponse
  constructor(response: StoredResponse) {
    super('The change was refused.')
    this.response = response
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

const isLockTimeout = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === LOCK_NOT_AVAILABLE) return true
  return false
}

const respond = async (
  tx: Database,
  change: (tx: Database) => Promise<StoredResponse>,
): Promise<StoredResponse> => {
  try {
    return await tx.transaction(change)
  } catch (error) {
    if (error instanceof RefusedChange) return error.response
    throw error
  }
}

/**
 * Runs a change, or returns the stored answer of its key (`repeated`).
 * Returns `key-reused` if the key belongs to another change, `in-progress` if the first call takes too long.
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
        const [stored] = await tx.select().from(idempotencyKeys).where(named)
        if (stored === undefined || stored.status === null) return 'in-progress'
        const same = stored.operation === operation && stored.bodyHash === bodyHash
        return same ? { status: stored.status, answer: stored.answer, repeated: true } : 'key-reused'
      }
      const response = await respond(tx, change)
      await tx.update(idempotencyKeys).set(response).where(named)
      return { ...response, repeated: false }
    })
  } catch (error) {
    if (isLockTimeout(error)) return 'in-progress'
    throw error
  }
}
