/**
 * The gateway's search for offers under open-loop load: every insurer and ceiling, stored and answered, with
 * the embedded database and with PostgreSQL, without the limits on costly calls. The load comes from this
 * process, the gateway runs in its own. Traffic stays on loopback and is bounded.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { type GatewayProcess, startGateway } from '#tests/browser/gateway-process.ts'
import { cpuSeconds } from '#tests/system/cpu.ts'
import { startPostgres } from '#tests/system/postgres-cluster.ts'
import { type Mix, openSearcher, post, type Searcher } from './offer-searches.ts'
import { type Arrivals, type Load, percentile, plannedTimes, runLoad } from './open-loop.ts'
import { table } from './table.ts'
import type { Report, TargetName } from './targets.ts'

const PER_SECOND = 100
const SECONDS = 6
/**
 * Before that the first searches compile the code and fill the caches. In the first six seconds of a gateway
 * p99 is often twice as high as later.
 */
const WARM_UP_SECONDS = 12
/** Limit of p99 for the highest rate, ms. */
const P99_LIMIT = 100
const [RATE_SECONDS, ATTEMPTS] = [4, 2]
/** Rates that are tried, in searches a second; the last one is the target. */
const databases = { embedded: [100, 200, 300], PostgreSQL: [300, 600] } as const
type Database = keyof typeof databases

/** The body of a usual search, about. */
const SEARCH_BYTES = 475
/** Accept-Encoding header of a browser. */
const ENCODING = 'gzip, deflate, br'

const loads = [
  { arrivals: 'even', mix: 'usual' },
  { arrivals: 'Poisson', mix: 'usual' },
  { arrivals: 'Poisson', mix: 'new' },
] as const satisfies readonly { arrivals: Arrivals; mix: Mix }[]

const ms = (figure: number): string => (Number.isNaN(figure) ? '—' : `${figure.toFixed(1)} ms`)

/** Runs a load. Returns it with the gateway's CPU milliseconds a search. */
async function measure(
  { pid }: GatewayProcess,
  searcher: Searcher,
  { arrivals, mix }: (typeof loads)[number],
  plan: { perSecond: number; seconds: number },
): Promise<Load & { cpuMs: number }> {
  const before = cpuSeconds(pid) ?? Number.NaN
  const load = await runLoad(plannedTimes(arrivals, plan), () => searcher.send(mix, ENCODING), plan.perSecond)
  const used = (cpuSeconds(pid) ?? Number.NaN) - before
  return { ...load, cpuMs: (used * 1000) / load.latencies.length }
}

/**
 * Returns the highest of the rates of independent arrivals that keeps p99 below the limit; 0 if none does.
 */
async function highestRate(
  gateway: GatewayProcess,
  searcher: Searcher,
  rates: readonly number[],
): Promise<number> {
  const holds = async (perSecond: number): Promise<boolean> => {
    const load = { arrivals: 'Poisson', mix: 'usual' } as const
    const measured = await measure(gateway, searcher, load, { perSecond, seconds: RATE_SECONDS })
    return !measured.isOverloaded && percentile(measured, 99) < P99_LIMIT
  }
  let highest = 0
  for (const rate of rates) {
    let isHeld = false
    // Repeats an attempt, because other work on the machine may disturb one.
    for (let attempt = 0; attempt < ATTEMPTS && !isHeld; attempt += 1) isHeld = await holds(rate)
    if (!isHeld) return highest
    highest = rate
  }
  return highest
}

/** Measures a server that does nothing, for comparison: what is above its latencies is the gateway's. */
async function measurePlainServer(): Promise<string[][]> {
  const child = fork(new URL('plain-server.ts', import.meta.url))
  const [port] = await once(child, 'message')
  const agent = new Agent({ keepAlive: true })
  const search = { path: '/', body: 'x'.repeat(SEARCH_BYTES) }
  const send = (): Promise<void> => post(agent, `http://127.0.0.1:${port}`, search, ENCODING)
  try {
    const rows: string[][] = []
    for (const arrivals of ['even', 'Poisson'] as const) {
      await runLoad(plannedTimes(arrivals, { perSecond: PER_SECOND, seconds: WARM_UP_SECONDS }), send)
      const load = await runLoad(plannedTimes(arrivals, { perSecond: PER_SECOND, seconds: SECONDS }), send)
      const name = `no gateway, only bytes: ${PER_SECOND} a second, ${arrivals}`
      rows.push([name, ms(percentile(load, 50)), ms(percentile(load, 99))])
    }
    return rows
  } finally {
    agent.destroy()
    child.kill()
  }
}

type Results = { rows: string[][]; measured: Partial<Record<TargetName, number>> }

/** Measures one database, and adds to the results. */
async function measureDatabase(
  database: Database,
  env: Readonly<Record<string, string>>,
  { rows, measured }: Results,
): Promise<void> {
  const gateway = await startGateway({ env: { NODE_ENV: 'production', SEPAR_UNLIMITED: '1', ...env } })
  const searcher = await openSearcher(gateway.address)
  const plan = { perSecond: PER_SECOND, seconds: SECONDS }
  try {
    for (const load of loads) {
      const { arrivals, mix } = load
      await measure(gateway, searcher, load, { perSecond: PER_SECOND, seconds: WARM_UP_SECONDS })
      const result = await measure(gateway, searcher, load, plan)
      const p = (percent: number): number => (result.isOverloaded ? Number.NaN : percentile(result, percent))
      const name = `${database}: ${PER_SECOND} a second, ${arrivals}, ${mix} risks`
      rows.push([name, ms(p(50)), ms(p(99)), ms(result.cpuMs)])
      if (mix === 'new') continue
      measured[`${database} ${arrivals} p50`] = p(50)
      measured[`${database} ${arrivals} p99`] = p(99)
    }
    const rate = await highestRate(gateway, searcher, databases[database])
    rows.push([`${database}: most a second of ${databases[database].join(', ')}`, String(rate)])
    measured[`${database} rate`] = rate
  } finally {
    searcher.close()
    await gateway.stop()
    await gateway.clean()
  }
}

/**
 * Measures both databases; «—» where a second's load was outstanding, so that there is no steady latency.
 * Throws when an answer is not a list of offers. Takes about three minutes.
 */
export async function measureOffers(): Promise<Report> {
  const results: Results = { rows: await measurePlainServer(), measured: {} }
  await measureDatabase('embedded', {}, results)
  const cluster = await startPostgres()
  if (cluster !== undefined)
    try {
      await measureDatabase('PostgreSQL', { DATABASE_URL: cluster.url }, results)
    } finally {
      cluster.stop()
    }
  const heads = ['offers of every insurer', 'p50', 'p99', 'gateway’s CPU each']
  return { text: table([heads, ...results.rows]), measured: results.measured }
}
