/** Offline: every page opens, explains what needs the network, keeps input and submits it on request. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import {
  confirmVehicle,
  waitForPath,
  fillHolder,
  openInquiry,
  ownerCode,
  press,
  knownVehicle,
  typePlate,
} from './customer.ts'
import { field, openManualEntry, pickOption } from './fields.ts'
import { untilPersisted } from './persisted.ts'
import {
  goOffline,
  goOnline,
  OFFLINE_ERROR,
  expectOfflineStrip,
  offlineStrip,
  untilCachedByServiceWorker,
  watchLayoutShifts,
} from './offline.ts'
import { everyWidth } from '#tests/browser/widths.ts'

test.use({ serviceWorkers: 'allow' })

const unreachableNote = (page: Page) =>
  page.getByRole('main').getByText(/ارتباط با سرور برقرار نشد.*محفوظ است/)

test('pages and screens that were never shown open offline, and so does an unknown address', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(OFFLINE_ERROR)
  await page.goto('/')
  await untilCachedByServiceWorker(page)
  await goOffline(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: /پیدا نشد/ })).toBeVisible()
  await page.goto('/third-party')
  await expectOfflineStrip(page)
  await expect(page.getByRole('alert').getByText('اطلاعات نرسید')).toBeVisible()
  await goOnline(page)
  await press(page, 'تلاش دوباره')
  await expect(page.getByLabel('دو رقم اول پلاک')).toBeVisible()
  await goOffline(page)
  await page.reload()
  await expectOfflineStrip(page)
  await openManualEntry(page)
  await pickOption(page, 'نوع خودرو', /^سواری/)
  await pickOption(page, 'برند', /^پژو/)
  await expect(field(page, 'برند')).toHaveText('پژو')
})

test('a page that is still being loaded when the service worker becomes active gets it, too', async ({
  page,
  context,
}) => {
  let deliver = (): void => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/settings', async (route) => {
    await delivered
    await route.continue()
  })
  const starting = context.waitForEvent('serviceworker')
  await page.goto('/settings/faq')
  const worker = await starting
  const opened = page.goto('/settings')
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(Reflect.get(self, 'serviceWorker'), 'state')), {
      message: 'state of the worker',
      timeout: 30_000,
    })
    .toBe('activated')
  deliver()
  await opened
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the page has a worker')
    .toBe(true)
})

/** Addresses of everything that the service worker has cached. */
const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('the inquiry is reloaded offline, edited, and submitted when the network returns; nothing of it is cached', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(OFFLINE_ERROR)
  await openInquiry(page)
  await untilCachedByServiceWorker(page)
  await untilPersisted(page, () => ownerCode(page).fill('00845'))
  await goOffline(page)
  await page.reload()
  await expectOfflineStrip(page)
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵')
  await ownerCode(page).fill(knownVehicle.nationalCode)
  await untilPersisted(page, () => typePlate(page, knownVehicle.plate))
  await press(page, 'استعلام')
  await expect(unreachableNote(page)).toBeVisible()
  await page.reload()
  await expect(ownerCode(page)).toHaveValue(knownVehicle.nationalCode)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await goOnline(page)
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
  await expect(offlineStrip(page)).toBeHidden()
  await confirmVehicle(page)
  const addresses = await cachedAddresses(page)
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/app.html',
      '/third-party.html',
      '/car-body.html',
      '/icons/separ.svg',
      '/manifest.en.webmanifest',
    ]),
  )
  expect(
    addresses.filter(
      (address) =>
        !/^\/(?:assets\/[\w.-]+|icons\/[\w.-]+|(?:app|car-body|index|third-party)\.html|manifest(?:\.en)?\.webmanifest)$/.test(
          address,
        ),
    ),
  ).toEqual([])
})

test('the holder form is reloaded offline with its input and saved when the network returns; a list that only the gateway has is requested again by a press', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(OFFLINE_ERROR)
  const { cellNumber } = await openAt.order('holder')
  await untilCachedByServiceWorker(page)
  await untilPersisted(page, () => fillHolder(page, cellNumber))
  await goOffline(page)
  await page.reload()
  await expectOfflineStrip(page)
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  // The number of the sign-in is never stored in the browser; without the network it is typed again.
  await page.getByLabel('شمارهٔ موبایل').fill(cellNumber)
  await press(page, 'ثبت و ادامه')
  await expect(unreachableNote(page)).toBeVisible()
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await goOnline(page)
  await untilPersisted(page, async () => {
    await press(page, 'ثبت و ادامه')
    await waitForPath(page, /\/address\//)
  })
  await goOffline(page)
  await page.reload()
  await expectOfflineStrip(page)
  await expect(page.getByRole('alert').getByText('نشانی‌ها نرسید')).toBeVisible()
  await goOnline(page)
  await press(page, 'تلاش دوباره')
  await expect(page.getByRole('dialog', { name: 'نشانی تازه' })).toBeVisible()
})

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('home and the inquiry open offline; the offline banner moves nothing that is about to be pressed, and hides nothing for good', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(OFFLINE_ERROR)
      await openInquiry(page)
      await untilCachedByServiceWorker(page)
      await untilPersisted(page, () => ownerCode(page).fill('00845'))
      const button = page.getByRole('button', { name: 'استعلام', exact: true })
      const manual = page.getByRole('button', { name: /^پلاک یا کد ملی مالک را ندارم/ })
      const places = () =>
        Promise.all([button, manual, page.getByRole('banner')].map((each) => each.boundingBox()))
      const shifts = await watchLayoutShifts(page)
      const before = await places()
      await goOffline(page)
      await expectOfflineStrip(page)
      expect(await places()).toEqual(before)
      await manual.scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const [last, band] = await Promise.all([manual.boundingBox(), offlineStrip(page).boundingBox()])
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(band?.y ?? 0)
      await page.evaluate(() => window.scrollTo(0, 0))
      const [sentence, bar] = await Promise.all([
        offlineStrip(page).locator('span').boundingBox(),
        page.getByRole('contentinfo').boundingBox(),
      ])
      const edge =
        (page.viewportSize()?.width ?? 0) < 900 ? (bar?.y ?? 0) : (page.viewportSize()?.height ?? 0)
      expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(edge)
      await goOnline(page)
      await expect(offlineStrip(page)).toBeHidden()
      expect(await places()).toEqual(before)
      expect(await shifts()).toEqual([])
      await goOffline(page)
      await expectOfflineStrip(page)
      await expectToFit(page)
      await expectAccessible(page)
      await page.reload()
      await expectOfflineStrip(page)
      await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵')
      await page.goto('/')
      await expectOfflineStrip(page)
      await expect(page.getByRole('link', { name: /شروع استعلام/ })).toBeVisible()
      await expectAccessible(page)
      await goOnline(page)
      await expect(offlineStrip(page)).toBeHidden()
    })
  })
