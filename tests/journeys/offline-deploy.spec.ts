/**
 * A newer version is deployed while a page is open: it continues, reloads at most once, and keeps its
 * input.
 */
import type { Page } from '@playwright/test'
import { expect, test as base } from '#tests/browser/fixtures.ts'
import { type DeployServer, startDeployServer } from '#tests/browser/deploy-server.ts'
import { waitForPath, ownerCode, press, knownVehicle } from './customer.ts'
import { field, openManualEntry } from './fields.ts'
import { goOffline, goOnline, OFFLINE_ERROR, untilCachedByServiceWorker } from './offline.ts'
import { startPersistedInquiry } from './walks.ts'

const test = base.extend<{ deploys: DeployServer }>({
  deploys: async ({ gateway }, provide) => {
    const deploys = await startDeployServer(gateway.address)
    await provide(deploys)
    await deploys.stop()
  },
  baseURL: async ({ deploys }, provide) => {
    await provide(deploys.address)
  },
})

/** A chunk is missing: the browser says so, or the route that awaits the next screen. */
const NOT_LOADED = /dynamically imported module|preload CSS|A page could not be loaded/

/** Disables prefetching, which waits for idle time, so that the next screen still has to be loaded. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** Counts loaded documents. */
const countLoads = (page: Page): { readonly loads: number } => {
  const counted = { loads: 0 }
  page.on('domcontentloaded', () => {
    counted.loads += 1
  })
  return counted
}

test.use({ ownPage: true })

test('when the next screen’s chunks are gone, the page reloads once and keeps its input', async ({
  page,
  deploys,
  browserErrors,
}) => {
  browserErrors.expect(/\b404\b/)
  browserErrors.expect(NOT_LOADED)
  await neverIdle(page)
  await startPersistedInquiry(page)
  const counted = countLoads(page)
  deploys.deploy()
  await openManualEntry(page)
  await expect(field(page, 'نوع خودرو')).toBeVisible()
  expect(counted.loads).toBe(1)
  await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
  await waitForPath(page, /sanhub\?step=1$/)
  await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
  expect(counted.loads).toBe(1)
})

test('a chunk that stays missing reloads the page once, then shows an error, without a loop', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/\b404\b/)
  browserErrors.expect(NOT_LOADED)
  await neverIdle(page)
  const part = /\/assets\/details-[\w-]+\.js$/
  await page.route(part, (route) => route.fulfill({ status: 404 }))
  await startPersistedInquiry(page)
  const counted = countLoads(page)
  await openManualEntry(page)
  await expect(page.getByRole('alert').getByText('صفحه نرسید')).toBeVisible()
  expect(counted.loads).toBe(1)
  await page.unroute(part)
  await press(page, 'تلاش دوباره')
  await expect(field(page, 'نوع خودرو')).toBeVisible()
})

test('a chunk that cannot be reached before the first caching shows an error and loads on retry', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(OFFLINE_ERROR)
  browserErrors.expect(NOT_LOADED)
  await neverIdle(page)
  await startPersistedInquiry(page)
  const counted = countLoads(page)
  await goOffline(page)
  await openManualEntry(page)
  await expect(page.getByRole('alert').getByText('صفحه نرسید')).toBeVisible()
  expect(counted.loads, 'a reload would leave nothing at all').toBe(0)
  await goOnline(page)
  await press(page, 'تلاش دوباره')
  await expect(field(page, 'نوع خودرو')).toBeVisible()
  await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
  await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
})

test.describe('with the app cached on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Activates the waiting service worker, as the app’s prompt does. */
  const takeOver = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const changed = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
      registration?.waiting?.postMessage('take over')
      await changed
    })

  const newerWaits = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      const { installing } = registration ?? {}
      if (installing)
        await new Promise<void>((resolve) => {
          installing.addEventListener('statechange', () => installing.state === 'installed' && resolve())
        })
      return registration?.waiting !== null
    })

  test('the page keeps its own chunks and changes only on request', async ({ page, deploys }) => {
    await page.goto('/')
    await untilCachedByServiceWorker(page)
    await neverIdle(page)
    await startPersistedInquiry(page)
    const counted = countLoads(page)
    deploys.deploy()
    expect(await newerWaits(page)).toBe(true)
    await openManualEntry(page)
    await expect(field(page, 'نوع خودرو')).toBeVisible()
    expect(counted.loads, 'still the older version').toBe(0)
    await takeOver(page)
    expect(counted.loads).toBe(0)
    await page.reload()
    await expect(field(page, 'نوع خودرو')).toBeVisible()
    expect(await page.locator('script[src*="newer"]').count(), 'the newer version').toBeGreaterThan(0)
  })

  test('the newer version is offered with the next page, and a press activates it', async ({
    page,
    deploys,
  }) => {
    await startPersistedInquiry(page)
    await untilCachedByServiceWorker(page)
    deploys.deploy()
    expect(await newerWaits(page)).toBe(true)
    await expect(page.getByRole('dialog', { name: 'نسخهٔ تازهٔ سپر آماده است' })).toBeHidden()
    await press(page, 'پلاک یا کد ملی مالک را ندارم')
    await page
      .getByRole('dialog', { name: 'نسخهٔ تازهٔ سپر آماده است' })
      .getByRole('button', { name: 'به‌روز کردن سپر' })
      .click()
    await waitForPath(page, /\/$/)
    await expect(page.locator('script[src*="newer"]')).not.toHaveCount(0)
    await page.goto('/third-party/sanhub?step=1')
    await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
  })

  test('after another tab has activated the newer version, the older page reloads once', async ({
    page,
    context,
    deploys,
    browserErrors,
  }) => {
    browserErrors.expect(/\b404\b/)
    browserErrors.expect(NOT_LOADED)
    await page.goto('/')
    await untilCachedByServiceWorker(page)
    await neverIdle(page)
    await startPersistedInquiry(page)
    const counted = countLoads(page)
    deploys.deploy()
    const other = await context.newPage()
    await other.goto('/')
    await newerWaits(other)
    await takeOver(other)
    await other.close()
    // Where the browser's own cache still has the older chunk, nothing is missing.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await openManualEntry(page)
    await expect(field(page, 'نوع خودرو')).toBeVisible()
    expect(counted.loads).toBe(1)
    await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
    await waitForPath(page, /sanhub\?step=1$/)
    await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
  })
})
