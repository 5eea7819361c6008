/** Bank accounts for refunds. Decisions, section 7. */
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { bankAccounts } from './schema/index.ts'

/** Returns the digits of a user's Sheba, or null. */
export const shebaOf = async (db: Database, userId: string): Promise<string | null> => {
  const [account] = await db
    .select({ sheba: bankAccounts.sheba })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
  return account?.sheba ?? null
}

/** Saves or replaces a user's account. */
export const saveSheba = async (
  tx: Database,
  { userId, sheba, savedAt }: typeof bankAccounts.$inferInsert,
): Promise<void> => {
  await tx
    .insert(bankAccounts)
    .values({ userId, sheba, savedAt })
    .onConflictDoUpdate({ target: bankAccounts.userId, set: { sheba, savedAt } })
}

export const removeSheba = async (tx: Database, userId: string): Promise<void> => {
  await tx.delete(bankAccounts).where(eq(bankAccounts.userId, userId))
}
