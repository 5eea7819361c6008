/** Work that is done once for a database, however many processes it has. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

export const scheduledTasks = pgTable('scheduled_tasks', {
  name: text('name').primaryKey(),
  /** When a process last began the task. */
  startedAt: instant('started_at').notNull(),
})
