/**
 * LCP of a repeat visit, offline and slowed down four times, median of seven, on the first page and on the
 * inquiry. The service worker answers all requests. The figures depend on the machine.
 */
import type { BrowserContext } from '@playwright/test'
import { goOffline, goOnline, untilCachedByServiceWorker } from '#tests/journeys/offline.ts'
import { median } from './median.ts'
import { inBrowser, PHONE, SLOW_CPU, slowDown } from './slow-phone.ts'
import { table } from './table.ts'
import { judgement, type Report, type TargetName } from './targets.ts'
import { traced } from './write-trace.ts'
import { untilAppShows } from '#tests/journeys/customer.ts'

const RUNS = 7

const visits = [
  ['the first page', '/', 'شروع استعلام', 'offlineHome'],
  ['the inquiry', '/third-party/sanhub?step=1', 'پلاک خودرو', 'offlineStep'],
] as const satisfies readonly (readonly [name: string, path: string, text: string, target: TargetName])[]

/**
 * Visits a URL once in a new tab. Returns FCP and LCP in ms.
 * @param traces directory for a trace, if wanted
 */
async function visit(
  context: BrowserContext,
  address: string,
  heading: string,
  traces: string | undefined,
): Promise<{ fcp: number; lcp: number }> {
  const page = await context.newPage()
  await slowDown(page)
  await traced(page, traces, `offline ${new URL(address).pathname}`, async () => {
    await page.goto(address)
    await page.getByText(heading).first().waitFor()
    await untilAppShows(page)
  })
  // The browser reports the last LCP candidate when the page is idle.
  await page.waitForTimeout(1_000)
  const painted = await page.evaluate(
    () =>
      new Promise<{ fcp: number; lcp: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint')
          resolve({
            fcp: first?.startTime ?? Number.NaN,
            lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN,
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.close()
  return painted
}

/**
 * Visits both pages. Takes about half a minute.
 * @param traces directory for a trace of each page, if wanted
 */
export const measureRepeatVisits = (
  address: string,
  executablePath: string,
  traces: string | undefined,
): Promise<Report> =>
  inBrowser(executablePath, async (browser) => {
    const context = await browser.newContext(PHONE)
    const first = await context.newPage()
    await first.goto(`${address}/third-party`)
    await first.getByText('پلاک خودرو').first().waitFor()
    await untilCachedByServiceWorker(first)
    await goOffline(first)
    const rows: string[][] = []
    const measured: Partial<Record<TargetName, number>> = {}
    for (const [name, path, text, target] of visits) {
      const painted = []
      for (let run = 0; run < RUNS; run += 1)
        painted.push(await visit(context, `${address}${path}`, text, traces))
      const [fcp, lcp] = [median(painted.map((each) => each.fcp)), median(painted.map((each) => each.lcp))]
      rows.push([name, `${fcp.toFixed(0)} ms`, `${lcp.toFixed(0)} ms`, ...judgement(target, lcp)])
      measured[target] = lcp
    }
    await goOnline(first)
    const heads = [
      `repeat visit offline, CPU ${SLOW_CPU}× slower, median of ${RUNS}`,
      'FCP',
      'LCP',
      'target',
      '',
    ]
    return { text: table([heads, ...rows]), measured }
  })
