import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEngine } from '../testing/engines.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import type { Store } from './database.ts'
import { removeExpiredRows } from './housekeeping.ts'
import { guestOf, registerGuest, startSession, userOfNumber, userOfToken } from './owners.ts'

const unknownDevice = { browser: null, system: null }
const DAY_MS = 24 * 60 * 60 * 1000

describeOnEngines('housekeeping', (engine) => {
  let store: Store
  beforeAll(async () => {
    store = await openEngine(engine)
  })
  afterAll(() => store.close())

  it('deletes expired rows only', async () => {
    const now = new Date()
    const long = new Date(now.getTime() - 40 * DAY_MS)
    const [old, recent] = [randomUUID(), randomUUID()]
    await registerGuest(store.db, old, long)
    await registerGuest(store.db, recent, now)
    const user = await userOfNumber(store.db, '09350000099', now)
    const over = await startSession(store.db, { userId: user.id, device: unknownDevice }, long)
    const running = await startSession(store.db, { userId: user.id, device: unknownDevice }, now)
    await removeExpiredRows(store.db, now)
    expect([await guestOf(store.db, old), await userOfToken(store.db, over.token, long)]).toEqual([
      null,
      null,
    ])
    expect(await guestOf(store.db, recent)).not.toBeNull()
    expect(await userOfToken(store.db, running.token, now)).toMatchObject({ cellNumber: '09350000099' })
  })
})
