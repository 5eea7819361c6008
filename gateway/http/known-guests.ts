/**
 * Caches known guests, so that not every call looks them up. Guests are deleted only by their age, and each
 * process drops them from its cache at that age.
 */
import { GUESTS_KEPT_MS, guestOf, type Owner } from '../store/owners.ts'
import type { Database } from '../store/database.ts'
import { RecentValues } from './cache/recent-values.ts'

/** Returns the owner name of a guest, or null for an unknown guest. */
export type KnownGuests = (uuid: string, now: Date) => Promise<Owner | null>

const MOST_GUESTS = 20_000

export const knownGuests = (db: Database): KnownGuests => {
  const known = new RecentValues<Owner>(MOST_GUESTS)
  return async (uuid, now) => {
    const remembered = known.get(uuid, now)
    if (remembered !== undefined) return remembered
    const guest = await guestOf(db, uuid)
    if (guest === null) return null
    known.set(uuid, guest.owner, { until: new Date(guest.createdAt.getTime() + GUESTS_KEPT_MS) })
    return guest.owner
  }
}
