/**
 * Orders with their details, moves, documents and payments. Specification: document 1 section 3; decisions,
 * sections 4, 9 and 10. The unique indexes are the natural keys, which also apply to different idempotency
 * keys from two tabs.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Opener } from '#contract/opener.ts'
import type { ChequeTag, DocumentTag, FILE_TYPES } from '#contract/operations/documents.ts'
import type { CarBodyOrderDetail, DeliveryMode, OrderDetail } from '#contract/operations/orders.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { CarBodyOffer, CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { Offer, OffersSearch, PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { DetailField, OrderActor } from '#contract/values/order-move.ts'
import { CANCELLED_STATUSES, ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import type { Plate } from '#contract/values/plate.ts'
import { instant, users } from './people.ts'

const toman = (name: string) => bigint(name, { mode: 'number' })

/** `withoutTime` if no slot was free when the address was saved, so that none has to be chosen. */
type StoredDelivery = Omit<NonNullable<OrderDetail['delivery']>, 'time'> & { withoutTime?: boolean }

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
    /** Null for car-body insurance, whose covers are in `search`. */
    ceiling: toman('ceiling'),
    /** Names the policy on the public page that confirms it; says nothing about its holder. */
    policyCode: uuid('policy_code').notNull().defaultRandom(),
    status: text('status').$type<OrderDetail['status']>().notNull(),
    /** Status after the last of its moves. Decisions, section 10. */
    statusId: integer('status_id').$type<OrderStatusId>().notNull().default(ORDER_STATUS.unfinished),
    /** When its next move without a person is due; null if none is. */
    nextMoveAt: instant('next_move_at'),
    /** Whether an operator holds it: then only a person can move it. */
    held: boolean('held').notNull().default(false),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    search: jsonb('search').$type<OffersSearch | CarBodySearch>().notNull(),
    /** The chosen offer, or its accepted new price; valid until `priceValidUntil`. */
    offer: jsonb('offer').$type<Offer | CarBodyOffer>().notNull(),
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
    delivery: jsonb('delivery').$type<StoredDelivery>(),
    deliverySlot: text('delivery_slot'),
    /** Time until which an unpaid order holds its place in the delivery slot; null without a slot. */
    slotHeldUntil: instant('slot_held_until'),
    /** Place and slot of the inspection of a car-body order. */
    inspectionPlace:
      jsonb('inspection_place').$type<NonNullable<CarBodyOrderDetail['inspection']>['address']>(),
    inspectionSlot: text('inspection_slot'),
    /** Time until which an unpaid order holds its place in the inspection slot; null without a slot. */
    inspectionHeldUntil: instant('inspection_held_until'),
    /** When the conditions of the inspection were accepted. */
    termsAcceptedAt: instant('terms_accepted_at'),
    /** When the customer asked for another visit, or began one. */
    visitRequestedAt: instant('visit_requested_at'),
    visitStartedAt: instant('visit_started_at'),
    documentsSubmitted: boolean('documents_submitted').notNull().default(false),
    documentsLater: boolean('documents_later').notNull().default(false),
    /** Documents that an expert asked for besides the required ones. */
    requestedDocuments: jsonb('requested_documents').$type<readonly DocumentTag[]>().notNull().default([]),
    chequesSubmitted: boolean('cheques_submitted').notNull().default(false),
    chequesLater: boolean('cheques_later').notNull().default(false),
    /**
     * Tracking code of the order whose policy this one renews; null for a new policy. No reference, because
     * kept records are removed one by one.
     */
    renews: text('renews'),
    /** Whether the order is paid before its details are entered. */
    instantPayment: boolean('instant_payment').notNull().default(false),
    discountCode: text('discount_code'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** Jalali day of payment in the sandbox. */
    paidOn: text('paid_on'),
    /** Last day of the cover, Jalali; null until the policy is issued. */
    coverTo: text('cover_to'),
  },
  (table) => [
    uniqueIndex('orders_one_open_per_offer')
      .on(
        table.userId,
        table.searchTrackingCode,
        table.companyCode,
        sql`coalesce(${table.ceiling}, 0)`,
        sql`coalesce(${table.search}->'covers', '[]'::jsonb)`,
      )
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('orders_one_open_renewal')
      .on(table.userId, table.renews)
      .where(sql`${table.status} = 'open' and ${table.renews} is not null`),
    uniqueIndex('orders_one_paid_renewal')
      .on(table.renews)
      .where(
        sql`${table.status} = 'paid' and ${table.renews} is not null and ${table.statusId} not in (${sql.raw(CANCELLED_STATUSES.join(', '))})`,
      ),
    uniqueIndex('orders_by_number').on(table.number),
    uniqueIndex('orders_by_policy_code').on(table.policyCode),
    index('orders_by_slot').on(table.deliverySlot),
    index('orders_by_inspection_slot').on(table.inspectionSlot),
    index('orders_by_discount').on(table.discountCode),
    index('orders_by_owner').on(table.userId, table.number),
    index('orders_by_cover')
      .on(table.coverTo)
      .where(sql`${table.coverTo} is not null`),
    index('orders_by_next_move')
      .on(table.nextMoveAt)
      .where(sql`${table.nextMoveAt} is not null`),
  ],
)

/** Every change of an order's status: when, by whom and why. Decisions, section 10. */
export const orderMoves = pgTable(
  'order_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    trackingCode: text('tracking_code')
      .notNull()
      .references(() => orders.trackingCode),
    from: integer('from_status').$type<OrderStatusId>().notNull(),
    to: integer('to_status').$type<OrderStatusId>().notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    /** The name of the event, or the words of the person who decided. */
    reason: text('reason').notNull(),
    /** Fields of the details that are to be corrected after this move. */
    wrongFields: jsonb('wrong_fields').$type<readonly DetailField[]>().notNull().default([]),
    /** Pictures that are rejected with this move, or needed besides. */
    pictures: jsonb('pictures').$type<readonly (DocumentTag | ChequeTag)[]>().notNull().default([]),
    at: instant('at').notNull(),
    /** Jalali day of the sandbox. */
    day: text('day').notNull(),
  },
  (table) => [index('order_moves_by_order').on(table.trackingCode)],
)

/** Customers' reports of wrong data in an issued policy. Decisions, section 10. */
export const orderReports = pgTable(
  'order_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    trackingCode: text('tracking_code')
      .notNull()
      .references(() => orders.trackingCode),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_reports_by_order').on(table.trackingCode)],
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
    /** The file's name on the user's device, without its ending, for downloads; null if there is none. */
    name: text('name'),
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
    /** Opener of the app that started the payment. The bank page returns to it. */
    openedVia: text('opened_via').$type<Opener>().notNull().default('pwa'),
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
