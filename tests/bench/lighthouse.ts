/**
 * Lighthouse's phone on the home page, median of five, compared with the same page without scripts: the
 * difference is the cost of our scripts. The figures depend on the machine.
 */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { number, object, parse } from 'valibot'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
import { freePort } from '#tests/system/free-port.ts'
import { table } from './table.ts'

const RUNS = 5

const Figure = object({ numericValue: number() })
const Report = object({
  categories: object({ performance: object({ score: number() }) }),
  audits: object({
    'first-contentful-paint': Figure,
    'largest-contentful-paint': Figure,
    'total-blocking-time': Figure,
    'cumulative-layout-shift': Figure,
  }),
})

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

async function measure(address: string, port: number, blockedUrlPatterns: string[]): Promise<number[]> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    blockedUrlPatterns,
  })
  const { categories, audits } = parse(Report, result?.lhr)
  return [
    categories.performance.score * 100,
    audits['first-contentful-paint'].numericValue,
    audits['largest-contentful-paint'].numericValue,
    audits['total-blocking-time'].numericValue,
    audits['cumulative-layout-shift'].numericValue,
  ]
}

async function medians(address: string, port: number, blocked: string[]): Promise<string[]> {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address, port, blocked))
  const [score = 0, fcp = 0, lcp = 0, tbt = 0, cls = 0] = [0, 1, 2, 3, 4].map((figure) =>
    median(runs.map((run) => run[figure] ?? Number.NaN)),
  )
  return [
    score.toFixed(0),
    `${(fcp / 1000).toFixed(2)} s`,
    `${(lcp / 1000).toFixed(2)} s`,
    `${tbt.toFixed(0)} ms`,
    cls.toFixed(3),
  ]
}

/** Returns a table. Takes about two minutes. */
export async function lighthouseTable(address: string, executablePath: string): Promise<string> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    return table([
      ['home on a phone, median of five', 'score', 'FCP', 'LCP', 'TBT', 'CLS'],
      ['as it is', ...(await medians(address, port, []))],
      ['with scripts off', ...(await medians(address, port, ['*.js']))],
    ])
  } finally {
    await browser.close()
  }
}
