/**
 * Address and delivery: the address book, the address of the policy, and address, recipient and time of a
 * paper copy. Document 2 sections 2.8, 4 "Address step" and 5.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addAddress, pickPlace, waitForPath, chooseRadio, press, confirmAddress } from './customer.ts'
import { pressDisabled, expectToast, field } from './fields.ts'
import { untilPersisted } from './persisted.ts'
import { beSignedIn, sessionOf } from './session.ts'

const book = (page: Page) => page.getByRole('dialog', { name: 'نشانی‌های من' })
const main = (page: Page) => page.getByRole('main')
const golestan = 'خیابان شریعتی، کوچهٔ گلستان'

/** Adds another address from the book. It becomes the selected one. */
async function addAnother(page: Page, street: string, postalCode = '7138765431'): Promise<void> {
  await press(page, 'تغییر نشانی')
  await book(page).getByRole('button', { name: 'افزودن نشانی تازه' }).click()
  const form = page.getByRole('dialog', { name: 'نشانی تازه' })
  await pickPlace(page, 'فارس', 'شیراز')
  await form.getByRole('textbox', { name: /^نشانی/ }).fill(street)
  await form.getByLabel('پلاک', { exact: true }).fill('۷')
  await form.getByLabel('کد پستی').fill(postalCode)
  await form.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click()
  await expect(form).toBeHidden()
}

const row = (page: Page, street: string): Locator => book(page).locator('label').filter({ hasText: street })

test('the address book adds, selects, edits and deletes addresses and keeps an unsaved draft', async ({
  page,
  openAt,
}) => {
  await openAt.order('address')
  // The form is open, and keeps its draft when it is closed, also after a reload.
  const draft = page.getByRole('textbox', { name: /^نشانی/ })
  await untilPersisted(page, () => draft.fill('خیابان امیرکبیر'))
  await press(page, 'بستن')
  await expect(page.getByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeVisible()
  await page.reload()
  await expect(draft).toHaveValue('خیابان امیرکبیر')
  await addAddress(page)
  await press(page, 'بازگشت')
  await addAnother(page, 'بلوار زند، خیابان هدایت')
  await expectToast(page, 'نشانی ذخیره شد.')
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
  await field(form, 'شهر').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const heights = await page
    .getByRole('option')
    .evaluateAll((rows) => rows.map((option) => option.getBoundingClientRect().height))
  expect(new Set(heights), 'rows out of sight are as high as rows in sight').toEqual(new Set([60]))
  await page.keyboard.press('Escape')
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

test('the chosen address survives going back, a reload and a closed address book', async ({
  page,
  openAt,
}) => {
  await openAt.order('address')
  await addAddress(page)
  await press(page, 'بازگشت')
  await addAnother(page, 'بلوار زند، خیابان هدایت')
  await confirmAddress(page)
  await waitForPath(page, /forwarding-details/)
  await press(page, 'بازگشت')
  await expect(main(page).getByText('هدایت')).toBeVisible()
  await press(page, 'تغییر نشانی')
  await row(page, golestan).click()
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()
  await expect(main(page).getByText('هدایت')).toBeVisible()
  await press(page, 'تغییر نشانی')
  await row(page, golestan).click()
  await book(page).getByRole('button', { name: 'انتخاب این نشانی' }).click()
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

test('a paper copy has its own address, recipient and time, and another device shows them', async ({
  page,
  browser,
  gateway,
  openAt,
}) => {
  const { device } = await openAt.order('address')
  await addAddress(page)
  await waitForPath(page, /forwarding-details/)
  await expect(page.getByRole('radio', { name: /^نه، همان دیجیتال/ })).toBeChecked()
  await chooseRadio(page, /^بله، بفرستید/)
  await expect(main(page).getByText(golestan)).toBeVisible()
  await addAnother(page, 'بلوار زند، خیابان هدایت')
  await expect(main(page).getByText('هدایت')).toBeVisible()
  const days = page.getByRole('radiogroup', { name: 'روز تحویل' })
  const hours = page.getByRole('radiogroup', { name: 'ساعت تحویل' })
  await expect(days.getByRole('radio')).toHaveCount(7)
  await expect(days.getByRole('radio', { name: /جمعه/ })).toBeDisabled()
  await expect(main(page).getByText('نگار آزمون')).toBeVisible()
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
  await beSignedIn(phone, await sessionOf(device))
  await phone.goto(`/third-party/forwarding-details/${code}`)
  await waitForPath(phone, /forwarding-details/)
  await expect(main(phone).getByText('هدایت')).toBeVisible()
  await expect(phone.getByLabel('نام و نام خانوادگی گیرنده')).toHaveValue('امیر رستگار')
  await expect(phone.getByRole('radiogroup', { name: 'ساعت تحویل' }).getByRole('radio').nth(1)).toBeChecked()
  await elsewhere.close()
})
