/**
 * Everything that is stored about a user, in parts. Credentials (tokens, codes, their hashes) are left out,
 * because they are not data about a person and a finder of the copy could use them. Decision 042.
 */
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { ownerOfUser, type User } from './owners.ts'
import { visitsOfUser } from './phone-insurer-visits.ts'
import {
  addresses,
  bankAccounts,
  documents,
  inquiries,
  mobilePolicies,
  orderMoves,
  orderReports,
  orders,
  payments,
  phoneInsurerVisits,
  searches,
  sessions,
  signInVisits,
  users,
} from './schema/index.ts'

/** Number of orders that are read at a time. */
const PAGE = 50

const rowsOf = <T extends { trackingCode: string }>(rows: readonly T[], code: string): T[] =>
  rows.filter(({ trackingCode }) => trackingCode === code)

/** Yields the user's orders with their related rows, the oldest first. */
export async function* ownOrders(db: Database, userId: string): AsyncGenerator<object> {
  let after = 0
  while (true) {
    const page = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), gt(orders.number, after)))
      .orderBy(asc(orders.number))
      .limit(PAGE)
    const codes = page.map(({ trackingCode }) => trackingCode)
    const moves = await db
      .select()
      .from(orderMoves)
      .where(inArray(orderMoves.trackingCode, codes))
      .orderBy(orderMoves.id)
    const reports = await db.select().from(orderReports).where(inArray(orderReports.trackingCode, codes))
    const uploads = await db.select().from(documents).where(inArray(documents.trackingCode, codes))
    const attempts = await db.select().from(payments).where(inArray(payments.trackingCode, codes))
    for (const { userId: _owner, ...order } of page) {
      const { trackingCode } = order
      yield {
        ...order,
        moves: rowsOf(moves, trackingCode).map(({ from, to, actor, reason, at, day }) => ({
          from,
          to,
          actor,
          reason,
          at,
          day,
        })),
        payments: rowsOf(attempts, trackingCode).map(
          ({ amount, state, bankReference, paidOn, createdAt }) => ({
            amount,
            state,
            bankReference,
            paidOn,
            createdAt,
          }),
        ),
        uploads: rowsOf(uploads, trackingCode).map(({ tag, name, fileType, bytes, createdAt }) => ({
          tag,
          name,
          fileType,
          bytes,
          createdAt,
        })),
        messages: rowsOf(reports, trackingCode).map(({ text, at }) => ({ text, at })),
      }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last.number
  }
}

/** Returns the parts of a user's data except the orders, by name. Each is a function that reads the part. */
export const ownParts = (db: Database, { id, cellNumber }: User) => ({
  account: async () => {
    const [user] = await db.select().from(users).where(eq(users.id, id))
    return { cellNumber, createdAt: user?.createdAt, appVersion: user?.pwaVersion }
  },
  bankAccount: async () => {
    const [account] = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, id))
    return account === undefined ? null : { sheba: account.sheba, savedAt: account.savedAt }
  },
  addresses: async () => {
    const own = await db.select().from(addresses).where(eq(addresses.userId, id)).orderBy(addresses.serial)
    return own.map(({ userId: _owner, contentHash: _hash, serial: _serial, ...address }) => address)
  },
  devices: async () => {
    const own = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.createdAt)
    return own.map(({ device, createdAt, expiresAt }) => ({ device, signedInAt: createdAt, expiresAt }))
  },
  signIns: async () => {
    const own = await db.select().from(signInVisits).where(eq(signInVisits.cellNumber, cellNumber))
    return own.map(({ createdAt, signedInAt }) => ({ createdAt, signedInAt }))
  },
  inquiries: async () => {
    const own = await db
      .select()
      .from(inquiries)
      .where(eq(inquiries.owner, ownerOfUser(id)))
    return own.map(({ product, request, createdAt }) => ({ product, request, createdAt }))
  },
  searches: async () => {
    const own = await db
      .select()
      .from(searches)
      .where(eq(searches.owner, ownerOfUser(id)))
    return own.map(({ product, request, createdAt }) => ({ product, request, createdAt }))
  },
  mobilePolicies: async () => {
    const own = await db
      .select()
      .from(mobilePolicies)
      .where(eq(mobilePolicies.userId, id))
      .orderBy(mobilePolicies.number)
    return own.map(({ userId: _owner, siteCode: _code, returnOrigin: _origin, ...policy }) => policy)
  },
  mobileInsuranceForms: async () => {
    const own = await db.select().from(phoneInsurerVisits).where(visitsOfUser(db, { id, cellNumber }))
    return own.map(({ typed, createdAt }) => ({ typed, createdAt }))
  },
})
