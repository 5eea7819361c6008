/**
 * LCP of a repeat visit, offline and slowed down four times, median of seven, on the first page and on the
 * inquiry. Only the service worker answers. The target is half a second for the first page. The figures
 * depend on the machine.
 */
import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
import { goOffline, goOnline, untilCachedByServiceWorker } from '#tests/journeys/offline.ts'
import { table } from './table.ts'

const RUNS = 7
const SLOW_CPU = 4
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
} as const

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/**
 * Visits a URL once in a new tab. Returns FCP and LCP in ms.
 */
async function visit(
  context: BrowserContext,
  address: string,
  heading: string,
): Promise<{ fcp: number; lcp: number }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.goto(address)
  await page.getByText(heading).first().waitFor()
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

/** Returns a table. Takes about half a minute. */
export async function repeatVisitTable(address: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const context = await browser.newContext(PHONE)
    const first = await context.newPage()
    await first.goto(`${address}/third-party`)
    await first.getByText('پلاک خودرو').first().waitFor()
    await untilCachedByServiceWorker(first)
    await goOffline(first)
    const rows: [string, ...string[]][] = []
    for (const [name, path, heading] of [
      ['the first page', '/', 'شروع استعلام'],
      ['the inquiry', '/third-party/sanhub?step=1', 'پلاک خودرو'],
    ] as const) {
      const visits = []
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(context, `${address}${path}`, heading))
      rows.push([
        name,
        `${median(visits.map(({ fcp }) => fcp)).toFixed(0)} ms`,
        `${median(visits.map(({ lcp }) => lcp)).toFixed(0)} ms`,
      ])
    }
    await goOnline(first)
    return table([
      [`repeat visit offline, CPU ${SLOW_CPU}× slower, median of ${RUNS}`, 'FCP', 'LCP'],
      ...rows,
    ])
  } finally {
    await browser.close()
  }
}
