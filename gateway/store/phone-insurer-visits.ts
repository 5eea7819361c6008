/**
 * Visits of the phone insurer's site with the typed form, so that it is neither lost nor part of an address.
 */
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { hashOf, newToken } from './credentials.ts'
import type { Database } from './database.ts'
import type { User } from './owners.ts'
import { mobilePolicies, type PhoneForm, phoneInsurerVisits } from './schema/index.ts'

export type PhoneInsurerVisit = typeof phoneInsurerVisits.$inferSelect

const VISIT_MS = 24 * 60 * 60 * 1000
/** Characters of an answer that are kept. */
const LONGEST_TYPED = 60

/** Opens a visit. Returns the unguessable token in the address of its page. */
export const openPhoneVisit = async (
  db: Database,
  visit: Pick<PhoneInsurerVisit, 'typed' | 'returnOrigin'>,
  now: Date,
): Promise<string> => {
  const token = newToken()
  await db.insert(phoneInsurerVisits).values({ ...visit, tokenHash: hashOf(token), createdAt: now })
  return token
}

/** Returns a visit of the last day, or null. */
export const phoneVisitOf = async (
  db: Database,
  token: string,
  now: Date,
): Promise<PhoneInsurerVisit | null> => {
  const [visit] = await db
    .select()
    .from(phoneInsurerVisits)
    .where(
      and(
        eq(phoneInsurerVisits.tokenHash, hashOf(token)),
        gt(phoneInsurerVisits.createdAt, new Date(now.getTime() - VISIT_MS)),
      ),
    )
  return visit ?? null
}

const kept = (text: string): string => text.replaceAll('\0', '').slice(0, LONGEST_TYPED)

/** Stores the form as it was sent, and the policy that it ordered, if it did. */
export const savePhoneForm = async (
  db: Database,
  { tokenHash }: Pick<PhoneInsurerVisit, 'tokenHash'>,
  typed: PhoneForm,
  { siteCode, now }: { siteCode: string | null; now: Date },
): Promise<void> => {
  const { cellNumber, buyerName, device, imei, phonePrice, repaired, plan } = typed
  await db
    .update(phoneInsurerVisits)
    .set({
      typed: {
        cellNumber: kept(cellNumber),
        buyerName: kept(buyerName),
        device: kept(device),
        imei: kept(imei),
        phonePrice: kept(phonePrice),
        repaired: kept(repaired),
        plan: kept(plan),
      },
      siteCode,
      sentAt: now,
    })
    .where(eq(phoneInsurerVisits.tokenHash, tokenHash))
}

/**
 * Condition of the visits of a user: those with the user's number, and those that ordered the user's
 * policies.
 */
export const visitsOfUser = (db: Database, { id, cellNumber }: User) => {
  const ofUser = db
    .select({ siteCode: mobilePolicies.siteCode })
    .from(mobilePolicies)
    .where(eq(mobilePolicies.userId, id))
  return or(
    eq(sql`${phoneInsurerVisits.typed} ->> 'cellNumber'`, cellNumber),
    inArray(phoneInsurerVisits.siteCode, ofUser),
  )
}
