/**
 * The prerendered first question: seen before any script runs, and replaced by the app without losing an
 * entry or moving anything. Only a browser shows both pages.
 */
import type { Page, Route } from '@playwright/test'
import { ownerCode, untilAppShows } from './customer.ts'
import { expect, expectToFit, test } from './fixtures.ts'
import { shifted, watchShifts } from './layout-shifts.ts'

const questions = {
  'third-party insurance': '/third-party/sanhub?step=1',
  'car-body insurance': '/car-body',
} as const
const question = (page: Page) => page.getByRole('heading', { name: 'پلاک خودرو چند است؟' })
const prerendered = (page: Page) => page.locator('[data-question]')

/** Opens an address whose app does not arrive before the returned function is called. */
async function openWithoutApp(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/assets/start-*.js', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await untilAppShows(page)
  }
}

/**
 * Waits until the page's small script has run, which repeats presses.
 * @param script its name: home has one of its own
 */
const untilListening = async (page: Page, script: 'index' | 'page' = 'page'): Promise<void> => {
  await page.waitForFunction(
    (scripts) =>
      scripts.every((name) =>
        performance
          .getEntriesByType('resource')
          .some((file) => file.name.includes(`/assets/${name}-`) && Reflect.get(file, 'responseEnd') > 0),
      ),
    [script, 'first-page'],
  )
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 50)
      }),
  )
}

for (const [name, address] of Object.entries(questions))
  test(`the first question of ${name} is there before the app, which replaces it without moving it`, async ({
    page,
  }) => {
    await watchShifts(page)
    const releaseApp = await openWithoutApp(page, address)
    await expect(question(page)).toBeVisible()
    await expectToFit(page)
    const before = await question(page).boundingBox()
    await releaseApp()
    await expect(ownerCode(page)).toBeVisible()
    expect(await question(page).boundingBox()).toEqual(before)
    expect(await shifted(page)).toBe(0)
  })

test('what is typed before the app is there is kept, and the focus stays', async ({ page }) => {
  const releaseApp = await openWithoutApp(page, questions['car-body insurance'])
  await ownerCode(page).pressSequentially('00845')
  await releaseApp()
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵')
  await expect(ownerCode(page)).toBeFocused()
  await page.keyboard.type('75948')
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
})

test('a button that is pressed before the app is there answers afterwards', async ({ page }) => {
  const releaseApp = await openWithoutApp(page, questions['car-body insurance'])
  await untilListening(page)
  await page.getByRole('button', { name: 'حرف پلاک' }).click()
  await releaseApp()
  await expect(page.getByRole('dialog', { name: /حرف پلاک/ })).toBeVisible()
})

test('Enter before the app is there sends the answers afterwards, which leads to what is missing', async ({
  page,
}) => {
  const releaseApp = await openWithoutApp(page, questions['third-party insurance'])
  await untilListening(page)
  await ownerCode(page).fill('0084575948')
  await ownerCode(page).press('Enter')
  await releaseApp()
  await expect(page.getByText(/پلاک کامل نیست/)).toBeVisible()
  await expect(page.getByLabel('دو رقم اول پلاک')).toBeFocused()
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
})

test('the question is there before the app when it is chosen on home, with the typed plate', async ({
  page,
}) => {
  const releaseApp = await openWithoutApp(page, '/')
  const digits = page.locator('input[data-part=plk3]')
  await untilListening(page, 'index')
  await digits.fill('345')
  await page.getByRole('link', { name: 'شروع استعلام' }).click()
  await expect(question(page)).toBeVisible()
  await expect(digits).toHaveValue('۳۴۵')
  await expectToFit(page)
  await ownerCode(page).pressSequentially('00845')
  await releaseApp()
  await expect(page).toHaveURL(/\/third-party\/sanhub\?step=1$/)
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵')
  await expect(ownerCode(page)).toBeFocused()
  await expect(digits).toHaveValue('۳۴۵')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'شروع استعلام' })).toBeVisible()
  await expect(digits).toHaveValue('۳۴۵')
})

test('a user of English sees the splash until the question is there in English', async ({ page }) => {
  await page.goto('/icons/separ-180.png')
  await page.evaluate(() => localStorage.setItem('separ.language', '"en"'))
  const releaseApp = await openWithoutApp(page, questions['third-party insurance'])
  await expect(page.getByRole('status').filter({ hasText: 'نسخهٔ' })).toBeVisible()
  const shownAtTheEnd = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('[data-question]') ?? null,
  )
  expect(shownAtTheEnd).toBeNull()
  await releaseApp()
  await expect(page.getByRole('heading', { name: /plate/ })).toBeVisible()
})

test('where the app does not arrive, a line runs, and then the splash offers to try again', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|could not be started|Failed to fetch/)
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto(questions['third-party insurance'])
  await expect(question(page)).toBeVisible()
  // The splash waits for eight seconds, which are an animation.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 20 })
  await expect
    .poll(() => prerendered(page).evaluate((each) => getComputedStyle(each, '::after').visibility))
    .toBe('visible')
  const retry = page.getByRole('link', { name: 'برنامه نرسید؛ دوباره امتحان کنید' })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await untilAppShows(page)
  await expect(ownerCode(page)).toBeVisible()
})
