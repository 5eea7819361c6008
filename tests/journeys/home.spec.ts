/**
 * Home before the app runs, and the state that it hands over to the app. Specification: document 3 section 2;
 * design language, pictures 01 and 02; design notes, "Home".
 */
import type { Page } from '@playwright/test'
import { waitForPath } from './customer.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { everyWidth } from '#tests/browser/widths.ts'

// These tests include prefetching.
test.use({ savesData: false })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name: width, use } of everyWidth)
    test.describe(width, () => {
      test.use(use)
      test(`home fits and is accessible, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto('/')
        await expect(page.getByRole('main')).toBeVisible()
        await expectToFit(page)
        await expectAccessible(page)
      })
    })
}

/** Names of the scripts that the page has run; prefetched ones do not count. */
const watchScripts = (page: Page): Set<string> => {
  const names = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.add(/\/assets\/([a-z-]+)-/.exec(request.url())?.[1] ?? '')
  })
  return names
}

/** A page that is never idle prefetches 10 seconds after its first paint (`#adapters/idle.ts`). */
const PREFETCHED_WITHIN_MS = 15_000

const platePart = (page: Page, part: string) => page.locator(`input[data-part=${part}]`)

test('a plate that a guest types before the app runs is in the inquiry, but not in its address', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  await page.goto('/')
  await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0, { timeout: PREFETCHED_WITHIN_MS })
  expect([...scripts]).not.toContain('react')
  await platePart(page, 'plk1').click()
  await page.keyboard.type('24')
  await page.getByRole('dialog').getByRole('radio', { name: 'س', exact: true }).click()
  await expect(platePart(page, 'plk3')).toBeFocused()
  await page.keyboard.type('31844')
  await page.keyboard.press('Enter')
  await waitForPath(page, /\/third-party\/sanhub\?step=1$/)
  await expect(page.getByRole('heading', { level: 2, name: 'پلاک خودرو چند است؟' })).toBeFocused()
  await expect(page.getByLabel('حرف پلاک: س')).toBeVisible()
  const typed = () =>
    Promise.all(['plk1', 'plk3', 'plkSrl'].map((part) => platePart(page, part).inputValue()))
  expect(await typed()).toEqual(['۲۴', '۳۱۸', '۴۴'])
  await page.reload()
  await expect(platePart(page, 'plk1')).toHaveValue('۲۴')
  expect(await typed()).toEqual(['۲۴', '۳۱۸', '۴۴'])
})

test('a plate typed by keyboard without a pause is complete, whenever the app replaces the page', async ({
  page,
}) => {
  for (const delay of [20, 60, 120, 200]) {
    await page.goto('/')
    await platePart(page, 'plk1').click()
    for (const key of ['2', '4', 'KeyS', '3', '1', '8', '4', '4']) await page.keyboard.press(key, { delay })
    await expect(page.getByRole('link', { name: 'شروع استعلام' })).toBeFocused()
    await expect(page.getByLabel('حرف پلاک: س')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const parts = ['plk1', 'plk3', 'plkSrl'].map((part) => platePart(page, part).inputValue())
    expect(await Promise.all(parts), `${delay} ms a key`).toEqual(['۲۴', '۳۱۸', '۴۴'])
  }
})

test('a press leads directly to its page, and Back to home with the typed plate', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/')
  await platePart(page, 'plk3').fill('318')
  await page.getByRole('link', { name: 'بیمه‌های من' }).click()
  await waitForPath(page, /\/my-insurances\?tab=vehicle$/)
  await expect(page.getByRole('heading', { name: 'برای دیدن بیمه‌هایتان وارد شوید' })).toBeVisible()
  expect([...scripts]).not.toContain('HomeView')
  await page.goBack()
  await waitForPath(page, /\/$/)
  await expect(platePart(page, 'plk3')).toHaveValue('۳۱۸')
  await page.getByRole('link', { name: /^موتورسیکلت/ }).click()
  await waitForPath(page, /\/motorcycle\/sanhub\?step=1$/)
})

test('the drawings of home are part of its page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  const drawings = await page
    .locator('#root use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  expect(drawings).toContain('#phone-new')
  for (const drawing of drawings) await expect(page.locator(`symbol${drawing}`)).toHaveCount(1)
  await context.close()
})

test('home asks for nothing but its scripts and fonts before its first paint, and can be installed after it', async ({
  page,
}) => {
  const published = page.waitForResponse('**/api/v1/content/home')
  const document = await page.goto('/')
  // A manifest's icon is fetched at once.
  expect(await document?.text()).not.toContain('rel="manifest"')
  await published
  const before = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource')
    return resources.filter(({ startTime }) => startTime < painted).map(({ name }) => new URL(name).pathname)
  })
  expect(before.length).toBeGreaterThan(1)
  for (const path of before) expect(path).toMatch(/^\/assets\/(?:index|first-page|vazirmatn-common)-/)
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
})

test('every link of home works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  const links = await page.getByRole('main').getByRole('link').all()
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) expect(await link.getAttribute('href')).toMatch(/^\/[a-z]/)
  await page.getByRole('link', { name: 'شروع استعلام' }).click()
  await waitForPath(page, /\/third-party$/)
  await context.close()
})

test('content that cannot be loaded is reported with its error id and can be retried, without the app', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/content\/home|\b500\b/)
  const scripts = watchScripts(page)
  const answer = { errorData: { message: 'x', errorCode: 5000, data: {} } }
  await page.route(/content\/home/, (route) => route.fulfill({ status: 500, json: answer }), { times: 1 })
  await page.goto('/')
  const panel = page.getByRole('alert')
  await expect(panel.getByRole('heading', { name: 'بقیهٔ صفحه نرسید' })).toBeVisible()
  await expect(panel).toContainText(/کد خطا 5000 E-/)
  await expectAccessible(page)
  expect([...scripts]).not.toContain('react')
  await panel.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(page.getByRole('heading', { name: 'چرا سپر؟' })).toBeVisible()
  await expect(panel).toHaveCount(0)
})
