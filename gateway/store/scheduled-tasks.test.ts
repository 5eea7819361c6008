import { afterAll, beforeAll, expect, it } from 'vitest'
import { earlier, makeEarlierStore } from '../testing/earlier-store.sample.ts'
import { openEngine } from '../testing/engines.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import type { Store } from './database.ts'
import { openStore } from './open-store.ts'
import { isUserKnown } from './owners.ts'
import { runScheduled } from './scheduled-tasks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const task = { name: 'water the plants', everyMs: DAY_MS }

describeOnEngines('a task that processes share', (engine) => {
  let store: Store
  beforeAll(async () => {
    store = await openEngine(engine)
  })
  afterAll(() => store.close())

  const start = new Date()
  const after = (ms: number) => new Date(start.getTime() + ms)
  const run = (now: Date, name = task.name) => runScheduled(store.db, { ...task, name }, now, async () => {})

  it('runs in one of ten processes that begin it at once', async () => {
    const ran = await Promise.all(Array.from({ length: 10 }, () => run(start)))
    expect(ran.filter(Boolean)).toHaveLength(1)
  })
  it('runs again when its interval is over, and not before', async () => {
    expect([await run(after(DAY_MS - 1)), await run(after(DAY_MS)), await run(after(DAY_MS + 1))]).toEqual([
      false,
      true,
      false,
    ])
  })
  it('that failed is run by the next process that tries', async () => {
    const failing = runScheduled(store.db, { ...task, name: 'fail' }, start, () =>
      Promise.reject(new Error('The storage is away.')),
    )
    await expect(failing).rejects.toThrow('The storage is away.')
    expect([await run(after(1), 'fail'), await run(after(2), 'fail')]).toEqual([true, false])
  })
})

describeOnEngines('a store of the last version before shared tasks', (engine) => {
  let made: Awaited<ReturnType<typeof makeEarlierStore>>
  let store: Store
  beforeAll(async () => {
    made = await makeEarlierStore(engine, 'before shared tasks')
    store = await openStore(made.place)
  })
  afterAll(async () => {
    await store.close()
    await made.remove()
  })

  it('opens, keeps its users, and runs them', async () => {
    expect(await isUserKnown(store.db, earlier.cellNumber)).toBe(true)
    expect(await runScheduled(store.db, task, new Date(), async () => {})).toBe(true)
  })
})
