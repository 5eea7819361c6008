/**
 * The gateway's search for offers under open-loop load: every insurer and ceiling, stored and answered, with the
 * embedded database and with PostgreSQL, without the limits on costly calls. The load comes from this process, the
 * gateway runs in its own. Traffic stays on loopback and is bounded.
 */
import { type GatewayProcess, startGateway } from '#tests/browser/gateway-process.ts'
import { cpuSeconds } from '#tests/system/cpu.ts'
import { startPostgres } from '#tests/system/postgres-cluster.ts'
import { type Mix, openSearcher, type Searcher } from './offer-searches.ts'
import { type Arrivals, type Load, percentile, plannedTimes, runLoad } from './open-loop.ts'
import { table } from './table.ts'

const PER_SECOND = 100
const SECONDS = 6
/** The highest rate keeps p99 below this, ms. */
const P99_LIMIT = 100
const [FIRST_RATE, RATE_STEP, RATE_SECONDS, ATTEMPTS] = [40, 1.25, 4, 2]

/** What a browser accepts; a program accepts the plain answer only. */
const encodings = { plain: 'identity', compressed: 'gzip, deflate, br' } as const
type Encoding = keyof typeof encodings

const loads: readonly { arrivals: Arrivals; encoding: Encoding; mix: Mix }[] = [
  { arrivals: 'even', encoding: 'plain', mix: 'usual' },
  { arrivals: 'Poisson', encoding: 'plain', mix: 'usual' },
  { arrivals: 'even', encoding: 'compressed', mix: 'usual' },
  { arrivals: 'Poisson', encoding: 'compressed', mix: 'usual' },
  { arrivals: 'Poisson', encoding: 'compressed', mix: 'new' },
]

const ms = (figure: number): string => `${figure.toFixed(1)} ms`

/** Runs a load. Returns it with the gateway's CPU milliseconds a search. */
async function measure(
  { pid }: GatewayProcess,
  searcher: Searcher,
  { arrivals, encoding, mix }: (typeof loads)[number],
  plan: { perSecond: number; seconds: number },
): Promise<Load & { cpuMs: number }> {
  const before = cpuSeconds(pid) ?? Number.NaN
  const load = await runLoad(
    plannedTimes(arrivals, plan),
    () => searcher.send(mix, encodings[encoding]),
    plan.perSecond,
  )
  const used = (cpuSeconds(pid) ?? Number.NaN) - before
  return { ...load, cpuMs: (used * 1000) / load.latencies.length }
}

/** Returns the highest rate of independent arrivals that keeps p99 below the limit; 0 if none does. */
async function highestRate(gateway: GatewayProcess, searcher: Searcher, encoding: Encoding): Promise<number> {
  const holds = async (perSecond: number): Promise<boolean> => {
    const load = { arrivals: 'Poisson', encoding, mix: 'usual' } as const
    const measured = await measure(gateway, searcher, load, { perSecond, seconds: RATE_SECONDS })
    return !measured.isOverloaded && percentile(measured, 99) < P99_LIMIT
  }
  let highest = 0
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * RATE_STEP)) {
    let isHeld = false
    // Something else on the machine may disturb one attempt.
    for (let attempt = 0; attempt < ATTEMPTS && !isHeld; attempt += 1) isHeld = await holds(rate)
    if (!isHeld) return highest
    highest = rate
  }
}

/** Measures one database. Returns the rows of the table. */
async function rowsOf(database: string, env: Readonly<Record<string, string>>): Promise<string[][]> {
  const gateway = await startGateway({ env: { NODE_ENV: 'production', SEPAR_UNLIMITED: '1', ...env } })
  const searcher = await openSearcher(gateway.address)
  const plan = { perSecond: PER_SECOND, seconds: SECONDS }
  const rows: string[][] = []
  try {
    for (const load of loads) {
      const { arrivals, encoding, mix } = load
      // The first searches compile the code and fill caches.
      await measure(gateway, searcher, load, { perSecond: PER_SECOND, seconds: SECONDS / 2 })
      const measured = await measure(gateway, searcher, load, plan)
      const p = (percent: number): string => (measured.isOverloaded ? '—' : ms(percentile(measured, percent)))
      const name = `${database}: ${PER_SECOND} a second, ${arrivals}, ${encoding}, ${mix} risks`
      rows.push([name, p(50), p(99), ms(measured.cpuMs)])
    }
    for (const encoding of ['plain', 'compressed'] as const) {
      const rate = await highestRate(gateway, searcher, encoding)
      rows.push([`${database}: most a second, p99 < ${P99_LIMIT} ms, ${encoding}`, String(rate)])
    }
  } finally {
    searcher.close()
    await gateway.stop()
    await gateway.clean()
  }
  return rows
}

/**
 * Returns a table; «—» where a second's load was outstanding, so that there is no steady latency. Throws when an answer
 * is not a list of offers. Takes about four minutes.
 */
export async function offersTable(): Promise<string> {
  const rows = await rowsOf('embedded', {})
  const cluster = await startPostgres()
  if (cluster !== undefined)
    try {
      rows.push(...(await rowsOf('PostgreSQL', { DATABASE_URL: cluster.url })))
    } finally {
      cluster.stop()
    }
  const heads = ['offers of every insurer', 'p50', 'p99', 'gateway’s CPU each']
  return table([heads, ...rows])
}
