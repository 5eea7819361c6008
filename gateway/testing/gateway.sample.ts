/** A gateway for tests: the real server on a store in memory (or a PostgreSQL of its own), every answer checked with its schema. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildGateway, type GatewayOptions, type RunningGateway } from '../app.ts'
import type { FileStorage } from '../documents/file-storage.ts'
import { folderStorage } from '../documents/folder-storage.ts'
import { unlimited } from '../http/limits.ts'
import type { Store } from '../store/database.ts'
import { openStore } from '../store/open-store.ts'
import { testClock } from './clock.sample.ts'
import { type Engine, openEngine } from './engines.sample.ts'

export type TestGateway = RunningGateway & {
  store: Store
  files: FileStorage
  dataDir: string
  logLines: string[]
  /** Moves the real instant on, milliseconds. */
  advanceTime(ms: number): void
}

/** Takes what is to be otherwise and the engine; gives a running gateway. Close it after the tests. */
export const openTestGateway = async (
  otherwise: Partial<GatewayOptions> = {},
  engine: Engine = 'pglite',
): Promise<TestGateway> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-test-'))
  const store = engine === 'pglite' ? await openStore({ dataDir: null }) : await openEngine(engine)
  const files = otherwise.files ?? folderStorage(dataDir)
  const logLines: string[] = []
  let waited = 0
  const gateway = await buildGateway({
    store,
    dataDir,
    files,
    clock: testClock(),
    instant: () => new Date(Date.now() + waited),
    limits: unlimited,
    checkAnswers: true,
    logStream: {
      write: (line) => {
        logLines.push(line)
      },
    },
    ...otherwise,
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
      waited += ms
    },
    close,
  }
}
