/**
 * Mobile policies, and the visits of the insurer's site that sells them. Specification: document 3 section 3
 * "Mobile policy".
 */
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { MobilePlan } from '#contract/values/mobile-policy.ts'
import { instant, users } from './people.ts'

const toman = (name: string) => bigint(name, { mode: 'number' })

export const mobilePolicies = pgTable(
  'mobile_policies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Number of the certificate, shown once it is paid. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 7_200_301 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /**
     * Opens the policy's page on the insurer's site. Stored unhashed, because it is part of a link in the
     * list.
     */
    siteCode: text('site_code').notNull().unique(),
    /** Code of the policy on the public page that confirms it. */
    policyCode: uuid('policy_code').notNull().unique().defaultRandom(),
    /** Null if the insurer knows the phone by its number alone. */
    deviceModel: text('device_model'),
    imei: text('imei').notNull(),
    plan: text('plan').$type<MobilePlan>().notNull(),
    buyerName: text('buyer_name').notNull(),
    phonePrice: toman('phone_price').notNull(),
    /** Amount before the discount, toman. */
    premium: toman('premium').notNull(),
    discount: toman('discount').notNull(),
    /** The policy that this one renews. */
    renews: uuid('renews').references((): AnyPgColumn => mobilePolicies.id),
    /** Origin of the app that the site returns to; empty for the gateway's own. */
    returnOrigin: text('return_origin').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Jalali days of the sandbox; null until the event has happened. */
    paidOn: text('paid_on'),
    coverFrom: text('cover_from'),
    coverTo: text('cover_to'),
    cancelledOn: text('cancelled_on'),
    renewedOn: text('renewed_on'),
  },
  (table) => [
    index('mobile_policies_by_owner').on(table.userId, table.number),
    index('mobile_policies_by_phone').on(table.imei),
    uniqueIndex('mobile_policies_one_unpaid_per_phone')
      .on(table.userId, table.imei)
      .where(sql`${table.paidOn} is null and ${table.cancelledOn} is null`),
    uniqueIndex('mobile_policies_one_renewal').on(table.renews),
  ],
)

/** Fields of the form on the insurer's site. */
export type PhoneForm = {
  cellNumber: string
  buyerName: string
  device: string
  imei: string
  phonePrice: string
  repaired: string
  plan: string
}

/** A visit of the insurer's site: one purchase. */
export const phoneInsurerVisits = pgTable('phone_insurer_visits', {
  tokenHash: text('token_hash').primaryKey(),
  /** The form as it was last sent, or as the app opened it. */
  typed: jsonb('typed').$type<PhoneForm>().notNull(),
  /** Whether the form was sent. Then the page shows its errors. */
  sentAt: instant('sent_at'),
  returnOrigin: text('return_origin').notNull(),
  /** The policy that was ordered. */
  siteCode: text('site_code'),
  createdAt: instant('created_at').notNull(),
})
