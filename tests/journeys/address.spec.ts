/** Address and delivery: the address book, where a policy is registered, and where, to whom and when its paper copy goes. Document 2 sections 2.8, 4 "Address step" and 5. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  addAddress,
  waitForPath,
  chooseRadio,
  submitHolder,
  press,
  signIn,
  confirmAddress,
} from './customer.ts'
import { field, pressDisabled, expectToast, expectDisabledField, pickOption } from './fields.ts'
import { recordCalls, walkToAddress, walkToOffers } from './walks.ts'

const book = (page: Page) => page.getByRole('dialog', { name: 'نشانی‌های من' })
const main = (page: Page) => page.getByRole('main')
const golestan = 'خیابان شریعتی، کوچهٔ گلستان'

/** Adds another address from the book; it is then the chosen one. */
async function addAnother(page: Page, street: string, postalCode = '7138765431'): Promise<void> {
  await press(page, 'تغییر نشانی')
  await book(page).getByRole('button', { name: 'افزودن نشانی تازه' }).click()
  const form = page.getByRole('dialog', { name: 'نشانی تازه' })
  await pickOption(form, 'استان', /^فارس/)
  await pickOption(form, 'شهر', /^شیراز/)
  await form.getByRole('textbox', { name: /^نشانی/ }).fill(street)
  await form.getByLabel('پلاک', { exact: true }).fill('۷')
  await form.getByLabel('کد پستی').fill(postalCode)
  await form.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  await expect(form).toBeHidden()
}

const row = (page: Page, street: string): Locator => book(page).locator('label').filter({ hasText: street })

test('the address book: empty, added to, chosen from, changed, deleted from', async ({
  page,
  freshCustomer,
}) => {
  test.slow()
  await walkToAddress(page, freshCustomer().cellNumber)
  await expect(page.getByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeVisible()
  await addAddress(page)
  await expectToast(page, 'نشانی ذخیره شد.')
  await addAnother(page, 'بلوار زند، خیابان هدایت')
  await expect(main(page).getByText('بلوار زند، خیابان هدایت')).toBeVisible()
  await press(page, 'تغییر نشانی')
  await expect(book(page).getByRole('radio', { name: /زند/ })).toBeChecked()
  await row(page, golestan).click()
  await book(page).getByRole('button', { name: 'انتخاب این نشانی' }).click()
  await expect(main(page).getByText(golestan)).toBeVisible()
  await press(page, 'تغییر نشانی')
  await book(page).getByRole('button', { name: 'ویرایش نشانی فارس، شیراز' }).click()
  const form = page.getByRole('dialog', { name: 'ویرایش نشانی' })
  await expect(form.getByLabel('کد پستی')).toHaveValue('۷۱۳۸۷۶۵۴۳۱')
  await form.getByLabel('پلاک', { exact: true }).fill('۹')
  await form.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  await expect(main(page).getByText(/هدایت، پلاک ۹/)).toBeVisible()
  await press(page, 'تغییر نشانی')
  await book(page).getByRole('button', { name: 'حذف نشانی فارس، شیراز' }).click()
  const question = page.getByRole('dialog', { name: 'این نشانی حذف شود؟' })
  await question.getByRole('button', { name: 'نگه داشتن' }).click()
  await expect(row(page, 'هدایت')).toBeVisible()
  await book(page).getByRole('button', { name: 'حذف نشانی فارس، شیراز' }).click()
  await question.getByRole('button', { name: 'حذف نشانی' }).click()
  await expectToast(page, 'نشانی حذف شد.')
  await expect(main(page).getByText(golestan)).toBeVisible()
  await press(page, 'تغییر نشانی')
  await expect(book(page).getByRole('radio')).toHaveCount(1)
  await expect(book(page).getByRole('radio')).toBeChecked()
})

test('provinces and cities are searched; a city waits for its province and goes with it; what was typed waits for whoever closed the form', async ({
  page,
  freshCustomer,
}) => {
  await walkToAddress(page, freshCustomer().cellNumber)
  await press(page, 'افزودن نشانی')
  const form = page.getByRole('dialog', { name: 'نشانی تازه' })
  await expectDisabledField(form, 'شهر', 'اول استان را انتخاب کنید')
  await field(form, 'استان').click()
  const provinces = page.getByRole('dialog', { name: 'انتخاب استان' })
  await expect(provinces.getByRole('option')).toHaveCount(31)
  await provinces.getByRole('combobox').fill('پاریس')
  await expect(provinces.getByText('چیزی پیدا نشد')).toBeVisible()
  await expect(provinces.getByRole('option')).toHaveCount(0)
  await provinces.getByRole('combobox').fill('صفها')
  await provinces.getByRole('option', { name: 'اصفهان' }).click()
  await field(form, 'شهر').click()
  await page.getByRole('dialog', { name: 'انتخاب شهر' }).getByRole('combobox').fill('کاش')
  await page.getByRole('option', { name: 'کاشان' }).click()
  await expect(field(form, 'شهر')).toHaveText('کاشان')
  await form.getByRole('textbox', { name: /^نشانی/ }).fill('خیابان امیرکبیر، باغ فین')
  await pickOption(form, 'استان', /^فارس/)
  await expect(field(form, 'شهر')).toHaveText(/انتخاب کنید/)
  await form.getByRole('button', { name: 'بستن' }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await press(page, 'افزودن نشانی')
  await expect(field(form, 'استان')).toHaveText('فارس')
  await expect(form.getByRole('textbox', { name: /^نشانی/ })).toHaveValue('خیابان امیرکبیر، باغ فین')
  await pressDisabled(form, 'ذخیرهٔ نشانی')
  await expect(form.getByText('شهر را انتخاب کنید.')).toBeVisible()
  await expect(field(form, 'شهر')).toBeFocused()
})

test('an address that cannot be used says so in the book and is not taken; an address of one’s own is needed', async ({
  page,
  freshCustomer,
}) => {
  await walkToAddress(page, freshCustomer().cellNumber)
  await addAddress(page)
  await addAnother(page, 'میدان معلم، کوچهٔ یاس', '9938765431')
  await expect(main(page).getByText(golestan)).toBeVisible()
  await press(page, 'تغییر نشانی')
  await expect(book(page).getByText('برای این سفارش قابل انتخاب نیست')).toBeVisible()
  await expect(book(page).getByRole('radio', { name: /معلم/ })).toBeDisabled()
  await expect(book(page).getByRole('radio', { name: /گلستان/ })).toBeChecked()
  await book(page).getByRole('button', { name: 'حذف نشانی تهران، تهران' }).click()
  await page
    .getByRole('dialog', { name: 'این نشانی حذف شود؟' })
    .getByRole('button', { name: 'حذف نشانی' })
    .click()
  await expect(main(page).getByText('نشانی قابل انتخابی ندارید؛ یکی اضافه کنید.')).toBeVisible()
  await press(page, 'ثبت و ادامه')
  await expect(page).toHaveURL(/\/address\//)
})

test('the chosen address is not lost: not by going back, not by a reload, not by a tick that nobody confirmed', async ({
  page,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await walkToAddress(page, cellNumber)
  await addAddress(page)
  await addAnother(page, 'بلوار زند، خیابان هدایت')
  await confirmAddress(page)
  await waitForPath(page, /forwarding-details/)
  await press(page, 'بازگشت')
  await expect(main(page).getByText('هدایت')).toBeVisible()
  await press(page, 'تغییر نشانی')
  await row(page, golestan).click()
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()
  await expect(main(page).getByText(golestan)).toBeVisible()
  await press(page, 'بازگشت')
  await waitForPath(page, /personal-information/)
  await page.reload()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/address\//)
  await expect(main(page).getByText(golestan)).toBeVisible()
  const saved = page.waitForRequest(/order\/policy-info/)
  await confirmAddress(page)
  expect((await saved).postDataJSON()).toMatchObject({ address: golestan })
  await waitForPath(page, /forwarding-details/)
  await page.goBack()
  await waitForPath(page, /\/address\//)
  await expect(main(page).getByText(golestan)).toBeVisible()
})

test('a paper copy goes to an address of its own, to somebody else, on one of seven days, and all of that is there on another device', async ({
  page,
  freshCustomer,
  browser,
  gateway,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await walkToAddress(page, cellNumber)
  await addAddress(page)
  await confirmAddress(page)
  await waitForPath(page, /forwarding-details/)
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(page.getByText('یکی را انتخاب کنید.')).toBeVisible()
  await chooseRadio(page, /^بله، با پست/)
  await expect(main(page).getByText(golestan)).toBeVisible()
  await addAnother(page, 'بلوار زند، خیابان هدایت')
  await expect(main(page).getByText('هدایت')).toBeVisible()
  const days = page.getByRole('radiogroup', { name: 'روز تحویل' })
  const hours = page.getByRole('radiogroup', { name: 'ساعت تحویل' })
  await expect(days.getByRole('radio')).toHaveCount(7)
  await expect(days.getByRole('radio', { name: /جمعه/ })).toBeDisabled()
  await expect(main(page).getByText('سارا رستگار')).toBeVisible()
  await chooseRadio(page, 'شخص دیگر')
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(page.getByLabel('نام و نام خانوادگی گیرنده')).toBeFocused()
  await page.getByLabel('نام و نام خانوادگی گیرنده').fill('امیر رستگار')
  await page.getByLabel('شمارهٔ موبایل گیرنده').fill('0912345')
  await page.getByLabel('شمارهٔ موبایل گیرنده').blur()
  await expect(page.getByLabel('شمارهٔ موبایل گیرنده')).toHaveAccessibleDescription(
    /شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است/,
  )
  await page.getByLabel('شمارهٔ موبایل گیرنده').fill('۰۹۱۲۱۱۱۲۲۳۳')
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(page.getByText('روز و ساعت تحویل را انتخاب کنید.')).toBeVisible()
  await days.locator('label').first().click()
  await hours.locator('label').first().click()
  await days.locator('label').nth(1).click()
  await expect(hours.getByRole('radio', { checked: true })).toHaveCount(0)
  await hours.locator('label').nth(1).click()
  const sent = page.waitForRequest(/order\/delivery-address/)
  const timed = page.waitForRequest(
    (request) => request.method() === 'POST' && /order\/delivery-times/.test(request.url()),
  )
  await press(page, 'ثبت و ادامه')
  expect((await sent).postDataJSON()).toMatchObject({
    deliverable: true,
    address: 'بلوار زند، خیابان هدایت',
    receiverName: 'امیر رستگار',
    receiverPhoneNumber: '09121112233',
  })
  expect((await timed).postDataJSON()).toMatchObject({ code: expect.stringMatching(/^1404-08-2\dT11$/) })
  await waitForPath(page, /upload-documents/)
  const code = page.url().split('/').at(-1) ?? ''
  const elsewhere = await browser.newContext({ baseURL: gateway.address })
  const phone = await elsewhere.newPage()
  await phone.goto(`/third-party/forwarding-details/${code}`)
  await press(phone, 'ورود و ادامه')
  await signIn(phone, cellNumber)
  await waitForPath(phone, /forwarding-details/)
  await expect(main(phone).getByText('هدایت')).toBeVisible()
  await expect(phone.getByLabel('نام و نام خانوادگی گیرنده')).toHaveValue('امیر رستگار')
  await expect(phone.getByRole('radiogroup', { name: 'ساعت تحویل' }).getByRole('radio').nth(1)).toBeChecked()
  await elsewhere.close()
})

test('an insurer that sends paper with every policy leaves no choice', async ({ page, freshCustomer }) => {
  const { cellNumber } = freshCustomer()
  await walkToOffers(page)
  await chooseFrom(page, 'بیمهٔ کویر')
  await signIn(page, cellNumber)
  await submitHolder(page, cellNumber)
  await addAddress(page)
  await confirmAddress(page)
  await waitForPath(page, /forwarding-details/)
  await expect(page.getByRole('radio', { name: /^بله، با پست/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^نه، همان دیجیتال/ })).toBeDisabled()
  await expect(page.getByText('این بیمه‌گر نسخهٔ کاغذی را همراه هر بیمه‌نامه می‌فرستد.')).toBeVisible()
})

test('an insurer that sends no paper is not asked about it', async ({ page, freshCustomer }) => {
  const { cellNumber } = freshCustomer()
  const asked = recordCalls(page, 'GET', /order\/delivery-times/)
  await walkToOffers(page)
  await chooseFrom(page, 'بیمهٔ آرش')
  await signIn(page, cellNumber)
  await submitHolder(page, cellNumber)
  await addAddress(page)
  await confirmAddress(page)
  await waitForPath(page, /upload-documents/)
  await press(page, 'بازگشت')
  await waitForPath(page, /\/address\//)
  expect(asked).toEqual([])
})

/** An insurer without a better cover to show. */
async function chooseFrom(page: Page, company: string): Promise<void> {
  await waitForPath(page, /offers\?/)
  await press(page, `انتخاب ${company}`)
  await chooseRadio(page, /^نقدی/)
  await press(page, /ثبت سفارش$/)
}
