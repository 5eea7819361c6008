/** Drafts survive reloads, failures and other tabs. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitForPath, chooseRadio, openInquiry, press, knownVehicle, signIn, typePlate } from './customer.ts'
import { field, openManualEntry, pickOption } from './fields.ts'
import { untilPersisted } from './persisted.ts'
import { faults, consoleErrors } from './walks.ts'

const code = (page: Page) => page.getByLabel('کد ملی مالک خودرو')

test('the inquiry keeps what is typed over two reloads', async ({ page }) => {
  await openInquiry(page)
  await untilPersisted(page, () => code(page).fill('00845'))
  await page.reload()
  await expect(code(page)).toHaveValue('۰۰۸۴۵')
  await code(page).fill('0084575948')
  await untilPersisted(page, () => typePlate(page, knownVehicle.plate))
  await page.reload()
  await expect(code(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await expect(page.getByLabel('دو رقم اول پلاک')).toHaveValue('۲۴')
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await page.goto('/')
  await openInquiry(page)
  await untilPersisted(page, () => press(page, 'استعلام').then(() => waitForPath(page, /step=2$/)))
  await page.reload()
  await press(page, 'درست است، ادامه')
  await waitForPath(page, /step=3$/)
})

test('manual entry keeps each answer over a reload', async ({ page }) => {
  await openInquiry(page)
  await openManualEntry(page)
  await pickOption(page, 'نوع خودرو', /^سواری/)
  await untilPersisted(page, () => pickOption(page, 'برند', /^پژو/))
  await page.reload()
  await expect(field(page, 'برند')).toHaveText('پژو')
  await untilPersisted(page, () => pickOption(page, 'مدل', /پارس/))
  await page.reload()
  await expect(field(page, 'مدل')).toHaveText(/پارس/)
  await untilPersisted(page, () => pickOption(page, 'سال ساخت', /۱۳۹۹/))
  await page.reload()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /vehicle-information\?step=2$/)
  await untilPersisted(page, () => chooseRadio(page, /^بیمه داشته است/))
  await page.reload()
  await untilPersisted(page, () => chooseRadio(page, /^مالک عوض نشده/))
  await page.reload()
  await expect(page.getByRole('radio', { name: /^بیمه داشته است/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^مالک عوض نشده/ })).toBeChecked()
})

test('a restored holder form keeps saving what is typed', async ({ page, openAt }) => {
  await openAt.order('holder')
  await untilPersisted(page, () => page.getByLabel('نام', { exact: true }).fill('سارا'))
  await page.reload()
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('سارا')
  await untilPersisted(page, () => page.getByLabel('نام خانوادگی').fill('رستگار'))
  await page.reload()
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  // The number of the sign-in is filled in first.
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(/^۰۹/)
  await untilPersisted(page, () => page.getByLabel('شمارهٔ موبایل').fill('09350000001'))
  await page.reload()
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('سارا')
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue('۰۹۳۵۰۰۰۰۰۰۱')
})

test('the delivery form is restored after reloads, a failed save and a session that ended', async ({
  page,
  browserErrors,
  openAt,
}) => {
  const { cellNumber } = await openAt.order('delivery')
  await chooseRadio(page, /^بله، بفرستید/)
  await chooseRadio(page, 'شخص دیگر')
  await untilPersisted(page, () => page.getByLabel('نام و نام خانوادگی گیرنده').fill('امیر رستگار'))
  await page.reload()
  await expect(page.getByLabel('نام و نام خانوادگی گیرنده')).toHaveValue('امیر رستگار')
  await page.getByLabel('شمارهٔ موبایل گیرنده').fill('09121112233')
  await untilPersisted(page, () =>
    page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click(),
  )
  await page.reload()
  await expect(page.getByLabel('شمارهٔ موبایل گیرنده')).toHaveValue('۰۹۱۲۱۱۱۲۲۳۳')
  await expect(page.getByRole('radiogroup', { name: 'ساعت تحویل' }).getByRole('radio').first()).toBeChecked()
  browserErrors.expect(consoleErrors.broken)
  await page.route(/order\/delivery-address/, faults.broken, { times: 1 })
  await press(page, 'ثبت و ادامه')
  await expect(page.getByRole('main').getByText(/محفوظ است/)).toBeVisible()
  browserErrors.expect(consoleErrors.signedOut)
  await page.route(/order\/delivery-address/, faults.signedOut, { times: 1 })
  await press(page, 'ثبت و ادامه')
  await press(page, 'ورود و ادامه')
  await signIn(page, cellNumber)
  await waitForPath(page, /forwarding-details/)
  await expect(page.getByLabel('نام و نام خانوادگی گیرنده')).toHaveValue('امیر رستگار')
  await expect(page.getByLabel('شمارهٔ موبایل گیرنده')).toHaveValue('۰۹۱۲۱۱۱۲۲۳۳')
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /upload-documents/)
})

test('a second tab does not stop the first from saving', async ({ page, context, openAt }) => {
  await openAt.inquiry('vehicle')
  // The tab that opens last leads, and a loaded page has not yet opened its journey.
  await expect(page.getByRole('heading', { name: 'این خودروی شماست؟' })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/third-party/sanhub?step=1')
  await expect(code(tab)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await tab.close()
  await press(page, 'بازگشت')
  await untilPersisted(page, () => code(page).fill('9971126486'))
  await page.reload()
  await expect(code(page)).toHaveValue('۹۹۷۱۱۲۶۴۸۶')
})
