/**
 * What home fetches, counted by a browser: until it answers a tap on a slow phone, and in all once it is left
 * alone. Weighed as gzip, whatever the gateway sent. Scripts that only other pages need are prefetching, and
 * told apart.
 */
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
import { LIMITS } from './budgets.ts'
import { table } from './table.ts'

/** Lighthouse's slow phone: what arrives after the tap is answered must not count as before it. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOW_CPU = 4
const TILE = 'a[href^="/third-party"]'
const IDLE_MS = 6000
const TAP_LIMIT_MS = 60_000

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const

/** Keeps the weight of every script that has arrived, by its file name below the app's folder. */
function weighScripts(page: Page, address: string): Map<string, number> {
  const weights = new Map<string, number>()
  page.on('response', async (response) => {
    const url = new URL(response.url())
    if (url.origin !== address || !url.pathname.endsWith('.js')) return
    const body = await response.body().catch(() => undefined)
    if (body) weights.set(url.pathname.slice(1), gzipSync(body).byteLength)
  })
  return weights
}

const sum = (weights: ReadonlyMap<string, number>, counts: (file: string) => boolean): number =>
  [...weights].reduce((total, [file, weight]) => total + (counts(file) ? weight : 0), 0) / 1000

async function untilTapAnswered(browser: Browser, address: string): Promise<Map<string, number>> {
  const page = await browser.newPage(phone)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const weights = weighScripts(page, address)
  // A link works without any script too: only an answer within the same document counts.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => event.defaultPrevented || event.preventDefault()),
  )
  await page.goto(address, { waitUntil: 'commit' })
  const limit = Date.now() + TAP_LIMIT_MS
  while (new URL(page.url()).pathname === '/') {
    if (Date.now() > limit) throw new Error('Home never answered a tap.')
    await page.locator(TILE).first().click()
    await page.waitForTimeout(50)
  }
  const arrived = new Map(weights)
  await page.close()
  return arrived
}

async function leftAlone(browser: Browser, address: string): Promise<Map<string, number>> {
  const page = await browser.newPage(phone)
  const weights = weighScripts(page, address)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(IDLE_MS)
  await page.close()
  return weights
}

/**
 * Takes where the app is served, the browser's path, and which files are other pages'; gives a table and what
 * is past its budget.
 */
export async function homeScripts(
  address: string,
  executablePath: string,
  elsewhere: ReadonlySet<string>,
): Promise<{ text: string; problems: string[] }> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const first = sum(await untilTapAnswered(browser, address), (file) => !elsewhere.has(file))
    const all = await leftAlone(browser, address)
    const idle = sum(all, (file) => !elsewhere.has(file))
    const prefetched = sum(all, (file) => elsewhere.has(file))
    const text = table([
      ['scripts that home fetches, gzip', 'kB', 'at most'],
      ['before it answers a tap on a slow phone', first.toFixed(1), LIMITS.homeFirst],
      ['left alone, prefetching aside', idle.toFixed(1), LIMITS.homeIdle],
      ['prefetched for other pages', prefetched.toFixed(1), '—'],
    ])
    const past = Object.entries({ homeFirst: first, homeIdle: idle }).filter(
      ([name, kB]) => kB > (name === 'homeFirst' ? LIMITS.homeFirst : LIMITS.homeIdle),
    )
    return { text, problems: past.map(([name, kB]) => `${name}: ${kB.toFixed(1)} kB`) }
  } finally {
    await browser.close()
  }
}
