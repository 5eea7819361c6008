/**
 * `npm run bench`: runs the benchmarks of docs/testing.md and prints one table with the target of every
 * figure. Sizes have limits and fail the command; times depend on the machine. `npm run bench -- taps
 * offline` runs parts of it, and prints their details, too. `--trace` also writes where the time of pages,
 * taps and scrolling goes, which slows them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from '#tests/browser/chromium.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { buildApp, ROOT } from '#tests/system/command.ts'
import { checkBudgets } from './budgets.ts'
import { measureRenders } from './component-renders.ts'
import { measureFirstTap } from './first-tap.ts'
import { measureHeap } from './heap.ts'
import { homeScripts } from './home-scripts.ts'
import { measureBehindNginx, measureLighthouse } from './lighthouse.ts'
import { measureOffers } from './offers.ts'
import { measurePolicies } from './policies.ts'
import { measureRepeatVisits } from './repeat-visit.ts'
import { measureTaps } from './taps.ts'
import { type Measured, type Report, summary } from './targets.ts'

/** Directory of details and traces. */
const RESULTS = join(ROOT, 'test-results/bench')

type Setup = {
  readonly address: string
  readonly chromium: string
  /** Directory for traces, if `--trace` is set. */
  readonly traces: string | undefined
}

async function measureScripts({ address, chromium }: Setup): Promise<Report> {
  const budgets = checkBudgets(join(ROOT, 'dist/app'))
  const home = await homeScripts(address, chromium, budgets.elsewhere)
  return {
    text: `Scripts of each page, gzip, from the build's manifest\n${budgets.table}\n\n${home.text}`,
    measured: {},
    problems: [...budgets.problems, ...home.problems],
  }
}

const parts: Readonly<Record<string, (setup: Setup) => Promise<Report>>> = {
  scripts: measureScripts,
  lighthouse: ({ chromium, traces }) => measureLighthouse(chromium, traces),
  'behind-nginx': ({ chromium, traces }) => measureBehindNginx(chromium, traces),
  taps: ({ address, chromium, traces }) => measureTaps(address, chromium, traces),
  offline: ({ address, chromium, traces }) => measureRepeatVisits(address, chromium, traces),
  'first-tap': ({ address, chromium, traces }) => measureFirstTap(address, chromium, traces),
  renders: ({ address, chromium }) => measureRenders(address, chromium),
  heap: ({ address, chromium }) => measureHeap(address, chromium),
  policies: ({ chromium, traces }) => measurePolicies(chromium, traces),
  offers: measureOffers,
}

/** Runs parts one after another. A part that throws is a problem, and the others still run. */
async function run(
  names: readonly string[],
  setup: Setup,
): Promise<{ measured: Measured; problems: string[] }> {
  let measured: Measured = {}
  const problems: string[] = []
  for (const name of names) {
    const begun = performance.now()
    try {
      const report = await parts[name]?.(setup)
      if (report === undefined)
        throw new Error(`There is no such part; there are ${Object.keys(parts).join(', ')}`)
      measured = { ...measured, ...report.measured }
      problems.push(...(report.problems ?? []))
      writeFileSync(join(RESULTS, `${name}.txt`), `${report.text}\n`)
      if (names.length < Object.keys(parts).length) console.log(`${report.text}\n`)
    } catch (failure) {
      problems.push(
        `${name}: ${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}`,
      )
    }
    console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  return { measured, problems }
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isWhole = wanted.length === 0

const chromium = findOrInstallChromium()
if ('lacking' in chromium) throw new Error(chromium.lacking)
const built = await buildApp()
if (built.code !== 0) throw new Error(built.output)
mkdirSync(RESULTS, { recursive: true })

const gateway = await startGateway({ env: { NODE_ENV: 'production', SEPAR_UNLIMITED: '1' } })
let problems: readonly string[] = []
try {
  const result = await run(isWhole ? Object.keys(parts) : wanted, {
    address: gateway.address,
    chromium: chromium.path,
    traces: process.argv.includes('--trace') ? join(RESULTS, 'traces') : undefined,
  })
  problems = result.problems
  console.log(`\n${summary(result.measured, isWhole)}\n`)
} finally {
  await gateway.stop()
  await gateway.clean()
}
if (problems.length > 0) console.log(problems.join('\n'))
process.exit(problems.length > 0 ? 1 : 0)
