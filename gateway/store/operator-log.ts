/** The audit log of the operator page: rows are added and read, never changed. Decisions, section 8. */
import { count, desc } from 'drizzle-orm'
import type { Database } from './database.ts'
import { operatorLog } from './schema/index.ts'

export type LoggedAction = typeof operatorLog.$inferSelect
type NewAction = Pick<LoggedAction, 'at' | 'sessionId' | 'action'> &
  Partial<Pick<LoggedAction, 'trackingCode' | 'subject' | 'reason'>>

export const ACTIONS_ON_A_PAGE = 50

export const logAction = async (db: Database, action: NewAction): Promise<void> => {
  await db.insert(operatorLog).values(action)
}

/** Returns a page (from 1) of the log, the latest action first, and how many actions there are. */
export const loggedActions = async (
  db: Database,
  page: number,
): Promise<{ actions: LoggedAction[]; total: number }> => {
  const actions = await db
    .select()
    .from(operatorLog)
    .orderBy(desc(operatorLog.id))
    .limit(ACTIONS_ON_A_PAGE)
    .offset((page - 1) * ACTIONS_ON_A_PAGE)
  const [counted] = await db.select({ total: count() }).from(operatorLog)
  return { actions, total: counted?.total ?? 0 }
}
