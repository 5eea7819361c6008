/** Failure scenarios of the cluster test, one stage each. docs/testing.md says what they prove. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launchGateway } from '#gateway/testing/gateway-process.sample.ts'
import type { S3Server } from '#gateway/testing/s3-server.sample.ts'
import { oneCheck, type Outcome, type Stage } from '../run/stage.ts'
import { runPackage } from '../system/command.ts'
import { type PostgresServer, standbyOf } from '../system/postgres-server.ts'
import { startBalancer } from './balancer.ts'
import { type Gateways, startGateways } from './gateways.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { type Ledger, newLedger, openLoad, signInAll } from './purchases.ts'
import { problemsOf, query } from './verify.ts'

export type Servers = {
  readonly binaries: string
  /** Settings of PostgreSQL, for primary and standby. */
  readonly settings: readonly string[]
  readonly primary: PostgresServer
  readonly s3: S3Server
}

/**
 * Number of customers, so many that hardly any buys twice: a user can hold three slots with unpaid orders,
 * and purchases overlap on a busy machine.
 */
const CUSTOMERS = 60
/** Purchases a second; each is about 16 calls. */
const RATE = 4
/** Milliseconds until the loss of a primary is noticed. */
const NOTICED_MS = 2000
/** Retries of a customer while a database is replaced, one every quarter of a second. */
const PATIENT = 240

const summary = ({ paid, durationsMs, retries }: Ledger): string => {
  const [median = 0] = durationsMs.toSorted((a, b) => a - b).slice(Math.floor(durationsMs.length / 2))
  return `${paid.length} purchases, median ${Math.round(median)} ms, ${retries.length} calls sent again, each at most ${Math.max(0, ...retries)} times`
}

/** Runs purchases against gateways during a failure scenario, then verifies the acknowledged results. */
const underLoad = async (
  gateways: Gateways,
  { s3 }: Servers,
  databaseUrl: () => string,
  { seconds, retryLimit, happens }: { seconds: number; retryLimit: number; happens: () => Promise<string[]> },
): Promise<Outcome> => {
  const customers = await signInAll(gateways.address, CUSTOMERS, 0)
  const ledger = newLedger()
  const load = { address: gateways.address, customers, ledger, retryLimit }
  const [, problems] = await Promise.all([openLoad(load, { perSecond: RATE, seconds }), happens()])
  const found = await problemsOf(ledger, databaseUrl(), s3, retryLimit)
  return oneCheck([...problems, ...found], summary(ledger))
}

const createDatabase = async ({ primary }: Servers, name: string): Promise<string> => {
  await query(primary.url(), `create database ${name}`)
  return primary.url(name)
}

/**
 * Kills one process after a third of the load, and stops another one after two thirds if one remains then.
 */
export const killedProcess = (number: 2 | 4, servers: Servers): Stage => ({
  name: `${number} processes, ${number === 2 ? 'one is killed' : 'one is killed and one is stopped'}`,
  run: async () => {
    const databaseUrl = await createDatabase(servers, `killed_of_${number}`)
    const gateways = await startGateways(number, databaseUrl, servers.s3)
    const seconds = 18
    const happens = async () => {
      const [killed, stopped] = gateways.processes
      await wait(seconds * 333)
      killed?.child.kill('SIGKILL')
      if (number === 2) return []
      await wait(seconds * 333)
      stopped?.child.kill('SIGTERM')
      const code = await stopped?.ended
      return code === 0 ? [] : [`the stopped process ended with ${String(code)}`]
    }
    return underLoad(gateways, servers, () => databaseUrl, { seconds, retryLimit: 1, happens }).finally(
      gateways.stop,
    )
  },
})

/** Crashes the primary during purchases, promotes its synchronous standby, and points the address to it. */
export const promotedStandby = (servers: Servers): Stage => ({
  name: 'a synchronous standby is promoted',
  run: async () => {
    const { binaries, settings, primary, s3 } = servers
    const name = 'promoted'
    await createDatabase(servers, name)
    const standby = await standbyOf(binaries, primary, settings)
    const address = await startBalancer([primary.port])
    try {
      await query(primary.url(), `alter system set synchronous_standby_names = '*'`)
      await query(primary.url(), 'select pg_reload_conf()')
      await untilSynchronous(primary)
      const gateways = await startGateways(2, `postgres://separ@127.0.0.1:${address.port}/${name}`, s3)
      let outage = 0
      const happens = async () => {
        await wait(7000)
        const start = performance.now()
        await primary.crash()
        await wait(NOTICED_MS)
        await standby.promote()
        address.setTargets([standby.port])
        outage = performance.now() - start
        return []
      }
      const outcome = await underLoad(gateways, servers, () => standby.url(name), {
        seconds: 20,
        retryLimit: PATIENT,
        happens,
      }).finally(gateways.stop)
      return { ...outcome, note: `${outcome.note ?? ''}; without a database for ${Math.round(outage)} ms` }
    } finally {
      await address.close()
      standby.remove()
    }
  },
})

const untilSynchronous = async (primary: PostgresServer): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await query(primary.url(), 'select sync_state from pg_stat_replication')
    if (row?.['sync_state'] === 'sync') return
    await wait(100)
  }
  throw new Error('The standby is not synchronous.')
}

/** Store tests that run through the pooler: every rule that needs locks, keys or transactions. */
const POOLED_TESTS = [
  'gateway/two-processes.slow.test.ts',
  'gateway/http/idempotency.test.ts',
  'gateway/http/payment.test.ts',
  'gateway/store',
]

/**
 * Runs gateways and store tests through PgBouncer in transaction mode, with few connections to the server.
 */
export const pooledConnections = (servers: Servers): Stage => ({
  name: 'PgBouncer in transaction mode',
  run: async () => {
    const { primary, s3 } = servers
    await createDatabase(servers, 'pooled')
    const bare = await startPgbouncer(primary, { poolSize: 2, setsTimeouts: false })
    const dataDir = await mkdtemp(join(tmpdir(), 'separ-refused-'))
    const refused = launchGateway({ DATABASE_URL: bare.url('pooled'), SEPAR_DATA_DIR: dataDir })
    const code = await refused.ended
    await bare.stop()
    await rm(dataDir, { recursive: true })
    const isRefused = code === 1 && refused.printed.err.includes('drops lock_timeout and statement_timeout')
    const pooler = await startPgbouncer(primary, { poolSize: 6, setsTimeouts: true })
    try {
      const gateways = await startGateways(2, pooler.url('pooled'), s3)
      const loaded = await underLoad(gateways, servers, () => primary.url('pooled'), {
        seconds: 10,
        retryLimit: 0,
        happens: () => Promise.resolve([]),
      }).finally(gateways.stop)
      const tests = await runPackage(
        'vitest',
        [
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--testNamePattern',
          '^(?!.*embedded)',
          ...POOLED_TESTS,
        ],
        { env: { TEST_DATABASE_URL: pooler.url('postgres') } },
      )
      const count = /Tests .*?(\d+) passed/.exec(tests.output)?.[1] ?? '0'
      const problems = [
        ...(isRefused
          ? []
          : [`without timeouts the gateway should refuse to start: ${code}, ${refused.printed.err}`]),
        ...(tests.code === 0 ? [] : [tests.output]),
        ...(loaded.failed > 0 ? [loaded.output] : []),
      ]
      return oneCheck(problems, `${loaded.note ?? ''}; ${count} tests through it`)
    } finally {
      await pooler.stop()
    }
  },
})
