/** Inquiries and searches of a guest or a user. A search's prices stand until its `validUntil`. Document 2 section 3; decisions, section 6. */
import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, lt, max, sql } from 'drizzle-orm'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { OffersAnswer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import { newTrackingCode } from './credentials.ts'
import type { Database } from './database.ts'
import type { Owner } from './owners.ts'
import { inquiries, type QuotedPrices, searches } from './schema/index.ts'

type OffersPerCoverage = OffersAnswer['offersPerCoverage']
type Manners = { slowInsurers: string[]; silentInsurers: string[] }

/** How long a search's prices stand. Long enough to compare and to sign in, short enough that a day’s tariff holds. */
const VALID_MS = 30 * 60 * 1000

/** Takes what was looked up; gives the id that a search may refer to. */
export const saveInquiry = async (
  db: Database,
  owner: Owner,
  request: InquiryRequest,
  manners: Manners,
  now: Date,
): Promise<string> => {
  const sbId = randomUUID()
  await db.insert(inquiries).values({ ...manners, sbId, owner, request, createdAt: now })
  return sbId
}

/** Takes an inquiry's id; gives the owner's inquiry, or null where it is not the owner's. */
export const inquiryOf = async (db: Database, owner: Owner, sbId: string | null) => {
  if (sbId === null) return null
  const [inquiry] = await db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.sbId, sbId), eq(inquiries.owner, owner)))
  return inquiry ?? null
}

/** Takes an owner; gives what was looked up by them, each plate once, the latest first, at most `most`. */
export const latestInquiries = async (
  db: Database,
  owner: Owner,
  most: number,
): Promise<InquiryRequest[]> => {
  const latest = max(inquiries.createdAt)
  const rows = await db
    .select({ request: inquiries.request, latest })
    .from(inquiries)
    .where(eq(inquiries.owner, owner))
    .groupBy(inquiries.request)
    .orderBy(desc(latest))
    .limit(most)
  return rows.map(({ request }) => request)
}

/** Takes an inquiry's id and an instant; tells whether its owner had searched with it before. */
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

const pricesOf = (offers: OffersPerCoverage): QuotedPrices => {
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

/** Takes a search's prices, a ceiling and an insurer's code; gives the amount that was promised, or null where nothing was. */
export const quotedPrice = (
  { ceilings, amounts }: QuotedPrices,
  ceiling: number,
  companyCode: string,
): number | null => amounts[companyCode]?.[ceilings.indexOf(String(ceiling))] ?? null

/** Takes a search, its offers by ceiling and whether they expire at once; gives the search's tracking code and until when the prices stand. */
export const saveSearch = async (
  db: Database,
  owner: Owner,
  request: OffersSearch,
  { offers, expiresAtOnce }: { offers: OffersPerCoverage; expiresAtOnce: boolean },
  now: Date,
) => {
  const search = {
    trackingCode: newTrackingCode(),
    validUntil: expiresAtOnce ? now : new Date(now.getTime() + VALID_MS),
  }
  await db.insert(searches).values({ ...search, owner, request, prices: pricesOf(offers), createdAt: now })
  return search
}

export type SavedSearch = typeof searches.$inferSelect

/** Takes a search's tracking code; gives the owner's search, or null where it is not the owner's. */
export const searchOf = async (
  db: Database,
  owner: Owner,
  trackingCode: string,
): Promise<SavedSearch | null> => {
  const [search] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.trackingCode, trackingCode), eq(searches.owner, owner)))
  return search ?? null
}
