import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { openEngine } from '../testing/engines.sample.ts'
import { removeExpiredRows } from '../store/housekeeping.ts'
import { registerGuest } from '../store/owners.ts'
import { guests } from '../store/schema/index.ts'
import { knownGuests } from './known-guests.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnEngines('a known guest', (engine) => {
  it('is looked up once, and removed from the cache when housekeeping deletes it', async () => {
    const store = await openEngine(engine)
    try {
      const registered = new Date('2025-11-15T12:00:00Z')
      const after = (days: number) => new Date(registered.getTime() + days * DAY_MS)
      const uuid = randomUUID()
      const guestOf = knownGuests(store.db)
      expect(await guestOf(uuid, registered)).toBeNull()
      await registerGuest(store.db, uuid, registered)
      const owner = await guestOf(uuid, after(1))
      expect(owner).toMatch(/^guest:/)
      expect(await guestOf(randomUUID(), after(1))).toBeNull()

      await removeExpiredRows(store.db, after(29))
      expect(await guestOf(uuid, after(29))).toBe(owner)
      await removeExpiredRows(store.db, new Date(after(30).getTime() + 1))
      expect(await guestOf(uuid, new Date(after(30).getTime() + 1))).toBeNull()
    } finally {
      await store.close()
    }
  })
  it('is not looked up in the database again', async () => {
    const store = await openEngine(engine)
    try {
      const uuid = randomUUID()
      const now = new Date()
      const guestOf = knownGuests(store.db)
      await registerGuest(store.db, uuid, now)
      const owner = await guestOf(uuid, now)
      // Simulates an unreachable database.
      await store.db.delete(guests)
      expect(await guestOf(uuid, now)).toBe(owner)
    } finally {
      await store.close()
    }
  })
})
