/**
 * Sessions: return from sign-in, expiry, sign-out, and tokens from another app. Document 1 section 4;
 * decisions, sections 1 and 3.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  waitForPath,
  chooseOffer,
  openInquiry,
  press,
  knownVehicle,
  signIn,
  untilAppShows,
} from './customer.ts'
import { untilPersisted } from './persisted.ts'
import { logOut, openHelp } from './session.ts'
import { blockCalls, walkToOffers } from './walks.ts'

const EXCHANGE = /\/auth\/(?:jek|driver)\//

const keptOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

async function signInFromHome(page: Page, cellNumber: string): Promise<void> {
  await page.goto('/')
  await openHelp(page)
  await press(page, /^ورود به حساب/)
  await signIn(page, cellNumber)
  await page.waitForURL(/\/$/)
  // The token is exchanged before there is a session.
  await expect.poll(() => keptOf(page)).toContain('separ.session')
}

/** A guest chooses an offer and signs in, but the token exchange gets no response: the error page appears. */
async function chooseAndLoseTheExchange(page: Page, cellNumber: string): Promise<void> {
  await walkToOffers(page)
  await chooseOffer(page)
  await page.route(EXCHANGE, (route) => route.abort('connectionreset'))
  await signIn(page, cellNumber)
  await expect(page.getByRole('heading', { name: 'ورود کامل نشد' })).toBeVisible({ timeout: 15_000 })
}

test('a start without its scripts offers to try again, and the sign-in goes on', async ({
  page,
  freshCustomer,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|The app could not be started/)
  await walkToOffers(page)
  await chooseOffer(page)
  await page.route(/run-startup-[^/]*\.js$/, (route) => route.abort())
  await signIn(page, freshCustomer().cellNumber)
  const retry = page.getByRole('link', { name: /^برنامه نرسید/ })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await waitForPath(page, /personal-information/)
})

test('a user signs in from home and out again after a question; only the language stays stored', async ({
  page,
  freshCustomer,
}) => {
  await signInFromHome(page, freshCustomer().cellNumber)
  await openHelp(page)
  await press(page, /^خروج از حساب/)
  await press(page, 'می‌مانم')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await logOut(page)
  await expect(page.getByRole('status').filter({ hasText: 'از حساب خود خارج شدید.' })).toBeVisible()
  expect(await keptOf(page)).not.toContain('separ.session')
  await page.reload()
  await expect(page.getByText('از حساب خود خارج شدید.')).toHaveCount(0)
  await openHelp(page)
  await expect(page.getByRole('button', { name: /^ورود به حساب/ })).toBeVisible()
})

test('pressing Enter after the last digit of the code does not lose the sign-in', async ({
  page,
  freshCustomer,
}) => {
  await page.goto('/')
  await openHelp(page)
  await press(page, /^ورود به حساب/)
  await page.getByLabel('شمارهٔ موبایل').fill(freshCustomer().cellNumber)
  await press(page, 'دریافت کد ورود')
  const code = (await page.locator('[data-code]').getAttribute('data-code')) ?? ''
  // The complete code is sent by itself; Enter follows before its answer is there.
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByLabel('کد ورود').fill(code)
  await sent
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/$/)
  await expect.poll(() => keptOf(page)).toContain('separ.session')
})

test('Back passes the sign-in page of a finished sign-in, also after a refused code', async ({
  page,
  freshCustomer,
}) => {
  await page.goto('/')
  const returnTo = new URL('/third-party/sanhub', page.url()).href
  const query = new URLSearchParams({ returnTo, state: 'state-of-a-test-0123456789' })
  await page.goto(`/sandbox/sign-in?${query}`)
  await page.getByLabel('شمارهٔ موبایل').fill('0912')
  await press(page, 'دریافت کد ورود')
  await expect(page.getByRole('alert')).toContainText('۱۱ رقم')
  await signIn(page, freshCustomer().cellNumber)
  await waitForPath(page, /sanhub/)
  await page.goBack()
  await page.waitForURL(/\/$/)
})

test('signing out needs no network and removes drafts', async ({ page, context, openAt, browserErrors }) => {
  browserErrors.expect(/\/user\/session\b|content\/home/)
  await openAt.order('holder')
  await page.getByLabel('نام', { exact: true }).fill('مریم')
  await openHelp(page)
  await press(page, /^خروج از حساب/)
  await context.route('**/api/**', (route) => route.abort())
  await page
    .getByRole('dialog', { name: 'از حسابتان خارج می‌شوید؟' })
    .getByRole('button', { name: 'خروج از حساب' })
    .click()
  await expect(page.getByText('از حساب خود خارج شدید.')).toBeVisible()
  expect(await keptOf(page)).not.toContain('separ.session')
  await context.unroute('**/api/**')
  await page.goto('/third-party/sanhub')
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue('')
})

test('a token that the gateway rejects is removed, sign-in is offered, and the step stays', async ({
  page,
  browserErrors,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await signInFromHome(page, cellNumber)
  await openInquiry(page)
  await untilPersisted(page, () => page.getByLabel('کد ملی مالک خودرو').fill(knownVehicle.nationalCode))
  // Other calls are blocked, so that the journey’s call is the first to be rejected: also those of the app
  // services, which may load only now.
  const release = await blockCalls(page, /\/user\/(?:name|setting)|\/experiments\/list/)
  await page.evaluate(() =>
    localStorage.setItem(
      'separ.session',
      (localStorage.getItem('separ.session') ?? '').replace(
        /"token":"[^"]+"/,
        '"token":"of-an-earlier-life"',
      ),
    ),
  )
  browserErrors.expect(/\b401\b/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'دوباره وارد حساب خود شوید' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('مدت ورودتان تمام شده است')
  expect(await keptOf(page)).not.toContain('separ.session')
  release()
  // The page says it, so no toast does, whichever call is rejected next.
  await expect(page.getByText('مدت ورودتان تمام شده است')).toHaveCount(1)
  await press(page, 'ورود و ادامه')
  await signIn(page, cellNumber)
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue(knownVehicle.nationalCode)
})

test('after three failed token exchanges an error page appears; a retry signs in and keeps the choice', async ({
  page,
  browserErrors,
  freshCustomer,
}) => {
  browserErrors.expect(/ERR_CONNECTION_RESET/)
  await chooseAndLoseTheExchange(page, freshCustomer().cellNumber)
  expect(page.url(), 'the token has left the address').not.toContain('token=')
  await page.unroute(EXCHANGE)
  await press(page, 'تلاش دوباره')
  await waitForPath(page, /personal-information/)
})

test('the error page of the startup can continue as a guest, and the choice is kept', async ({
  page,
  browserErrors,
  freshCustomer,
}) => {
  browserErrors.expect(/ERR_CONNECTION_RESET/)
  await chooseAndLoseTheExchange(page, freshCustomer().cellNumber)
  await press(page, 'ادامه بدون ورود')
  await waitForPath(page, /third-party\/offers/)
})

test('a forged return, a malformed token and an unknown opener lead to a plain page', async ({ page }) => {
  await page.goto(`/?token=${'x'.repeat(43)}&state=${'y'.repeat(32)}&openedVia=pwa`)
  await expect(page.getByText('این ورود از همین صفحه شروع نشده بود؛ دوباره وارد شوید.')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.goto(
    '/third-party/sanhub?step=1&openedVia=%00%3Cscript%3E&token=%22%7B&mode=%E2%98%83&app_version=never',
  )
  await untilAppShows(page)
  await expect(page.getByRole('heading', { name: /پلاک خودرو/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?step=1')
})

test('a token leaves the address before the app has loaded', async ({ page }) => {
  await page.route(/\/start-[^/]*\.js$/, () => undefined)
  for (const path of ['/', '/third-party/sanhub?step=1', '/my-insurances?tab=vehicle']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${'x'.repeat(43)}&state=${'y'.repeat(32)}`)
    await expect(page).toHaveURL(path)
  }
})

test('opened by the drivers’ app, the token is exchanged at the drivers’ endpoint', async ({
  page,
  freshCustomer,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (EXCHANGE.test(request.url())) calls.push(new URL(request.url()).pathname.split('/').at(-2) ?? '')
  })
  await page.goto('/third-party/sanhub?type=driver')
  // Home is opened before the app may have loaded.
  await walkToOffers(page)
  await chooseOffer(page)
  await signIn(page, freshCustomer().cellNumber)
  await waitForPath(page, /personal-information/)
  expect(calls).toEqual(['driver'])
})
