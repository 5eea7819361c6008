/**
 * A search in the address: it can be shared, contains no personal data, and is validated when it is opened.
 * Document 2 section 7.
 */
import { expect, test } from './fixtures.ts'
import { waitForPath, chooseRadio, press } from './customer.ts'
import { offersLink, listHeading, priceOf, OFFERS_PATH, toast } from './offers-list.ts'
import { recordCalls } from './walks.ts'

test('a shared link opens the same search on another device and contains no personal data', async ({
  page,
  browser,
  gateway,
  openAt,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const found = page.waitForResponse(OFFERS_PATH)
  await openAt.inquiry('offers')
  const { searchTrackingCode } = (await (await found).json()).body
  const { sbId } = (await found).request().postDataJSON()
  await chooseRadio(page, /^۱۵۰ میلیون/)
  const price = await priceOf(page, 'دماوند')
  await press(page, 'فرستادن پیشنهادها برای دیگران')
  await expect(toast(page, 'پیوند این قیمت‌ها کپی شد.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect([typeof searchTrackingCode, typeof sbId]).toEqual(['string', 'string'])
  for (const secret of [
    searchTrackingCode,
    sbId,
    '0084575948',
    '318',
    'plk',
    'sbId',
    'sanhub',
    'isNormalFlow',
  ])
    expect(link).not.toContain(secret)
  const other = await browser.newContext({ baseURL: gateway.address })
  const elsewhere = await other.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('radio', { name: /^۱۵۰ میلیون/ })).toBeChecked()
  await expect(listHeading(elsewhere)).toBeVisible()
  expect(await priceOf(elsewhere, 'دماوند')).toBe(price)
  await press(elsewhere, 'ویرایش اطلاعات')
  await expect(elsewhere.getByText('مشخصات خودرو از پیوندی است که باز کردید')).toBeVisible()
  await other.close()
})

test('an invalid link opens the inquiry with a message and keeps its valid parts', async ({ page }) => {
  const calls = recordCalls(page, 'POST', OFFERS_PATH)
  for (const change of [
    { lastPolicyExpDate: '1409-01-01' },
    { previousCompany: 'nobody' },
    { noDamageFactor: '33' },
    { carModel: 'no-such-model' },
  ] as const) {
    await page.goto(offersLink(change))
    await waitForPath(page, /sanhub\?step=1$/)
    await expect(toast(page, /این پیوند کامل نیست/)).toBeVisible()
  }
  expect(calls).toHaveLength(0)
  await press(page, 'پلاک یا کد ملی مالک را ندارم')
  await waitForPath(page, /vehicle-information\?step=1$/)
  for (const name of [/^نوع خودرو.*سواری/, /^کاربری.*شخصی/, /^سال ساخت.*۱۳۹۹/])
    await expect(page.getByRole('button', { name })).toBeVisible()
})

test('a new guest is registered while the scripts of the journey load', async ({ page }) => {
  const registering = page.waitForRequest(/\/api\/v1\/register$/)
  await page.route(/\/assets\/journeys-[^/]+\.js$/, async (route) => {
    await registering
    await route.fallback()
  })
  await page.goto(offersLink())
  await expect(listHeading(page)).toBeVisible()
})
