/** Analytics events: derived from the charts, without personal data. Document 1 section 1. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chooseOffer, submitHolder, press, knownVehicle, signIn } from './customer.ts'
import { walkToOffers } from './walks.ts'

type Reported = Readonly<Record<string, unknown>>

const reportsOf = (page: Page): Promise<readonly Reported[]> =>
  page.evaluate(() => [...(window.dataLayer ?? [])])
const named = (reports: readonly Reported[], event: string) =>
  reports.filter((report) => report['event'] === event)
const latin = (text: string) => text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))

test('page views and actions are reported under one user id, with amounts in rials and variants', async ({
  page,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await page.goto('/')
  await walkToOffers(page)
  // Home is reported before the app runs, or with the first press; never twice.
  expect(named(await reportsOf(page), 'page_view')).toEqual([expect.objectContaining({ page: 'home' })])
  expect(named(await reportsOf(page), 'button_click')[0]).toMatchObject({
    section: 'home',
    button_name: 'inquiry.chosen',
  })
  await expect.poll(async () => named(await reportsOf(page), 'thirdparty_guest_offers_view').length).toBe(1)
  await chooseOffer(page)
  await signIn(page, cellNumber)
  await page.waitForURL(/personal-information/)
  await submitHolder(page, cellNumber)
  const reports = await reportsOf(page)
  expect(named(reports, 'thirdparty_order_creation')).toEqual([
    expect.objectContaining({
      payment_type: 'cash',
      section: 'thirdparty',
      experiments: { 'offer-card': 'A', 'complete-later': 'A', 'car-body-card': 'A' },
    }),
  ])
  expect(Number(named(reports, 'thirdparty_order_creation')[0]?.['amount']) % 10).toBe(0)
  expect(named(reports, 'thirdparty_page_view').map((report) => report['page'])).toContain('holder')
  expect(new Set(reports.map((report) => report['user_id'])).size).toBe(1)
  const all = latin(JSON.stringify(reports))
  for (const mark of [
    latin(knownVehicle.nationalCode),
    cellNumber,
    cellNumber.slice(1),
    'مریم',
    knownVehicle.plate[1],
    'token',
    'S-',
  ])
    expect(all, mark).not.toContain(mark)
  expect(all).not.toMatch(/[\u0600-\u06FF]/)
  // The variants of a user are known before any journey starts.
  await page.goto('/')
  await expect
    .poll(async () => (await reportsOf(page))[0])
    .toMatchObject({
      event: 'page_view',
      page: 'home',
      experiments: { 'offer-card': 'A', 'complete-later': 'A', 'car-body-card': 'A' },
    })
})

test('sheets and a wrong discount code are reported', async ({ page, browserErrors, openAt }) => {
  await openAt.inquiry('offers')
  await press(page, /^کد تخفیف/)
  await page.getByRole('textbox', { name: 'کد تخفیف' }).fill('NOSUCHCODE')
  browserErrors.expect(/\b4\d\d\b/)
  await press(page, /^اعمال کد/)
  await expect
    .poll(async () => (await reportsOf(page)).map(({ event }) => event))
    .toContain('thirdparty_invalid_discount')
  const reports = await reportsOf(page)
  expect(named(reports, 'thirdparty_modal_view')).toContainEqual(
    expect.objectContaining({ modal_name: 'offers.discount-sheet' }),
  )
  expect(JSON.stringify(reports)).not.toContain('NOSUCHCODE')
})

test('pages besides the journeys are reported, too: questions and an unknown address', async ({ page }) => {
  await page.goto('/settings/faq')
  await expect
    .poll(async () => (await reportsOf(page))[0])
    .toMatchObject({ event: 'page_view', section: 'faq', page: 'faq' })
  await page.goto('/no-such-page/0084575948')
  await expect
    .poll(async () => (await reportsOf(page))[0])
    .toMatchObject({ event: 'page_view', section: 'not-found', page: 'not-found' })
  expect(JSON.stringify(await reportsOf(page))).not.toContain('0084575948')
})

test('a failed startup is reported by its error page', async ({ page, browserErrors }) => {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('separ.sign-in-state', 'a-state-that-this-tab-left-with-'))
  await page.route(/\/auth\/jek\//, (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }),
  )
  browserErrors.expect(/\b503\b/)
  await page.goto(
    '/?token=lost&openedVia=pwa&isRedirectedFromSso=true&state=a-state-that-this-tab-left-with-',
  )
  await expect(page.getByRole('heading', { name: 'ورود کامل نشد' })).toBeVisible({ timeout: 15_000 })
  await expect
    .poll(async () => named(await reportsOf(page), 'error_page'))
    .toEqual([expect.objectContaining({ section: 'startup', error_id: null, error_code: null })])
})

test('a crashed page shows an id and reports it', async ({ page, browserErrors }) => {
  await page.route(/\/assets\/FaqPage-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("Drawn wrongly") }',
    }),
  )
  browserErrors.expect(/Drawn wrongly/)
  await page.goto('/settings/faq')
  await expect(page.getByRole('heading', { name: 'صفحه از کار افتاد' })).toBeVisible()
  const shown = /[A-Z]{16}/.exec(await page.getByRole('alert').innerText())?.[0]
  await expect
    .poll(async () => named(await reportsOf(page), 'error_page'))
    .toEqual([expect.objectContaining({ error_id: shown })])
})

test('web vitals are sent when the page is left', async ({ page }) => {
  await page.goto('/settings/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await reportsOf(page)).length).toBeGreaterThan(0)
  const sent = page.waitForRequest(/\/api\/client\/v1\/vitals$/)
  await page.getByRole('heading', { level: 1 }).click()
  // Headless browsers have no other tab to switch to, so the test sends the event.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // The gateway validates strictly: a 200 proves the shape of the contract.
  expect((await (await sent).response())?.status()).toBe(200)
})

test('a guest who leaves home untouched is reported, with web vitals, without the app', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await expect
    .poll(() => reportsOf(page))
    .toEqual([expect.objectContaining({ event: 'page_view', section: 'home', page: 'home' })])
  const sent = page.waitForRequest(/\/api\/client\/v1\/vitals$/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await (await sent).response())?.status()).toBe(200)
  expect(scripts.filter((url) => /react|services/.test(url))).toEqual([])
})

test('a visit that the user turns away from at once is reported', async ({ page }) => {
  // The services wait until the browser is idle, which this one never is.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/settings/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await reportsOf(page)).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect
    .poll(async () => (await reportsOf(page))[0])
    .toMatchObject({ event: 'page_view', section: 'faq', page: 'faq' })
})
