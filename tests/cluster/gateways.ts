/** Gateway processes on one database and one bucket, behind a balancer. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  kill,
  launchGateway,
  type LaunchedGateway,
  started,
} from '#gateway/testing/gateway-process.sample.ts'
import type { S3Server } from '#gateway/testing/s3-server.sample.ts'
import { type Balancer, startBalancer } from './balancer.ts'

export type Gateways = {
  readonly processes: readonly LaunchedGateway[]
  /** Addresses of the processes themselves. */
  readonly addresses: readonly string[]
  /** Address of the balancer. */
  readonly address: string
  readonly stop: () => Promise<void>
}

const s3Settings = ({ settings }: S3Server): Record<string, string> => ({
  SEPAR_S3_ENDPOINT: settings.endpoint,
  SEPAR_S3_BUCKET: settings.bucket,
  SEPAR_S3_REGION: settings.region,
  SEPAR_S3_ACCESS_KEY_ID: settings.accessKeyId,
  SEPAR_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

/** Starts processes at once, without limits of calls, and the balancer before them. */
export async function startGateways(number: number, databaseUrl: string, s3: S3Server): Promise<Gateways> {
  const folder = await mkdtemp(join(tmpdir(), 'separ-cluster-'))
  const processes = Array.from({ length: number }, (_, index) =>
    launchGateway({
      ...s3Settings(s3),
      DATABASE_URL: databaseUrl,
      SEPAR_DATA_DIR: join(folder, String(index)),
      SEPAR_APP_ORIGINS: 'http://localhost',
      SEPAR_UNLIMITED: '1',
    }),
  )
  const addresses = await Promise.all(processes.map(started))
  const balancer: Balancer = await startBalancer(addresses.map((address) => Number(new URL(address).port)))
  return {
    processes,
    addresses,
    address: `http://127.0.0.1:${balancer.port}`,
    stop: async () => {
      await Promise.all(processes.map(kill))
      await balancer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
