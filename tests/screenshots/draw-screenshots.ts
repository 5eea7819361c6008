/**
 * `npm run screenshots [picture …]`: walks through the app and writes pictures to docs/pictures, in Persian
 * and English. Names of pictures restrict the run to the walks that contain them. The walks:
 * screenshot-walks.ts. `npm run screenshots views [chart …]` takes every state of the charts instead, at
 * three widths and in both colour schemes, and writes to test-results/pictures.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { changeLanguage } from '#tests/journeys/language.ts'
import { picturesOfViews } from '#tests/run/playwright.ts'
import { runStages } from '#tests/run/stage.ts'
import { buildApp, ROOT } from '#tests/system/command.ts'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#tests/browser/chromium.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { walks } from './screenshot-walks.ts'
import type { Stop, Walk } from './walk.ts'

const SETTLE_MS = 500
const TOAST_MS = 10_000
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 800 }
const folder = join(ROOT, 'docs/pictures')

async function draw(page: Page, picture: string): Promise<void> {
  // The address changes before its screen is rendered, and a skeleton is not the picture of a step.
  await page.waitForTimeout(SETTLE_MS)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  // A pointer over an element changes its colour, and keeps a toast open.
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-stays-alive]').filter({ hasText: /\S/ })).toHaveCount(0, {
    timeout: TOAST_MS,
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path: join(folder, `${picture}.png`), animations: 'disabled', caret: 'hide' })
  console.log(`docs/pictures/${picture}.png`)
}

async function drawInEnglish(page: Page, { picture, sheet }: Stop): Promise<void> {
  if (sheet) await page.keyboard.press('Escape')
  await changeLanguage(page, 'English')
  await sheet?.(page)
  await draw(page, `en/${picture}`)
  if (sheet) await page.keyboard.press('Escape')
  await changeLanguage(page, 'فارسی')
}

async function drawStop(page: Page, stop: Stop): Promise<void> {
  const { picture, go, also = [], isWithoutHelp = false } = stop
  await go(page)
  await draw(page, picture)
  if (also.includes('dark')) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await draw(page, `${picture}-dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  for (const [variant, size] of [
    ['narrow', NARROW],
    ['wide', WIDE],
  ] as const) {
    if (!also.includes(variant)) continue
    await page.setViewportSize(size)
    await draw(page, `${picture}-${variant}`)
    await page.setViewportSize(PHONE)
  }
  if (!isWithoutHelp) await drawInEnglish(page, stop)
}

async function drawWalk(
  browser: Browser,
  baseURL: string,
  { open, stops, device = {} }: Walk,
): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    ...device,
  })
  await open(page)
  for (const stop of stops) await drawStop(page, stop)
  await page.close()
}

const found = findOrInstallChromium()
if ('lacking' in found) throw new Error(found.lacking)
const built = await buildApp()
if (built.code !== 0) throw new Error(built.output)
const wanted = process.argv.slice(2)
if (wanted[0] === 'views')
  process.exit(await runStages([picturesOfViews(join(ROOT, 'test-results/pictures'), wanted.slice(1))]))
const isWanted = ({ stops }: Walk): boolean =>
  wanted.length === 0 || stops.some(({ picture }) => wanted.includes(picture.replace(/^en\//, '')))
if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(join(folder, 'en'), { recursive: true })

const gateway = await startGateway()
const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] })
try {
  for (const walk of walks.filter(isWanted)) await drawWalk(browser, gateway.address, walk)
} finally {
  await browser.close()
  await gateway.stop()
  await gateway.clean()
}
