/**
 * Locks a data directory for one process: the embedded database has no lock of its own, and two writers lose
 * rows. The lock is a file in the directory with a heartbeat, so that processes in other containers see it,
 * too. docs/decisions/031.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { hasEnded, type ProcessIdentity, thisProcess } from './process-identity.ts'

/** Another process uses the directory. The message is for the person who started this one. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUse'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Separ process; ` +
        'stop that one, or set SEPAR_DATA_DIR to another folder.',
    )
  }
}

export type LockOptions = {
  process?: ProcessIdentity
  /** Time between two heartbeats. */
  heartbeatMs?: number
  /** A holder whose heartbeat does not change for so long has ended. */
  staleMs?: number
  /** Called if another process has taken the lock, because this one was stopped for too long. */
  onLost?: () => void
}

const [HEARTBEAT_MS, STALE_MS] = [1000, 10_000]

const Holder = v.object({
  id: v.string(),
  beat: v.number(),
  process: v.object({ space: v.nullable(v.string()), pid: v.number(), startedAt: v.nullable(v.string()) }),
})
type Holder = v.InferOutput<typeof Holder>

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Returns the content of a lock file, or null if there is none. */
const contentOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null
    throw error
  })

/** Returns the holder in a lock file's content; null if a process is just writing it, or was killed then. */
const holderIn = (content: string | null): Holder | null => {
  try {
    return v.parse(Holder, JSON.parse(content ?? ''))
  } catch {
    return null
  }
}

/** Creates the lock file. Returns false if there is one. */
const create = async (file: string, holder: Holder): Promise<boolean> => {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Replaces the lock file at once, so that no reader finds half of it. */
const replace = async (file: string, holder: Holder): Promise<void> => {
  const unfinished = `${file}.${holder.id}`
  await writeFile(unfinished, JSON.stringify(holder))
  await rename(unfinished, file)
}

type Timing = { heartbeatMs: number; staleMs: number }

/** Waits until a holder's file changes or it is certain that the holder has ended. Returns which. */
const outlives = async (
  file: string,
  content: string,
  own: ProcessIdentity,
  { heartbeatMs, staleMs }: Timing,
): Promise<boolean> => {
  const end = Date.now() + staleMs
  while (Date.now() < end) {
    const holder = holderIn(content)
    if (holder !== null && hasEnded(holder.process, own)) return false
    await wait(heartbeatMs / 2)
    if ((await contentOf(file)) !== content) return true
  }
  return false
}

/** Takes the lock of a holder that has ended. Of several processes that try, the last one to write has it. */
const takeOver = async (file: string, own: Holder, heartbeatMs: number): Promise<boolean> => {
  await replace(file, own)
  await wait(heartbeatMs / 2)
  return holderIn(await contentOf(file))?.id === own.id
}

const acquire = async (file: string, own: Holder, timing: Timing): Promise<boolean> => {
  if (await create(file, own)) return true
  const content = await contentOf(file)
  // Released meanwhile.
  if (content === null) return create(file, own)
  if (await outlives(file, content, own.process, timing)) return acquireReleased(file, own)
  return (await contentOf(file)) === content && takeOver(file, own, timing.heartbeatMs)
}

/** A file that has changed belongs to a living process, unless that has just released it. */
const acquireReleased = async (file: string, own: Holder): Promise<boolean> =>
  (await contentOf(file)) === null && create(file, own)

/**
 * Locks a directory, which is created if necessary. Returns a function that releases it.
 * @throws FolderInUseError
 */
export const lockFolder = async (
  folder: string,
  {
    process: own = thisProcess(),
    heartbeatMs = HEARTBEAT_MS,
    staleMs = STALE_MS,
    onLost = () => undefined,
  }: LockOptions = {},
): Promise<() => Promise<void>> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'gateway.lock')
  const holder: Holder = { id: randomUUID(), beat: 0, process: own }
  if (!(await acquire(file, holder, { heartbeatMs, staleMs }))) throw new FolderInUseError(folder)

  const isOurs = async (): Promise<boolean> => holderIn(await contentOf(file))?.id === holder.id
  /** Returns whether the lock is still ours. */
  const beat = async (): Promise<boolean> => {
    if (!(await isOurs())) return false
    holder.beat += 1
    await replace(file, holder)
    return true
  }
  const released = new AbortController()
  /** One beat after the other, however slow the disk is, so that a loss is reported once. */
  const beatUntilReleased = async (): Promise<void> => {
    while (!released.signal.aborted) {
      await wait(heartbeatMs, undefined, { signal: released.signal, ref: false })
      // A disk that fails now may work for the next beat; until then the lock grows stale.
      if (!(await beat().catch(() => true))) return onLost()
    }
  }
  // The wait rejects when the lock is released.
  const beating = beatUntilReleased().catch(() => undefined)

  return async () => {
    released.abort()
    await beating
    if (await isOurs()) await rm(file, { force: true })
  }
}
