/**
 * Inquiries and searches of a guest or a user. Prices are valid until `validUntil`. Document 2 section 3;
 * decisions, section 6.
 */
import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, lt, max, sql } from 'drizzle-orm'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Offer, OffersSearch } from '#contract/operations/offers.ts'
import type { InsuranceType, LiabilityType } from '#contract/operations/parameters.ts'
import { newTrackingCode } from './credentials.ts'
import type { Database } from './database.ts'
import type { Owner } from './owners.ts'
import { inquiries, type QuotedPrices, searches } from './schema/index.ts'

/** Offers by coverage: by ceiling in toman, or all of a product without ceilings under its name. */
type OffersPerCoverage = Readonly<Record<string, readonly Pick<Offer, 'companyCode' | 'payableAmount'>[]>>
type ResponseBehaviour = { slowInsurers: string[]; silentInsurers: string[] }

/** Validity of a search's prices, ms: enough to compare offers and sign in, within the tariff of a day. */
export const PRICES_VALID_MS = 30 * 60 * 1000

/** Saves an inquiry. Returns the id that a search may refer to. */
export const saveInquiry = async (
  db: Database,
  owner: Owner,
  inquiry: { product: InsuranceType; request: InquiryRequest },
  behaviour: ResponseBehaviour,
  now: Date,
): Promise<string> => {
  const sbId = randomUUID()
  await db.insert(inquiries).values({ ...inquiry, ...behaviour, sbId, owner, createdAt: now })
  return sbId
}

/** Returns the owner's inquiry for a product, or null. */
export const inquiryOf = async (
  db: Database,
  owner: Owner,
  { product, sbId }: { product: InsuranceType; sbId: string | null },
) => {
  if (sbId === null) return null
  const [inquiry] = await db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.sbId, sbId), eq(inquiries.owner, owner), eq(inquiries.product, product)))
  return inquiry ?? null
}

/** Returns an owner's latest inquiries for a product, one per plate, at most `most`. */
export const latestInquiries = async (
  db: Database,
  owner: Owner,
  product: InsuranceType,
  most: number,
): Promise<InquiryRequest[]> => {
  const latest = max(inquiries.createdAt)
  const rows = await db
    .select({ request: inquiries.request, latest })
    .from(inquiries)
    .where(and(eq(inquiries.owner, owner), eq(inquiries.product, product)))
    .groupBy(inquiries.request)
    .orderBy(desc(latest))
    .limit(most)
  return rows.map(({ request }) => request)
}

/** Whether the owner searched with an inquiry before an instant. */
export const hasEarlierSearch = async (
  db: Database,
  owner: Owner,
  sbId: string,
  before: Date,
): Promise<boolean> => {
  const [earlier] = await db
    .select({ number: count() })
    .from(searches)
    .where(
      and(
        eq(searches.owner, owner),
        lt(searches.createdAt, before),
        eq(sql`${searches.request}->>'sbId'`, sbId),
      ),
    )
  return (earlier?.number ?? 0) > 0
}

/** Returns the prices that are stored with a search. */
export const pricesOf = (offers: OffersPerCoverage): QuotedPrices => {
  const ceilings = Object.keys(offers)
  const amounts: QuotedPrices['amounts'] = {}
  for (const [index, ceiling] of ceilings.entries()) {
    for (const { companyCode, payableAmount } of offers[ceiling] ?? []) {
      const own = amounts[companyCode] ?? ceilings.map(() => null)
      own[index] = payableAmount
      amounts[companyCode] = own
    }
  }
  return { ceilings, amounts }
}

/** Returns the quoted amount for a ceiling, or of car-body insurance, and an insurer; or null. */
export const quotedPrice = (
  { ceilings, amounts }: QuotedPrices,
  ceiling: number | 'carbody',
  companyCode: string,
): number | null => amounts[companyCode]?.[ceilings.indexOf(String(ceiling))] ?? null

/** Saves a search with its prices. Returns its tracking code and the expiry of the prices. */
export const saveSearch = async (
  db: Database,
  owner: Owner,
  asked:
    | { product: LiabilityType; request: OffersSearch; renews?: string }
    | { product: 'carbody'; request: CarBodySearch },
  { prices, expiresAtOnce }: { prices: QuotedPrices; expiresAtOnce: boolean },
  now: Date,
) => {
  const search = {
    trackingCode: newTrackingCode(),
    validUntil: expiresAtOnce ? now : new Date(now.getTime() + PRICES_VALID_MS),
  }
  await db.insert(searches).values({ ...asked, ...search, owner, prices, createdAt: now })
  return search
}

type AnySearch = typeof searches.$inferSelect

/** A search for a product with ceilings: third-party or motorcycle insurance. */
export type LiabilitySearch = AnySearch & { product: LiabilityType; request: OffersSearch }
export type SavedCarBodySearch = AnySearch & { product: 'carbody'; request: CarBodySearch }
export type SavedSearch = LiabilitySearch | SavedCarBodySearch

/** The product says which kind of request is stored. */
const isSaved = (search: AnySearch): search is SavedSearch =>
  (search.product === 'carbody') === 'covers' in search.request

/** Returns the owner's search for a product (null for any), or null. */
export const searchOf = async (
  db: Database,
  { owner, product }: { owner: Owner; product: InsuranceType | null },
  trackingCode: string,
): Promise<SavedSearch | null> => {
  const [search] = await db
    .select()
    .from(searches)
    .where(
      and(
        eq(searches.trackingCode, trackingCode),
        eq(searches.owner, owner),
        product === null ? undefined : eq(searches.product, product),
      ),
    )
  return search !== undefined && isSaved(search) ? search : null
}
