/**
 * Payment before the details, and a cancelled payment: nothing is typed twice. Document 2 section 4
 * "Complete now or later"; decisions, section 4.
 */
import type { Page } from '@playwright/test'
import { expect, type OpenAt, test } from './fixtures.ts'
import { beSignedIn, sessionOf } from './session.ts'
import {
  payButton,
  addAddress,
  expectReview,
  waitForPath,
  cancelAtBank,
  chooseRadio,
  submitHolder,
  goToBank,
  payAtBank,
  press,
  expectReceipt,
  uploadAllDocuments,
} from './customer.ts'
import { experimentVariants } from './choose-offer.ts'
import { recordCalls } from './walks.ts'

const deadline = 'سه‌شنبه ۲۷ آبان'
const later = /^بعد از پرداخت کامل می‌کنم/
const until = (page: Page) =>
  page.getByText(`یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا ${deadline} کامل کنید.`)

/** Chooses to pay first at the question between now and later; the check of the answers follows. */
async function payFirst(page: Page, openAt: OpenAt): Promise<void> {
  await openAt.order('holder', { cellNumber: experimentVariants.asksWhen, company: 'karun' })
  await chooseRadio(page, later)
  await page.getByText(`می‌دانم که باید اطلاعات را تا ${deadline} کامل کنم`).click()
  await press(page, 'رفتن به پرداخت')
  await waitForPath(page, /\/payment\/[^?]+\?step=1$/)
}

test('an order is paid first; its receipt says what is missing, until when, and leads there', async ({
  page,
  openAt,
}) => {
  await payFirst(page, openAt)
  await expectReview(page)
  await payButton(page).click()
  await expect(
    page.getByRole('dialog', { name: 'آخرین نگاه پیش از پرداخت' }).getByText('بعد از پرداخت وارد می‌کنید'),
  ).toBeVisible()
  const opened = page.waitForEvent('popup')
  await press(page, /^درست است، .+ می‌پردازم$/)
  const bank = await opened
  await payAtBank(bank)
  await expect(until(bank)).toBeVisible()
  await bank.close()
  await expectReceipt(page)
  await page.reload()
  await expect(until(page)).toBeVisible()
  await press(page, 'کامل کردن اطلاعات')
  await waitForPath(page, /personal-information/)
  await press(page, 'بازگشت')
  await expectReceipt(page)
  await press(page, 'کامل کردن اطلاعات')
  await submitHolder(page, experimentVariants.asksWhen)
  await addAddress(page)
  await uploadAllDocuments(page, 'ثبت مدارک')
  await expectReceipt(page)
  await expect(
    page.getByText(/^بیمه‌نامه .*(صادر شد|صادر می‌شود) و در «بیمه‌های من» (است|می‌آید)\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'کامل کردن اطلاعات' })).toHaveCount(0)
})

test('Back from a payment that comes first returns to the question, where “now” is still possible', async ({
  page,
  openAt,
}) => {
  await payFirst(page, openAt)
  const calls = recordCalls(page, 'POST', /instant\/complete/)
  const payment = page.url()
  await press(page, 'بازگشت')
  await expect(page.getByRole('radio', { name: later })).toBeChecked()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await chooseRadio(page, /^الان کامل می‌کنم/)
  await press(page, 'ادامه')
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
  expect(calls.map((call) => call.postDataJSON().isInstantPayment)).toEqual([false])
  await page.goto(payment)
  await waitForPath(page, /personal-information/)
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
})

test('after a cancelled payment all answers are kept, here and on another device', async ({
  page,
  browser,
  gateway,
  openAt,
}) => {
  const { device } = await openAt.order('payment')
  await expectReview(page)
  const bank = await goToBank(page)
  await cancelAtBank(bank)
  await expect(
    bank.getByText('مبلغی از حساب شما کم نشد. سفارش شما محفوظ است و هر وقت خواستید می‌توانید پرداخت کنید.'),
  ).toBeVisible()
  await press(bank, /^پرداخت دوبارهٔ/)
  await waitForPath(bank, /\/payment\/[^?]+\?step=1$/)
  await bank.close()
  // The bank's window led the journey meanwhile, and has said how the payment ended.
  await expectReview(page)
  const invoice = page.url()
  const back = [
    [/upload-documents/, 'مدارک'],
    [/forwarding-details/, 'ارسال'],
    [/\/address\//, 'نشانی'],
    [/personal-information/, 'بیمه‌گذار'],
  ] as const
  for (const [address, title] of back) {
    await press(page, 'بازگشت')
    await waitForPath(page, address)
    // While a step's call is under way Back is not answered yet.
    await expect(page).toHaveTitle(`${title} · سپر`)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('آزمون')
  await expect(page.getByLabel('شمارهٔ موبایل')).not.toHaveValue('')

  const elsewhere = await (await browser.newContext({ baseURL: gateway.address })).newPage()
  await beSignedIn(elsewhere, await sessionOf(device))
  await elsewhere.goto(invoice)
  await expect(elsewhere.getByText(/نگار آزمون/)).toBeVisible()
  await expect(elsewhere.getByText(/خیابان آزادی، کوچهٔ بهار/)).toBeVisible()
  await expectReview(elsewhere)
  await payAtBank(await goToBank(elsewhere))
  await expectReceipt(elsewhere)
  await elsewhere.context().close()
})
