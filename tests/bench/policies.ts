/**
 * My Insurance with 10,000 policies on a phone: frames while it scrolls, tasks while it scrolls slowed four
 * times, heap after garbage collection, and whether Back returns to the same card.
 */
import { rm } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { openAndSignIn } from '#tests/journeys/create-order.ts'
import { waitForPath } from '#tests/journeys/customer.ts'
import { makeManyPolicies, MANY, OWNER } from './many-policies.ts'
import { inBrowser, PHONE, SLOW_CPU } from './slow-phone.ts'
import { table } from './table.ts'
import { figureText, judgement, type Report, type TargetName } from './targets.ts'
import { traced } from './write-trace.ts'

const LIST = '/my-insurances?tab=vehicle'
const FRAME_MS = 17
/** A quick flick: pixels per frame, and its duration. */
const [FLICK, SECONDS] = [60, 20]

type Scrolled = { readonly frames: number; readonly late: number; readonly longest: number }

/** Scrolls the list down, frame by frame. Tasks shorter than 50 ms are not reported by the browser. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    async ({ flick, ms, limit }) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      })
      observer.observe({ type: 'longtask' })
      const durations: number[] = []
      const start = performance.now()
      let last = await new Promise<number>(requestAnimationFrame)
      while (performance.now() - start < ms) {
        scrollBy({ top: flick, behavior: 'instant' })
        const now = await new Promise<number>(requestAnimationFrame)
        durations.push(now - last)
        last = now
      }
      observer.disconnect()
      return {
        frames: durations.length,
        late: durations.filter((duration) => duration > limit).length,
        longest: Math.max(0, ...tasks),
      }
    },
    { flick: FLICK, ms: SECONDS * 1000, limit: FRAME_MS },
  )

async function heapNow(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** The first card below the head of the page, and its position. */
const cardOnTop = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('article')].find(
      (each) => each.getBoundingClientRect().top > 60,
    )
    return {
      href: card?.querySelector('a')?.getAttribute('href') ?? '',
      top: Math.round(card?.getBoundingClientRect().top ?? 0),
    }
  })

/**
 * Opens the card on top and goes back. Returns by how many pixels it has moved; null if another one is there.
 */
async function goAndReturn(page: Page): Promise<number | null> {
  const before = await cardOnTop(page)
  await page.locator(`article a[href="${before.href}"]`).click()
  await waitForPath(page, /my-insurances\/[^/?]+$/)
  await page.getByRole('list', { name: 'روند سفارش' }).waitFor()
  await page.goBack()
  await page.locator(`article a[href="${before.href}"]`).waitFor()
  const after = await cardOnTop(page)
  return after.href === before.href ? after.top - before.top : null
}

async function measure(page: Page, traces: string | undefined): Promise<Report> {
  await openAndSignIn(page, LIST, OWNER)
  await page.getByRole('article').first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  const heapBefore = await heapNow(devtools)
  const free = await scroll(page)
  const moved = await goAndReturn(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const slowed = await traced(page, traces, 'policies slowed', () => scroll(page))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const measured = {
    policiesLate: (free.late / free.frames) * 100,
    policiesTask: slowed.longest,
    policiesHeap: (await heapNow(devtools)) - heapBefore,
    policiesMoved: moved === null ? Number.NaN : Math.abs(moved),
  }
  const line = (name: keyof typeof measured & TargetName, title: string): string[] => [
    title,
    figureText(name, measured[name]),
    ...judgement(name, measured[name]),
  ]
  return {
    text: table([
      [`My Insurance with ${MANY} policies`, 'measured', 'target', ''],
      line('policiesLate', `frames over ${FRAME_MS} ms of ${free.frames}`),
      line('policiesTask', 'longest task, slowed'),
      line('policiesHeap', 'heap grown'),
      line('policiesMoved', 'Back: the card has moved («—»: another card)'),
    ]),
    measured,
  }
}

/**
 * Makes the policies and scrolls through them. Takes about two minutes on a quiet machine.
 * @param traces directory for the trace of the slowed scrolling, if wanted
 */
export async function measurePolicies(executablePath: string, traces: string | undefined): Promise<Report> {
  const dataDir = await makeManyPolicies()
  const gateway = await startGateway({ dataDir, env: { NODE_ENV: 'production', SEPAR_UNLIMITED: '1' } })
  try {
    return await inBrowser(executablePath, async (browser) => {
      const page = await browser.newPage({ ...PHONE, baseURL: gateway.address, serviceWorkers: 'block' })
      page.setDefaultTimeout(60_000)
      return measure(page, traces)
    })
  } finally {
    await gateway.stop()
    await rm(dataDir, { recursive: true })
  }
}
