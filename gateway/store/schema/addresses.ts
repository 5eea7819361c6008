/** Address books. One address per owner and content (decisions, section 9). */
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, users } from './people.ts'

export const addresses = pgTable(
  'addresses',
  {
    uid: uuid('uid').primaryKey(),
    /** Order of creation, also within one millisecond. */
    serial: integer('serial').notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    province: text('province').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    plaqueNumber: text('plaque_number').notNull(),
    unitNumber: text('unit_number').notNull(),
    postalCode: text('postal_code').notNull(),
    contentHash: text('content_hash').notNull(),
    enable: boolean('enable').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('addresses_one_per_content').on(table.userId, table.contentHash)],
)
