/**
 * Mobile policies. Queries for their owner include the user; those of the insurer's site find a policy by its
 * unguessable site code. Decisions, sections 2 and 8 "Strict".
 */
import { and, asc, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { newToken } from './credentials.ts'
import { acquireNamedLock } from './named-lock.ts'
import { mobilePolicies } from './schema/index.ts'

export type MobilePolicyRow = typeof mobilePolicies.$inferSelect
type NewPolicy = typeof mobilePolicies.$inferInsert
/** The fields of an ordered mobile policy. */
export type PhoneOrder = Pick<
  NewPolicy,
  'userId' | 'deviceModel' | 'imei' | 'plan' | 'buyerName' | 'phonePrice' | 'premium' | 'returnOrigin'
>

/** Sort key: cancelled policies, and renewed policies that are over, come after the others. */
const isPrevious = (today: string) =>
  sql<boolean>`(${mobilePolicies.cancelledOn} is not null or (${mobilePolicies.renewedOn} is not null and ${mobilePolicies.coverTo} < ${today}))`

/**
 * Returns a page of a user's policies: current ones first, then previous ones, newest first; the first page
 * is 1.
 */
export const mobilePolicyPage = (
  db: Database,
  userId: string,
  { page, size, today }: { page: number; size: number; today: string },
): Promise<MobilePolicyRow[]> =>
  db
    .select()
    .from(mobilePolicies)
    .where(eq(mobilePolicies.userId, userId))
    .orderBy(asc(isPrevious(today)), desc(mobilePolicies.number))
    .limit(size)
    .offset((page - 1) * size)

/** Returns a policy of a user, or null. */
export const mobilePolicyOf = async (
  db: Database,
  userId: string,
  id: string,
): Promise<MobilePolicyRow | null> => {
  const [policy] = await db
    .select()
    .from(mobilePolicies)
    .where(and(eq(mobilePolicies.id, id), eq(mobilePolicies.userId, userId)))
  return policy ?? null
}

/** Returns the policy of a policy code, of any owner: for the public page, which shows nothing personal. */
export const mobilePolicyOfCode = async (
  db: Database,
  policyCode: string,
): Promise<MobilePolicyRow | null> => {
  const [policy] = await db.select().from(mobilePolicies).where(eq(mobilePolicies.policyCode, policyCode))
  return policy ?? null
}

/** Returns the policy of a page of the insurer's site, or null. */
export const mobilePolicyOfSite = async (db: Database, siteCode: string): Promise<MobilePolicyRow | null> => {
  const [policy] = await db.select().from(mobilePolicies).where(eq(mobilePolicies.siteCode, siteCode))
  return policy ?? null
}

/** Like `mobilePolicyOfSite`; locks the policy until the transaction ends. */
export const lockedMobilePolicyOfSite = async (
  tx: Database,
  siteCode: string,
): Promise<MobilePolicyRow | null> => {
  const [policy] = await tx
    .select()
    .from(mobilePolicies)
    .where(eq(mobilePolicies.siteCode, siteCode))
    .for('update')
  return policy ?? null
}

/** Whether any user's policy covers a phone today or later. */
export const isPhoneInsured = async (db: Database, imei: string, today: string): Promise<boolean> => {
  const [policy] = await db
    .select({ id: mobilePolicies.id })
    .from(mobilePolicies)
    .where(
      and(
        eq(mobilePolicies.imei, imei),
        gte(mobilePolicies.coverTo, today),
        isNull(mobilePolicies.cancelledOn),
      ),
    )
    .limit(1)
  return policy !== undefined
}

const unpaid = and(isNull(mobilePolicies.paidOn), isNull(mobilePolicies.cancelledOn))

/**
 * Orders a policy. An order of the same phone that is not paid yet takes the new details, so that there is
 * one.
 * @param discountOfFirst returns the discount of a customer's first policy
 * @returns the site code
 */
export const orderMobilePolicy = (
  db: Database,
  order: PhoneOrder,
  discountOfFirst: (premium: number) => number,
  now: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    // The second of two simultaneous orders finds the first one.
    await acquireNamedLock(tx, `mobile policies of ${order.userId}`)
    const own = and(eq(mobilePolicies.userId, order.userId), isNull(mobilePolicies.cancelledOn))
    const [same] = await tx
      .select()
      .from(mobilePolicies)
      .where(and(own, unpaid, eq(mobilePolicies.imei, order.imei)))
    const [other] = await tx
      .select({ id: mobilePolicies.id })
      .from(mobilePolicies)
      .where(and(own, same === undefined ? undefined : ne(mobilePolicies.id, same.id)))
      .limit(1)
    const discount = other === undefined ? discountOfFirst(order.premium) : 0
    if (same !== undefined) {
      await tx
        .update(mobilePolicies)
        .set({ ...order, discount })
        .where(eq(mobilePolicies.id, same.id))
      return same.siteCode
    }
    const siteCode = newToken()
    await tx.insert(mobilePolicies).values({ ...order, discount, siteCode, createdAt: now })
    return siteCode
  })

/** Stores a policy as it is. */
export const insertMobilePolicy = async (
  tx: Database,
  policy: Omit<NewPolicy, 'siteCode'>,
): Promise<string> => {
  const siteCode = newToken()
  await tx.insert(mobilePolicies).values({ ...policy, siteCode })
  return siteCode
}

type PolicyChange = Partial<
  Pick<MobilePolicyRow, 'paidOn' | 'coverFrom' | 'coverTo' | 'cancelledOn' | 'renewedOn'>
>

/** Changes a policy that the transaction has locked. */
export const changeMobilePolicy = async (tx: Database, id: string, change: PolicyChange): Promise<void> => {
  await tx.update(mobilePolicies).set(change).where(eq(mobilePolicies.id, id))
}
