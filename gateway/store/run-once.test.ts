import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEngine } from '../testing/engines.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import type { Database, Store } from './database.ts'
import { guestOf, registerGuest } from './owners.ts'
import { runOnce, RefusedChange } from './run-once.ts'

describeOnEngines('a change that runs once', (engine) => {
  let store: Store
  beforeAll(async () => {
    store = await openEngine(engine)
  })
  afterAll(() => store.close())

  const now = new Date()
  const named = () => ({
    owner: 'user:tester' as const,
    key: randomUUID(),
    operation: 'test',
    bodyHash: 'hash',
  })
  const makingGuest =
    (uuid: string, then: () => never | void = () => undefined) =>
    async (tx: Database) => {
      await registerGuest(tx, uuid, now)
      then()
      return { status: 200, answer: { uuid } }
    }

  it('leaves neither change nor key when it fails, so that a repeated call tries again', async () => {
    const [change, uuid] = [named(), randomUUID()]
    await expect(
      runOnce(
        store.db,
        change,
        now,
        makingGuest(uuid, () => {
          throw new Error('The power went.')
        }),
      ),
    ).rejects.toThrow('The power went.')
    expect(await guestOf(store.db, uuid)).toBeNull()
    expect(await runOnce(store.db, change, now, makingGuest(uuid))).toMatchObject({
      status: 200,
      repeated: false,
    })
    expect(await guestOf(store.db, uuid)).not.toBeNull()
  })

  it('stores the answer of a refusal, but none of its changes', async () => {
    const [change, uuid] = [named(), randomUUID()]
    const refusing = makingGuest(uuid, () => {
      throw new RefusedChange({ status: 409, answer: 'no' })
    })
    expect(await runOnce(store.db, change, now, refusing)).toEqual({
      status: 409,
      answer: 'no',
      repeated: false,
    })
    expect(await runOnce(store.db, change, now, makingGuest(uuid))).toEqual({
      status: 409,
      answer: 'no',
      repeated: true,
    })
    expect(await guestOf(store.db, uuid)).toBeNull()
  })

  it('runs once when it is called twenty times at once', async () => {
    const change = named()
    let runs = 0
    const settled = await Promise.all(
      Array.from({ length: 20 }, () =>
        runOnce(store.db, change, now, async () => {
          runs += 1
          return { status: 200, answer: runs }
        }),
      ),
    )
    expect(runs).toBe(1)
    expect(
      settled.filter((one) => typeof one === 'object' && one.status === 200 && one.answer === 1),
    ).toHaveLength(20)
  })
})
