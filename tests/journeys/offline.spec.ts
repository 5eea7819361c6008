/** Without a network: every page opens, says what needs the network, keeps what is typed and sends it when it is asked to again. Issue "Installable and offline". */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import {
  agreeWithVehicle,
  at,
  fillHolder,
  inquire,
  openInquiry,
  ownerCode,
  press,
  saras,
  typePlate,
} from './customer.ts'
import { field, openManualEntry, take } from './fields.ts'
import { kept } from './kept.ts'
import { goOffline, goOnline, saidOffline, seeStrip, strip, untilKept } from './offline.ts'
import { walkToAddress, walkToHolder } from './road.ts'

test.use({ serviceWorkers: 'allow' })

const unreachableNote = (page: Page) =>
  page.getByRole('main').getByText(/ارتباط با سرور برقرار نشد.*محفوظ است/)

test('the first page opens, says that it is offline, and says no more once it is not @widths', async ({
  page,
}) => {
  await page.goto('/')
  await untilKept(page)
  await goOffline(page)
  await page.reload()
  await seeStrip(page)
  await expect(page.getByRole('link', { name: /شروع استعلام/ })).toBeVisible()
  await expectAccessible(page)
  await goOnline(page)
  await expect(strip(page)).toBeHidden()
})

test('a page that was never opened before opens, and so does one that is not there', async ({
  page,
  complaints,
}) => {
  complaints.expect(saidOffline)
  await page.goto('/')
  await untilKept(page)
  await goOffline(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: /پیدا نشد/ })).toBeVisible()
  await page.goto('/third-party')
  await seeStrip(page)
  await expect(page.getByRole('alert').getByText('اطلاعات نرسید')).toBeVisible()
  await goOnline(page)
  await press(page, 'تلاش دوباره')
  await expect(page.getByLabel('دو رقم اول پلاک')).toBeVisible()
})

test('in the middle of the inquiry: reloaded, typed on, and sent once the network is back @widths', async ({
  page,
  complaints,
}) => {
  complaints.expect(saidOffline)
  await openInquiry(page)
  await untilKept(page)
  await kept(page, () => ownerCode(page).fill('00845'))
  await goOffline(page)
  await page.reload()
  await seeStrip(page)
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵')
  await ownerCode(page).fill(saras.nationalCode)
  await kept(page, () => typePlate(page, saras.plate))
  await press(page, 'استعلام')
  await expect(unreachableNote(page)).toBeVisible()
  await page.reload()
  await expect(ownerCode(page)).toHaveValue(saras.nationalCode)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await goOnline(page)
  await press(page, 'استعلام')
  await at(page, /step=2$/)
  await expect(strip(page)).toBeHidden()
})

test('screens that were never shown open: the vehicle by hand, with its lists', async ({
  page,
  complaints,
}) => {
  complaints.expect(saidOffline)
  await openInquiry(page)
  await untilKept(page)
  await goOffline(page)
  await page.reload()
  await seeStrip(page)
  await openManualEntry(page)
  await take(page, 'نوع خودرو', /^سواری/)
  await take(page, 'برند', /^پژو/)
  await expect(field(page, 'برند')).toHaveText('پژو')
})

test('the holder’s form: reloaded offline with what was typed, and saved once the network is back', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  complaints.expect(saidOffline)
  await walkToHolder(page, cellNumber)
  await untilKept(page)
  await kept(page, () => fillHolder(page, cellNumber))
  await goOffline(page)
  await page.reload()
  await seeStrip(page)
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await press(page, 'ثبت و ادامه')
  await expect(unreachableNote(page)).toBeVisible()
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await goOnline(page)
  await press(page, 'ثبت و ادامه')
  await at(page, /\/address\//)
})

test('what only the gateway knows is asked for again when the person asks, on the step that the order had come to', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(saidOffline)
  await walkToAddress(page, freshCustomer().cellNumber)
  await untilKept(page)
  await goOffline(page)
  await page.reload()
  await seeStrip(page)
  await expect(page.getByRole('alert').getByText('نشانی‌ها نرسید')).toBeVisible()
  await goOnline(page)
  await press(page, 'تلاش دوباره')
  await expect(page.getByRole('button', { name: 'افزودن نشانی' })).toBeVisible()
})

test('nothing of a person lies in what the worker keeps, and no call does', async ({ page }) => {
  await openInquiry(page)
  await untilKept(page)
  await inquire(page, saras)
  await agreeWithVehicle(page)
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(addresses).toEqual(
    expect.arrayContaining(['/index.html', '/app.html', '/icons/separ.svg', '/manifest.en.webmanifest']),
  )
  expect(
    addresses.filter(
      (address) =>
        !/^\/(?:assets\/[\w.-]+|icons\/[\w.-]+|index\.html|app\.html|manifest(?:\.en)?\.webmanifest)$/.test(
          address,
        ),
    ),
  ).toEqual([])
})

test('the strip takes its own room: bar, content and button stand as they do without it @widths', async ({
  page,
}) => {
  await openInquiry(page)
  await untilKept(page)
  const before = await page.getByRole('banner').boundingBox()
  await goOffline(page)
  await seeStrip(page)
  const [band, bar, button] = await Promise.all([
    strip(page).boundingBox(),
    page.getByRole('banner').boundingBox(),
    page.getByRole('button', { name: 'استعلام', exact: true }).boundingBox(),
  ])
  const size = page.viewportSize()
  expect(bar?.y).toBeCloseTo((before?.y ?? 0) + (band?.height ?? 0), 0)
  expect(button && size ? button.y + button.height : 0).toBeLessThanOrEqual(size?.height ?? 0)
  expect(
    await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    'pixels past the side',
  ).toBe(0)
  await expectAccessible(page)
})
