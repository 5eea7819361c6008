/** Two processes on one new PostgreSQL database and one S3 server, started at once. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../store/database.ts'
import { openStore } from '../store/open-store.ts'
import { emptyDatabase } from './engines.sample.ts'
import {
  kill,
  killRemaining,
  launchGateway,
  type LaunchedGateway,
  started,
} from './gateway-process.sample.ts'
import { startS3Server } from './s3-server.sample.ts'
import { remoteServer, type TestServer } from './test-server.sample.ts'

export type TwoProcesses = {
  processes: readonly LaunchedGateway[]
  one: TestServer
  two: TestServer
  /** Their database, for what only it shows. */
  store: Store
  close(): Promise<void>
}

/** Starts both, which migrate the empty database at once. */
export const openTwoProcesses = async (env: Readonly<Record<string, string>>): Promise<TwoProcesses> => {
  const { databaseUrl, drop } = await emptyDatabase()
  const s3 = await startS3Server()
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-two-'))
  const processes = ['one', 'two'].map((name) =>
    launchGateway({
      DATABASE_URL: databaseUrl,
      SEPAR_DATA_DIR: join(dataDir, name),
      SEPAR_S3_ENDPOINT: endpoint,
      SEPAR_S3_BUCKET: bucket,
      SEPAR_S3_REGION: region,
      SEPAR_S3_ACCESS_KEY_ID: accessKeyId,
      SEPAR_S3_SECRET_ACCESS_KEY: secretAccessKey,
      // The sign-in page returns to this one in the samples.
      SEPAR_APP_ORIGINS: 'http://localhost',
      ...env,
    }),
  )
  const [first = '', second = ''] = await Promise.all(processes.map(started))
  const store = await openStore({ databaseUrl, dataDir: null })
  return {
    processes,
    one: remoteServer(first),
    two: remoteServer(second),
    store,
    close: async () => {
      await Promise.all(processes.map(kill))
      killRemaining()
      await store.close()
      await s3.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
