/**
 * `npm run bench`: the benchmarks of docs/testing.md. Sizes have limits; times depend on the machine. Takes
 * about ten minutes. `npm run bench -- offers` runs one of the benchmarks: scripts, lighthouse, offers,
 * offline (repeat visit), taps (each tap and step of a purchase), heap (ten purchases in one page) or policies (My
 * Insurance with 10,000 of them).
 */
import { join } from 'node:path'
import { findOrInstallChromium } from '#tests/browser/chromium.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { buildApp, ROOT } from '#tests/system/command.ts'
import { checkBudgets } from './budgets.ts'
import { heapTable } from './heap.ts'
import { homeScripts } from './home-scripts.ts'
import { lighthouseTable } from './lighthouse.ts'
import { offersTable } from './offers.ts'
import { policiesTable } from './policies.ts'
import { repeatVisitTable } from './repeat-visit.ts'
import { tapsTable } from './taps.ts'

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
const problems: string[] = []
const print = (text: string): void => console.log(`${text}\n`)

const chromium = findOrInstallChromium()
if ('lacking' in chromium) throw new Error(chromium.lacking)
const built = await buildApp()
if (built.code !== 0) throw new Error(built.output)

const gateway = await startGateway({ env: { NODE_ENV: 'production', SEPAR_UNLIMITED: '1' } })
try {
  if (isWanted('scripts')) {
    const budgets = checkBudgets(join(ROOT, 'dist/app'))
    const home = await homeScripts(gateway.address, chromium.path, budgets.elsewhere)
    print(`Scripts of each page, gzip, from the build's manifest\n${budgets.table}`)
    print(home.text)
    problems.push(...budgets.problems, ...home.problems)
  }
  if (isWanted('lighthouse')) print(await lighthouseTable(gateway.address, chromium.path))
  if (isWanted('offline')) print(await repeatVisitTable(gateway.address, chromium.path))
  if (isWanted('taps')) print(await tapsTable(gateway.address, chromium.path))
  if (isWanted('heap')) print(await heapTable(gateway.address, chromium.path))
  if (isWanted('policies')) print(await policiesTable(chromium.path))
  if (isWanted('offers')) print(await offersTable())
} finally {
  await gateway.stop()
  await gateway.clean()
}
if (problems.length > 0) print(problems.join('\n'))
process.exit(problems.length > 0 ? 1 : 0)
