/**
 * Inquiries, and searches with their prices. An owner is `guest:<hash of the uuid>` or `user:<id>`; document
 * 2 sections 3 and 7.
 */
import { index, json, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { instant } from './people.ts'

export const inquiries = pgTable(
  'inquiries',
  {
    sbId: uuid('sb_id').primaryKey(),
    owner: text('owner').notNull(),
    product: text('product').$type<InsuranceType>().notNull(),
    request: jsonb('request').$type<InquiryRequest>().notNull(),
    slowInsurers: jsonb('slow_insurers').$type<string[]>().notNull(),
    silentInsurers: jsonb('silent_insurers').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('inquiries_by_owner').on(table.owner)],
)

/**
 * Payable amounts by insurer, one per entry of `ceilings`; null if the insurer has no offer. Car-body
 * insurance has one entry, `carbody`.
 */
export type QuotedPrices = { ceilings: string[]; amounts: Record<string, (number | null)[]> }

export const searches = pgTable(
  'searches',
  {
    trackingCode: text('tracking_code').primaryKey(),
    owner: text('owner').notNull(),
    product: text('product').$type<InsuranceType>().notNull(),
    request: json('request').$type<OffersSearch | CarBodySearch>().notNull(),
    /** Tracking code of the order whose policy the offers would renew; null for a new policy. */
    renews: text('renews'),
    /** Prices that are valid until `validUntil`. The rest of the offers is recalculated. */
    prices: json('prices').$type<QuotedPrices>().notNull(),
    validUntil: instant('valid_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('searches_by_owner').on(table.owner)],
)
