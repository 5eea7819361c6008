/** The account with the real gateway. Document 3 section 2 "Account page"; decisions, sections 2 and 7. */
import { readFile } from 'node:fs/promises'
import { createOrder } from './create-order.ts'
import { chooseRadio, press, signIn, waitForPath } from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** Encryption as slow as on a busy phone: what is being stored is not stored yet when the page is left. */
const encryptSlowly = () => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  crypto.subtle.encrypt = async (...parameters) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    return encrypt(...parameters)
  }
}

test('a guest’s colour scheme and language stay, and signing in returns to the settings', async ({
  page,
  freshCustomer,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'حساب', exact: true }).click()
  await waitForPath(page, /\/settings$/)
  await expectAccessible(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await chooseRadio(page, 'تیره')
  await expect.poll(background).not.toBe(light)
  await expectAccessible(page)
  await chooseRadio(page, 'English')
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await background()).not.toBe(light)
  await chooseRadio(page, 'فارسی')
  await press(page, 'ورود به حساب')
  const { cellNumber } = freshCustomer()
  await signIn(page, cellNumber)
  await waitForPath(page, /\/settings$/)
  await expect(page.getByText('کاربر سپر')).toBeVisible()
  await expectAccessible(page)
})

test('help opened from the settings leads to the wallet; signing out asks for a confirmation', async ({
  page,
  openAt,
}) => {
  await openAt.path('/settings')
  await press(page, 'پشتیبانی')
  await expect(page.getByRole('dialog').getByRole('link', { name: /^کیف پول/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, 'خروج از حساب')
  await press(page, 'می‌مانم')
  await expect(page.getByText('کاربر سپر')).toBeVisible()
  await press(page, 'خروج از حساب')
  await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page.getByText('از حساب خود خارج شدید.')).toBeVisible()
  await page.goto('/settings/nothing')
  await expect(page.getByRole('heading', { name: 'صفحه پیدا نشد' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'به حسابتان وارد شوید' })).toBeVisible()
})

test('a typed Sheba is kept while its user signs in again, then saved, and removed after a confirmation', async ({
  page,
  openAt,
  freshCustomer,
  browserErrors,
}) => {
  browserErrors.expect(/bank-account/)
  await page.addInitScript(encryptSlowly)
  const { cellNumber } = freshCustomer()
  const device = await openAt.path('/settings', cellNumber)
  await page.getByRole('link', { name: /حساب بانکی/ }).click()
  const field = page.getByLabel('شمارهٔ شبا')
  await field.pressSequentially('930990000000123456789014')
  await expect(page.getByText(/این شمارهٔ شبا درست نیست/)).toBeVisible()
  await expectAccessible(page)
  await field.press('Backspace')
  await field.press('Backspace')
  await field.pressSequentially('۴۱')
  await expect(page.getByText('بانک سپیدار')).toBeVisible()
  await expectAccessible(page)
  await device.call('signOut', {})
  await press(page, 'ثبت حساب')
  await press(page, 'ورود به حساب')
  await signIn(page, cellNumber)
  await waitForPath(page, /bank-information$/)
  await expect(field).toHaveValue('IR ۹۳ ۰۹۹۰ ۰۰۰۰ ۰۰۱۲ ۳۴۵۶ ۷۸۹۰ ۴۱')
  await press(page, 'ثبت حساب')
  await expect(page.getByText('پولتان به این حساب برمی‌گردد')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'حذف حساب بانکی')
  await page.getByRole('dialog').getByRole('button', { name: 'حذف حساب بانکی' }).click()
  await expect(field).toHaveValue('')
  await press(page, 'بازگشت')
  await expect(page.getByRole('link', { name: /حساب بانکی/ })).toContainText('ثبت نشده')
})

test('the payments of a year are listed, saved as CSV, and windowed if the list is long', async ({
  page,
  openAt,
}) => {
  const device = await openAt.path('/settings')
  const trackingCode = await createOrder(device, { at: 'payment', paymentType: 'bnpl' })
  await device.payAtBank(trackingCode)
  await page.getByRole('link', { name: /پرداخت‌ها/ }).click()
  await expect(page.getByRole('listitem')).toContainText('قسط ۱ از ۴')
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^دریافت پرداخت‌های ۱۴۰۴/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('separ-payments-1404.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF"تاریخ",.*\r\n"1404\/\d\d\/\d\d","\d+",.*,\d+,"پرداخت شد"\r\n$/)
  await page.getByRole('link', { name: /۳ قسط مانده/ }).click()
  await waitForPath(page, new RegExp(`/my-insurances/${trackingCode}$`))

  await page.route(/user\/payments\//, async (route) => {
    const answer = await route.fetch()
    const { body }: { body: { payments: [{ orderNumber: string }] } } = await answer.json()
    const payments = Array.from({ length: 500 }, (_, index) => ({
      ...body.payments[0],
      orderNumber: String(index),
      vehicleTitle: `خودروی ${index}`,
    }))
    await route.fulfill({ response: answer, json: { body: { ...body, payments } } })
  })
  await page.goBack()
  await expect(page.getByText('خودروی 0،')).toBeVisible()
  expect(await page.getByRole('listitem').count()).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('خودروی 499،')).toBeVisible()
  expect(await page.getByRole('listitem').count()).toBeLessThan(60)
})
