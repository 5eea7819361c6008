/** A newer version is put out under an open page: it goes on, loads itself anew at most once, and what was typed stays. Issue «Errors». */
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

/** A phone that is never idle fetches nothing ahead of time: the next screen's parts are still to come when it is gone to. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** Counts the documents that are loaded from now on. */
const countLoads = (page: Page): { readonly loads: number } => {
  const counted = { loads: 0 }
  page.on('domcontentloaded', () => {
    counted.loads += 1
  })
  return counted
}

test('the next screen’s parts are gone: the page is loaded anew once, on that screen, and what was typed stands', async ({
  page,
  deploys,
  complaints,
}) => {
  complaints.expect(/\b404\b/)
  complaints.expect(/dynamically imported module|preload CSS/)
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

test('a part that stays missing: the page is loaded anew once, then says so, and never goes round in circles', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b404\b/)
  complaints.expect(/dynamically imported module/)
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

test('a part that is out of reach, with nothing kept yet: the page stays, says so, and goes on once the network is back', async ({
  page,
  complaints,
}) => {
  complaints.expect(OFFLINE_ERROR)
  complaints.expect(/dynamically imported module|preload CSS/)
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

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  /** What the app's own prompt does once it is pressed. */
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

  test('the page goes on with its own parts, and changes only when somebody says so', async ({
    page,
    deploys,
  }) => {
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

  test('the newer version is offered with the next page, and taken by a press: it is there, and so is what was typed', async ({
    page,
    deploys,
  }) => {
    await startPersistedInquiry(page)
    await untilCachedByServiceWorker(page)
    deploys.deploy()
    expect(await newerWaits(page)).toBe(true)
    await expect(page.getByRole('dialog', { name: 'سپر تازه شد' })).toBeHidden()
    await press(page, 'پلاک یا کد ملی مالک را ندارم')
    await page
      .getByRole('dialog', { name: 'سپر تازه شد' })
      .getByRole('button', { name: 'به‌روز کردن سپر' })
      .click()
    await waitForPath(page, /\/$/)
    await expect(page.locator('script[src*="newer"]')).not.toHaveCount(0)
    await page.goto('/third-party/sanhub?step=1')
    await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
  })

  test('where another tab took the newer one, the older page loads itself anew once when it lacks a part', async ({
    page,
    context,
    deploys,
    complaints,
  }) => {
    complaints.expect(/\b404\b/)
    complaints.expect(/dynamically imported module|preload CSS/)
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
    await openManualEntry(page)
    await expect(field(page, 'نوع خودرو')).toBeVisible()
    expect(counted.loads).toBe(1)
    await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
    await waitForPath(page, /sanhub\?step=1$/)
    await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
  })
})
