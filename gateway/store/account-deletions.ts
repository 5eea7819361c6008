/**
 * Deletions of accounts: each waits for the code that was sent to its user, and happens once. Decision 042.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { newOneTimeCode } from './credentials.ts'
import type { Database } from './database.ts'
import type { User } from './owners.ts'
import { lockAccount, ordersUnderWayOf, removeAccount } from './remove-account.ts'
import { accountDeletions } from './schema/index.ts'
import { isCodeEntryBlocked, lockCodeEntry, saveMistake } from './sign-in.ts'

const CODE_MS = 5 * 60_000

type StoredDeletion = typeof accountDeletions.$inferSelect

/** Starts a deletion with a new code, which invalidates an earlier unconfirmed deletion of the user. */
export const startDeletion = async (
  tx: Database,
  userId: string,
  now: Date,
): Promise<Pick<StoredDeletion, 'id' | 'code' | 'codeExpiresAt'>> => {
  await tx
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.confirmedAt)))
  const deletion = {
    id: randomUUID(),
    code: newOneTimeCode(),
    codeExpiresAt: new Date(now.getTime() + CODE_MS),
  }
  await tx.insert(accountDeletions).values({ ...deletion, userId, createdAt: now })
  return deletion
}

type Confirmation = { id: string; code: string; user: User | null }
type Circumstances = {
  statusIds: Parameters<typeof ordersUnderWayOf>[2]['statusIds']
  today: string
  now: Date
}

/** Result of a confirmation; once the account is deleted, it has the image ids of the removed pictures. */
export type Confirmed =
  | { outcome: 'deleted'; imageIds: string[] }
  | { outcome: 'unknown' | 'signed-out' | 'expired' | 'too-many' | 'wrong' | 'in-use' }

/**
 * Deletes an account if the code is correct. A repeated confirmation has the same result. `statusIds` are the
 * statuses that prevent it.
 */
export const confirmDeletion = (
  db: Database,
  { id, code, user }: Confirmation,
  { statusIds, today, now }: Circumstances,
): Promise<Confirmed> =>
  db.transaction(async (tx) => {
    const named = eq(accountDeletions.id, id)
    const [deletion] = await tx.select().from(accountDeletions).where(named).for('update')
    if (deletion === undefined) return { outcome: 'unknown' }
    if (deletion.confirmedAt !== null)
      return deletion.code === code ? { outcome: 'deleted', imageIds: [] } : { outcome: 'unknown' }
    if (user === null) return { outcome: 'signed-out' }
    if (deletion.userId !== user.id) return { outcome: 'unknown' }
    if (deletion.codeExpiresAt <= now) return { outcome: 'expired' }
    await lockCodeEntry(tx, user.cellNumber)
    if (await isCodeEntryBlocked(tx, user.cellNumber, now)) return { outcome: 'too-many' }
    if (deletion.code !== code) {
      await saveMistake(tx, user.cellNumber, now)
      return { outcome: 'wrong' }
    }
    // Waits for a payment that ends at this moment.
    await lockAccount(tx, user.id)
    if ((await ordersUnderWayOf(tx, user.id, { statusIds, now })).length > 0) return { outcome: 'in-use' }
    const imageIds = await removeAccount(tx, user, today)
    await tx.update(accountDeletions).set({ confirmedAt: now }).where(named)
    return { outcome: 'deleted', imageIds }
  })
