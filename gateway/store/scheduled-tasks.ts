/**
 * Runs a task once in its interval for a database that several processes share. The process that stores its
 * start runs it. Decisions, section 8.
 */
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { scheduledTasks } from './schema/index.ts'

export type ScheduledTask = {
  name: string
  /** Time from one start to the next one, milliseconds. */
  everyMs: number
}

/** Stores the start of a task. Returns false if another process has started it in this interval. */
const claimTask = async (db: Database, { name, everyMs }: ScheduledTask, now: Date): Promise<boolean> => {
  const claimed = await db
    .insert(scheduledTasks)
    .values({ name, startedAt: now })
    .onConflictDoUpdate({
      target: scheduledTasks.name,
      set: { startedAt: now },
      setWhere: lte(scheduledTasks.startedAt, new Date(now.getTime() - everyMs)),
    })
    .returning({ name: scheduledTasks.name })
  return claimed.length > 0
}

/** Deletes the start of a failed task, so that the next process runs it. */
const releaseTask = async (db: Database, { name }: ScheduledTask, startedAt: Date): Promise<void> => {
  await db
    .delete(scheduledTasks)
    .where(and(eq(scheduledTasks.name, name), eq(scheduledTasks.startedAt, startedAt)))
}

/**
 * Runs a task unless it was started in its interval. A process that is killed meanwhile leaves it for the
 * next interval. Returns whether it ran.
 */
export const runScheduled = async (
  db: Database,
  task: ScheduledTask,
  now: Date,
  work: () => Promise<void>,
): Promise<boolean> => {
  if (!(await claimTask(db, task, now))) return false
  try {
    await work()
  } catch (error) {
    await releaseTask(db, task, now).catch(() => undefined)
    throw error
  }
  return true
}
