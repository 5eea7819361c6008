/**
 * Searches and purchases a second with one, two and four processes, and the CPU time of the gateways for
 * each. Database, bucket, balancer and the load itself share this machine with them.
 */
import { openSearcher } from '../bench/offer-searches.ts'
import { table } from '../bench/table.ts'
import { oneCheck, type Stage } from '../run/stage.ts'
import { cpuSeconds } from '../system/cpu.ts'
import { type Gateways, startGateways } from './gateways.ts'
import { newLedger, purchase, signInAll } from './purchases.ts'
import type { Servers } from './scenarios.ts'
import { problemsOf, query } from './verify.ts'

const MS = 8000
/** Number of clients, each of which repeats a search or a purchase. */
const [SEARCHERS, BUYERS] = [32, 12]
const ENCODING = 'gzip, deflate, br'

const cpuOf = ({ processes }: Gateways): number =>
  processes.reduce((sum, { child }) => sum + (cpuSeconds(child.pid) ?? Number.NaN), 0)

/**
 * Lets clients repeat an action. Returns the actions per second, and the gateways' CPU time of each in ms.
 */
const measure = async (gateways: Gateways, clients: number, work: (client: number) => Promise<void>) => {
  const start = { at: performance.now(), cpu: cpuOf(gateways) }
  let done = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - start.at < MS) {
        await work(client)
        done += 1
      }
    }),
  )
  return {
    perSecond: (done * 1000) / (performance.now() - start.at),
    cpuMs: ((cpuOf(gateways) - start.cpu) * 1000) / done,
  }
}

/** Measures a number of processes. Returns the row of the table, and the problems. */
const measured = async (number: number, { primary, s3 }: Servers) => {
  const name = `throughput_${number}`
  await query(primary.url(), `create database ${name}`)
  const gateways = await startGateways(number, primary.url(name), s3)
  const { address } = gateways
  const searcher = await openSearcher(address)
  try {
    const search = () => searcher.send('usual', ENCODING)
    // The first searches compile the code and fill caches.
    await measure(gateways, SEARCHERS, search)
    const searches = await measure(gateways, SEARCHERS, search)
    const ledger = newLedger()
    const load = {
      address,
      customers: await signInAll(address, BUYERS, 1000),
      ledger,
      retryLimit: 0,
      picture: false,
    }
    const purchases = await measure(gateways, BUYERS, (buyer) => purchase(load, buyer))
    const figures = [searches, purchases].flatMap(({ perSecond, cpuMs }) => [
      perSecond.toFixed(1),
      `${cpuMs.toFixed(1)} ms`,
    ])
    return { row: [String(number), ...figures], problems: await problemsOf(ledger, primary.url(name), s3, 0) }
  } finally {
    searcher.close()
    await gateways.stop()
  }
}

/** Prints the table, and fails if a purchase failed. */
export const throughput = (servers: Servers): Stage => ({
  name: 'throughput of 1, 2 and 4 processes',
  run: async () => {
    const results = []
    for (const number of [1, 2, 4]) results.push(await measured(number, servers))
    const heads = ['processes', 'searches a second', 'CPU each', 'purchases a second', 'CPU each']
    process.stdout.write(`${table([heads, ...results.map(({ row }) => row)])}\n`)
    return oneCheck(results.flatMap(({ problems }) => problems))
  },
})
