/** The page of the user with the real gateway. Decisions, section 7; decision 042. */
import { readFile } from 'node:fs/promises'
import { createOrder, signInDevice } from './create-order.ts'
import { press, signIn, waitForPath } from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('an address is added, changed, deleted, and kept while its user signs in again; another device is signed out', async ({
  page,
  gateway,
  openAt,
  freshCustomer,
  browserErrors,
}) => {
  browserErrors.expect(/address|user\//)
  const { cellNumber } = freshCustomer()
  const other = await signInDevice(gateway.address, cellNumber)
  const device = await openAt.path('/settings', cellNumber)
  await page.getByRole('link', { name: /^کاربر سپر/ }).click()
  await waitForPath(page, /\/settings\/user$/)
  await expect(page.getByText(/هنوز نشانی ندارید/)).toBeVisible()
  await expectAccessible(page)

  await press(page, 'افزودن نشانی تازه')
  const sheet = page.getByRole('dialog', { name: 'نشانی تازه' })
  await sheet.getByLabel('پلاک', { exact: true }).press('Enter')
  await expect(sheet.getByLabel('کد پستی')).toBeFocused()
  await expectAccessible(page)
  await sheet.getByLabel('کد پستی').fill('۷۱۳۸۷۶۵۴۳۱')
  await sheet.getByRole('button', { name: /^شهر/ }).click()
  await page.getByRole('option', { name: 'شیراز', exact: true }).click()
  await sheet.getByLabel('نشانی', { exact: true }).fill('خیابان زند، کوچهٔ یک')
  await sheet.getByLabel('پلاک', { exact: true }).fill('۱۲')
  await page.keyboard.press('Enter')
  await expect(page.getByText('نشانی ذخیره شد.')).toBeVisible()
  await expect(page.getByText('خیابان زند، کوچهٔ یک، پلاک ۱۲')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^ویرایش نشانی/ }).click()
  await page.getByLabel('واحد (اختیاری)').fill('۴')
  await press(page, 'ذخیرهٔ نشانی')
  await expect(page.getByText('خیابان زند، کوچهٔ یک، پلاک ۱۲، واحد ۴')).toBeVisible()

  await page.getByRole('button', { name: /^ویرایش نشانی/ }).click()
  await page.getByLabel('واحد (اختیاری)').fill('۷')
  await device.call('signOut', {})
  await press(page, 'ذخیرهٔ نشانی')
  await press(page, 'ورود به حساب')
  await signIn(page, cellNumber)
  await expect(page.getByLabel('واحد (اختیاری)')).toHaveValue('۷')
  await press(page, 'ذخیرهٔ نشانی')
  await expect(page.getByText('خیابان زند، کوچهٔ یک، پلاک ۱۲، واحد ۷')).toBeVisible()
  await page.getByRole('button', { name: /^حذف نشانی/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف نشانی' }).click()
  await expect(page.getByText(/هنوز نشانی ندارید/)).toBeVisible()

  await page.getByRole('button', { name: /^خروج .*ورود ساعت/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^خروج .*ورود ساعت/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click()
  await expect(page.getByText('خروج انجام شد.')).toBeVisible()
  await expect(other.call('readUserName', {})).rejects.toThrow(/401/)
})

test('a user saves a copy of the data and deletes the account, which also clears this device', async ({
  page,
  openAt,
  browserErrors,
}) => {
  browserErrors.expect(/deletion|user\/session/)
  const device = await openAt.path('/settings')
  const trackingCode = await createOrder(device, { at: 'payment' })
  await page.getByRole('link', { name: /اطلاعات من/ }).click()
  await waitForPath(page, /\/settings\/user#data$/)
  await expect(page.getByRole('region', { name: 'داده‌های من' })).toBeFocused()
  await press(page, 'دریافت همهٔ داده‌هایم')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'دریافت فایل')])
  expect(download.suggestedFilename()).toBe('separ-data.json')
  const copy: { orders: { trackingCode: string }[] } = JSON.parse(
    await readFile(await download.path(), 'utf8'),
  )
  expect(copy.orders).toMatchObject([{ trackingCode }])

  await press(page, 'پاک کردن حساب')
  const sheet = page.getByRole('dialog', { name: 'پاک کردن حساب' })
  await expect(sheet.getByText(/هیچ‌چیز؛/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'دریافت کد' }).click()
  const code = /[۰-۹]{5}/.exec((await sheet.getByText(/کد شما/).textContent()) ?? '')?.[0] ?? ''
  await expect(sheet.getByLabel('کد تأیید')).toBeFocused()
  await page.keyboard.type(code === '۱۲۳۴۵' ? '۱۲۳۴۶' : '۱۲۳۴۵')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('این کد درست نیست؛ دوباره ببینید.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('کد تأیید').fill(code)
  await sheet.getByRole('button', { name: 'پاک کردن حساب' }).click()
  await expect(page.getByText('حساب شما پاک شد و از همهٔ دستگاه‌ها خارج شدید.')).toBeVisible()
  await waitForPath(page, /\/$/)
  expect(await page.evaluate(() => localStorage.getItem('separ.session'))).toBeNull()
  await expect(device.call('readUserName', {})).rejects.toThrow(/401/)
  await page.goto('/settings/user')
  await expect(page.getByRole('heading', { name: 'برای دیدن اطلاعاتتان وارد شوید' })).toBeVisible()
})
