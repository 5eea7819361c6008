/**
 * A gateway for tests: the real server on a store in memory or PostgreSQL. Every answer is validated with its
 * schema.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildGateway, type GatewayOptions, type RunningGateway } from '../app.ts'
import type { FileStorage } from '../documents/file-storage.ts'
import { folderStorage } from '../documents/folder-storage.ts'
import { unlimited } from '../http/limits.ts'
import type { Store } from '../store/database.ts'
import { testClock } from './clock.sample.ts'
import { type Engine, openEngine } from './engines.sample.ts'

export type TestGateway = RunningGateway & {
  store: Store
  files: FileStorage
  dataDir: string
  logLines: string[]
  /** Advances the actual time, milliseconds. */
  advanceTime(ms: number): void
}

/** Opens a gateway with some options replaced. Close it after the tests. */
export const openTestGateway = async (
  options: Partial<GatewayOptions> = {},
  engine: Engine = 'pglite',
): Promise<TestGateway> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-test-'))
  const store = options.store ?? (await openEngine(engine))
  const files = options.files ?? folderStorage(dataDir)
  const logLines: string[] = []
  let advancedMs = 0
  const gateway = await buildGateway({
    store,
    dataDir,
    files,
    clock: testClock(),
    instant: () => new Date(Date.now() + advancedMs),
    limits: unlimited,
    checkAnswers: true,
    logStream: {
      write: (line) => {
        logLines.push(line)
      },
    },
    ...options,
  })
  const close = async () => {
    await gateway.close()
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    ...gateway,
    store,
    files,
    dataDir,
    logLines,
    advanceTime: (ms) => {
      advancedMs += ms
    },
    close,
  }
}
