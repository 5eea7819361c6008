import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUseError, lockFolder, type LockOptions } from './folder-lock.ts'
import { thisProcess } from './process-identity.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'separ-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const fast = { heartbeatMs: 20, staleMs: 200 }
/** A process in another container, which may have the same number. */
const inContainer = (name: string): LockOptions => ({
  ...fast,
  process: { ...thisProcess(), space: `another system, container ${name}` },
})
const lockFile = () => join(folder, 'gateway.lock')
/** Leaves the lock as a killed process does. */
const killHolder = async (options: LockOptions) => {
  const unlock = await lockFolder(folder, options)
  const content = await readFile(lockFile(), 'utf8')
  await unlock()
  await writeFile(lockFile(), content)
}

describe('a data directory', () => {
  it('is locked for one process, by any path, until it is released', async () => {
    const unlock = await lockFolder(folder, fast)
    await expect(lockFolder(join(folder, '..', folder.split('/').at(-1) ?? ''), fast)).rejects.toThrow(
      FolderInUseError,
    )
    await expect(lockFolder(folder, fast)).rejects.toThrow('is in use by another Separ process')
    await unlock()
    await (
      await lockFolder(folder, fast)
    )()
  })

  it('is locked for a process in another container, too', async () => {
    const unlock = await lockFolder(folder, inContainer('a'))
    await expect(lockFolder(folder, inContainer('b'))).rejects.toThrow(FolderInUseError)
    await unlock()
    await (
      await lockFolder(folder, inContainer('b'))
    )()
  })

  it('is locked for one of several processes that start together', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const started = await Promise.allSettled(names.map((name) => lockFolder(folder, inContainer(name))))
    const unlocks = started.flatMap((lock) => (lock.status === 'fulfilled' ? [lock.value] : []))
    expect(unlocks).toHaveLength(1)
    await unlocks[0]?.()
  })
})

describe('after a kill', () => {
  it('a process of the same system has the directory at once', async () => {
    const killed = spawnSync(process.execPath, ['-e', ''])
    await killHolder({ ...fast, process: { ...thisProcess(), pid: killed.pid } })
    const from = Date.now()
    const unlock = await lockFolder(folder, { ...fast, staleMs: 60_000 })
    expect(Date.now() - from).toBeLessThan(5000)
    await unlock()
  })

  it('a process with the number of the killed one has the directory, too', async () => {
    await killHolder({ ...fast, process: { ...thisProcess(), startedAt: '1' } })
    const unlock = await lockFolder(folder, { ...fast, staleMs: 60_000 })
    expect(JSON.parse(await readFile(lockFile(), 'utf8')).process).toEqual(thisProcess())
    await unlock()
  })

  it('a process in another container has it when the heartbeat has stopped', async () => {
    await killHolder(inContainer('a'))
    const from = Date.now()
    const unlock = await lockFolder(folder, inContainer('b'))
    expect(Date.now() - from).toBeGreaterThanOrEqual(fast.staleMs)
    await unlock()
  })

  it('one of several processes has it', async () => {
    await killHolder(inContainer('a'))
    const names = ['b', 'c', 'd']
    const started = await Promise.allSettled(names.map((name) => lockFolder(folder, inContainer(name))))
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const lock of started) if (lock.status === 'fulfilled') await lock.value()
  })

  it('a file that was never finished does not block others for long', async () => {
    await writeFile(lockFile(), '')
    const unlock = await lockFolder(folder, fast)
    expect(JSON.parse(await readFile(lockFile(), 'utf8')).process).toEqual(thisProcess())
    await unlock()
  })
})

it('a process that was stopped for too long learns that it has lost the directory, and leaves the new lock', async () => {
  const onLost = vi.fn<() => void>()
  const unlock = await lockFolder(folder, { ...inContainer('a'), onLost })
  await writeFile(
    lockFile(),
    JSON.stringify({ id: 'of another', beat: 7, process: inContainer('b').process }),
  )
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  await unlock()
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(await readFile(lockFile(), 'utf8')).toContain('of another')
})

it('a lost directory is reported once, although beats follow each other faster than the disk answers', async () => {
  const onLost = vi.fn<() => void>()
  const unlock = await lockFolder(folder, { ...inContainer('a'), heartbeatMs: 1, onLost })
  const other = JSON.stringify({ id: 'of another', beat: 7, process: inContainer('b').process })
  // A beat that is being written may replace the file once more.
  await expect
    .poll(async () => {
      await writeFile(lockFile(), other)
      return onLost.mock.calls.length
    })
    .toBeGreaterThan(0)
  await unlock()
  expect(onLost).toHaveBeenCalledTimes(1)
})
