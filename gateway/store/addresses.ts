/**
 * A user's address book: addresses of different content, newest first. Document 1 sections 3 and 4;
 * decisions, section 9.
 */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { AddressFields } from '#contract/operations/addresses.ts'
import { hashOf } from './credentials.ts'
import type { Database } from './database.ts'
import { acquireNamedLock } from './named-lock.ts'
import { addresses } from './schema/index.ts'

/** A stored address; one that is not enabled cannot be chosen. */
export type NewAddress = AddressFields & { enable: boolean }
export type StoredAddress = NewAddress & { uid: string }

const fieldsOf = ({ province, city, address, plaqueNumber, unitNumber, postalCode }: AddressFields) => ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
})
const contentHashOf = (fields: AddressFields) => hashOf(JSON.stringify(Object.values(fieldsOf(fields))))
const owned = (userId: string, uid: string) => and(eq(addresses.uid, uid), eq(addresses.userId, userId))

const columns = {
  uid: addresses.uid,
  province: addresses.province,
  city: addresses.city,
  address: addresses.address,
  plaqueNumber: addresses.plaqueNumber,
  unitNumber: addresses.unitNumber,
  postalCode: addresses.postalCode,
  enable: addresses.enable,
}

export const addressesOf = (db: Database, userId: string): Promise<StoredAddress[]> =>
  db.select(columns).from(addresses).where(eq(addresses.userId, userId)).orderBy(desc(addresses.serial))

export const addressCountOf = (db: Database, userId: string): Promise<number> =>
  db.$count(addresses, eq(addresses.userId, userId))

/** Returns the user's address, or null. */
export const addressOf = async (db: Database, userId: string, uid: string): Promise<StoredAddress | null> => {
  const [address] = await db.select(columns).from(addresses).where(owned(userId, uid))
  return address ?? null
}

/**
 * Serialises the changes of an address book until the transaction ends, because two of them may result in the
 * same content.
 */
const lockBook = (tx: Database, userId: string): Promise<void> => acquireNamedLock(tx, `addresses ${userId}`)

/** Adds an address unless the user has one of the same content. Returns its uid. */
export const addAddress = async (
  tx: Database,
  userId: string,
  fields: NewAddress,
  now: Date,
): Promise<string> => {
  await lockBook(tx, userId)
  const contentHash = contentHashOf(fields)
  const uid = randomUUID()
  await tx
    .insert(addresses)
    .values({ ...fieldsOf(fields), enable: fields.enable, uid, userId, contentHash, createdAt: now })
    .onConflictDoNothing()
  const [stored] = await tx
    .select({ uid: addresses.uid })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.contentHash, contentHash)))
  return stored?.uid ?? uid
}

/**
 * Changes an address and deletes another one of the same content. Returns false if the user has no such
 * address.
 */
export const changeAddress = async (
  tx: Database,
  userId: string,
  uid: string,
  fields: NewAddress,
): Promise<boolean> => {
  await lockBook(tx, userId)
  if ((await addressOf(tx, userId, uid)) === null) return false
  const contentHash = contentHashOf(fields)
  await tx
    .delete(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.contentHash, contentHash), ne(addresses.uid, uid)))
  const changed = await tx
    .update(addresses)
    .set({ ...fieldsOf(fields), enable: fields.enable, contentHash })
    .where(owned(userId, uid))
    .returning({ uid: addresses.uid })
  return changed.length > 0
}

/** Removes an address. Returns false if the user has no such address. */
export const removeAddress = async (db: Database, userId: string, uid: string): Promise<boolean> => {
  const removed = await db.delete(addresses).where(owned(userId, uid)).returning({ uid: addresses.uid })
  return removed.length > 0
}
