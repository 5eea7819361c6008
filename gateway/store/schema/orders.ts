/**
 * Orders with their details, documents and payments. Specification: document 1 section 3; decisions, sections
 * 4 and 9. The unique indexes are the natural keys, which also apply to different idempotency keys from two
 * tabs.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChequeTag, DocumentTag, FILE_TYPES } from '#contract/operations/documents.ts'
import type { DeliveryMode, OrderDetail, PolicyHolder } from '#contract/operations/orders.ts'
import type { Offer, OffersSearch, PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Plate } from '#contract/values/plate.ts'
import { instant, users } from './people.ts'

const toman = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable(
  'orders',
  {
    trackingCode: text('tracking_code').primaryKey(),
    /** Order number for the customer, shown after payment. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 10_482_301 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    product: text('product').$type<InsuranceType>().notNull(),
    searchTrackingCode: text('search_tracking_code').notNull(),
    companyCode: text('company_code').notNull(),
    ceiling: toman('ceiling').notNull(),
    status: text('status').$type<OrderDetail['status']>().notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    search: jsonb('search').$type<OffersSearch>().notNull(),
    /** The chosen offer, or its accepted new price; valid until `priceValidUntil`. */
    offer: jsonb('offer').$type<Offer>().notNull(),
    priceValidUntil: instant('price_valid_until').notNull(),
    /**
     * Jalali day of the sandbox from which the cheques' due dates count; null if never to be paid by cheques.
     */
    chequesFrom: text('cheques_from'),
    vehicleTitle: text('vehicle_title').notNull(),
    plate: jsonb('plate').$type<Plate>(),
    deliveryMode: text('delivery_mode').$type<DeliveryMode>().notNull(),
    policyHolder: jsonb('policy_holder').$type<PolicyHolder>(),
    policyInfo: jsonb('policy_info').$type<NonNullable<OrderDetail['policyInfo']>>(),
    delivery: jsonb('delivery').$type<Omit<NonNullable<OrderDetail['delivery']>, 'time'>>(),
    deliverySlot: text('delivery_slot'),
    documentsSubmitted: boolean('documents_submitted').notNull().default(false),
    documentsLater: boolean('documents_later').notNull().default(false),
    chequesSubmitted: boolean('cheques_submitted').notNull().default(false),
    chequesLater: boolean('cheques_later').notNull().default(false),
    /** Whether the order is paid before its details are entered. */
    instantPayment: boolean('instant_payment').notNull().default(false),
    discountCode: text('discount_code'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** Jalali day of payment in the sandbox. */
    paidOn: text('paid_on'),
  },
  (table) => [
    uniqueIndex('orders_one_open_per_offer')
      .on(table.userId, table.searchTrackingCode, table.companyCode, table.ceiling)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('orders_by_number').on(table.number),
    index('orders_by_slot').on(table.deliverySlot),
    index('orders_by_discount').on(table.discountCode),
  ],
)

export const documents = pgTable(
  'documents',
  {
    imageId: uuid('image_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    trackingCode: text('tracking_code')
      .notNull()
      .references(() => orders.trackingCode),
    tag: text('tag').$type<DocumentTag | ChequeTag>().notNull(),
    position: integer('position').notNull(),
    fileType: text('file_type').$type<(typeof FILE_TYPES)[number]>().notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('documents_one_per_place').on(table.trackingCode, table.tag, table.position)],
)

/** State of an attempt; an open one past `expiresAt` has timed out. */
export type AttemptState = 'open' | 'paid' | 'cancelled' | 'timed-out' | 'refused'

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** Opens the bank page. Stored unhashed, because the same attempt answers with the same address. */
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    trackingCode: text('tracking_code')
      .notNull()
      .references(() => orders.trackingCode),
    amount: toman('amount').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** Origin of the app that the bank page returns to. */
    returnOrigin: text('return_origin').notNull(),
    bankReference: text('bank_reference'),
    /** Jalali day of payment in the sandbox. */
    paidOn: text('paid_on'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_one_open_per_order')
      .on(table.trackingCode)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('payments_one_paid_per_order')
      .on(table.trackingCode)
      .where(sql`${table.state} = 'paid'`),
  ],
)
