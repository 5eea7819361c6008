/**
 * `npm run screenshots`: walks the journey as a customer does and writes what is seen on the way to docs/pictures.
 * A new picture is one line of `walk`: its name, how to get there from the one before, and what else it is drawn in.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { buildApp, ROOT } from '#tests/run/command.ts'
import {
  addAddress, agreeWithAnswers, agreeWithInsurance, agreeWithVehicle, at, chooseOffer, declinePaper, fillHolder, goToBank, inquire, openInquiry, payAt, press, saras, sayNoClaims,
  seeReceipt, sendAllDocuments, signIn, takeAddress,
} from '#tests/journeys/customer.ts'
import { CHROMIUM_FLAGS, findOrGetChromium } from './chromium.ts'
import { startGateway } from './gateway-process.ts'

type Stop = { readonly picture: string; readonly go: (page: Page) => Promise<unknown>; readonly also?: readonly ('dark' | 'wide')[] }

const walk: readonly Stop[] = [
  { picture: 'home', go: (page) => page.goto('/'), also: ['dark', 'wide'] },
  { picture: 'inquiry', go: openInquiry },
  { picture: 'vehicle', go: (page) => inquire(page, saras).then(() => at(page, /step=2$/)) },
  { picture: 'insurance', go: (page) => agreeWithVehicle(page).then(() => at(page, /step=3$/)) },
  { picture: 'claims', go: (page) => agreeWithInsurance(page).then(() => at(page, /step=4$/)) },
  { picture: 'offers', go: (page) => sayNoClaims(page).then(() => page.getByRole('button', { name: /^انتخاب بیمه/ }).first().waitFor()), also: ['dark', 'wide'] },
  { picture: 'sign-in', go: (page) => chooseOffer(page).then(() => page.getByLabel('شمارهٔ موبایل').waitFor()) },
  { picture: 'holder', go: (page) => signIn(page, '09123456789').then(() => fillHolder(page, '09123456789')) },
  { picture: 'address', go: (page) => press(page, 'ثبت و ادامه').then(() => addAddress(page)) },
  { picture: 'delivery', go: (page) => takeAddress(page).then(() => at(page, /forwarding-details/)) },
  { picture: 'documents', go: (page) => declinePaper(page).then(() => at(page, /upload-documents/)) },
  { picture: 'check-answers', go: (page) => sendAllDocuments(page).then(() => page.getByRole('button', { name: 'درست است، ادامه' }).waitFor()) },
  { picture: 'payment', go: (page) => agreeWithAnswers(page).then(() => page.getByRole('button', { name: 'تأیید و پرداخت' }).waitFor()), also: ['dark', 'wide'] },
  { picture: 'receipt', go: (page) => goToBank(page).then(payAt).then(() => seeReceipt(page)) },
]

const SETTLE_MS = 500
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }
const folder = join(ROOT, 'docs/pictures')

async function draw(page: Page, picture: string): Promise<void> {
  // The address is there before its screen is, and a skeleton is no picture of a step.
  await page.waitForTimeout(SETTLE_MS)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${picture}.png`), animations: 'disabled', caret: 'hide' })
  console.log(`docs/pictures/${picture}.png`)
}

async function drawStop(page: Page, { picture, go, also = [] }: Stop): Promise<void> {
  await go(page)
  await draw(page, picture)
  if (also.includes('dark')) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await draw(page, `${picture}-dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  if (also.includes('wide')) {
    await page.setViewportSize(WIDE)
    await draw(page, `${picture}-wide`)
    await page.setViewportSize(PHONE)
  }
}

const found = findOrGetChromium()
if ('lacking' in found) throw new Error(found.lacking)
const built = await buildApp()
if (built.code !== 0) throw new Error(built.output)
await mkdir(folder, { recursive: true })

const gateway = await startGateway()
const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] })
try {
  const page = await browser.newPage({ baseURL: gateway.address, viewport: PHONE, deviceScaleFactor: 2, colorScheme: 'light', locale: 'fa-IR', timezoneId: 'Asia/Tehran' })
  for (const stop of walk) await drawStop(page, stop)
} finally {
  await browser.close()
  await gateway.stop()
  await gateway.clean()
}
