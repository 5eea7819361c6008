/**
 * Scripts that home loads in a browser: until it responds to a tap on a slow phone, and in total when idle.
 * Sizes are gzip, whatever the gateway sent. Scripts of other pages count as prefetching, separately.
 */
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
import { LIMITS } from './budgets.ts'
import { table } from './table.ts'

/** Lighthouse's slow phone: scripts that arrive after the response to the tap must not count as before it. */
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

/** Records the size of every loaded script by its file name. */
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
  // Counts only a press that the page's script, which listens to the document, has handled, because a link
  // works without scripts, too.
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => event.defaultPrevented || event.preventDefault()),
  )
  await page.goto(address, { waitUntil: 'commit' })
  const limit = Date.now() + TAP_LIMIT_MS
  while ((await page.locator(`${TILE}[data-pressed]`).count()) === 0) {
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
 * Returns a table and the exceeded budgets.
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
      ['before it answers a tap on a slow phone', first.toFixed(1), LIMITS.home],
      ['left alone, prefetching aside', idle.toFixed(1), LIMITS.home],
      ['prefetched for other pages', prefetched.toFixed(1), '—'],
    ])
    const past = Object.entries({ 'before a tap': first, 'left alone': idle }).filter(
      ([, kB]) => kB > LIMITS.home,
    )
    return { text, problems: past.map(([name, kB]) => `home, ${name}: ${kB.toFixed(1)} kB`) }
  } finally {
    await browser.close()
  }
}
