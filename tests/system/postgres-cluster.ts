/** A PostgreSQL for tests and benchmarks, whose data may be lost in a power failure. */
import { newPostgres, postgresBinaries, postgresVersion } from './postgres-server.ts'

export type PostgresCluster = {
  readonly url: string
  /** Like «postgres (PostgreSQL) 15.8». */
  readonly version: string
  readonly stop: () => void
}

/** Returns a running cluster that does not wait for the disk, or undefined where there is no PostgreSQL. */
export async function startPostgres(): Promise<PostgresCluster | undefined> {
  const binaries = postgresBinaries()
  if (binaries === undefined) return undefined
  const server = await newPostgres(binaries, ['fsync=off'])
  return { url: server.url(), version: postgresVersion(binaries), stop: server.remove }
}
