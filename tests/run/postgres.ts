/**
 * Provides a PostgreSQL for the store tests: TEST_DATABASE_URL if set; otherwise a local cluster, stopped
 * after the tests. Without one the tests count as skipped.
 */
import { startPostgres } from '../system/postgres-cluster.ts'
import type { Outcome, Stage } from './stage.ts'

/** The stage is not a test: if it finds a database, it counts nothing; otherwise it counts as skipped. */
const outcome = (skipped: 0 | 1, note: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped,
  output: '',
  note,
})

export type TestDatabase = {
  readonly stage: Stage
  readonly env: () => Record<string, string>
  readonly stop: () => void
}

/**
 * Returns the stage that finds or starts the database, the environment for the tests, and a function that
 * stops it.
 */
export function postgres(): TestDatabase {
  let url = process.env['TEST_DATABASE_URL']
  let stop = () => {}
  const stage: Stage = {
    name: 'PostgreSQL for the store tests',
    run: async () => {
      if (url) return outcome(0, 'the one of TEST_DATABASE_URL')
      const cluster = await startPostgres()
      if (cluster === undefined)
        return outcome(1, 'none here: set TEST_DATABASE_URL to run the store tests on PostgreSQL too')
      url = cluster.url
      stop = cluster.stop
      return outcome(0, `${cluster.version}, on loopback`)
    },
  }
  return {
    stage,
    env: (): Record<string, string> => (url ? { TEST_DATABASE_URL: url } : {}),
    stop: () => stop(),
  }
}
