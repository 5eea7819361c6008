/**
 * Money before details: an order that is paid first, and a payment that is cancelled. Neither makes anybody type a thing
 * twice. Document 2 section 4 "Complete now or later"; decisions, section 4.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  addAddress,
  agreeWithAnswers,
  at,
  cancelAt,
  choose,
  giveHolder,
  goToBank,
  payAt,
  press,
  saras,
  seeReceipt,
  sendAllDocuments,
  takeAddress,
} from './customer.ts'
import { choosePlainly, comeSignedIn, inVariants, seePricesOf } from './choosing.ts'
import { countCalls, walkToDocuments } from './road.ts'

const deadline = 'سه‌شنبه ۲۷ آبان'
const later = /^بعد از پرداخت کامل می‌کنم/
const until = (page: Page) =>
  page.getByText(
    `یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا ${deadline} کامل کنید. بیمه‌نامه پس از آن صادر می‌شود.`,
  )

/** Asked whether now or after paying, says «after»; the answers are looked over next. */
async function sayLater(page: Page): Promise<void> {
  await comeSignedIn(page, inVariants.asksWhen)
  await seePricesOf(page, saras)
  await choosePlainly(page, 'بیمهٔ کارون')
  await press(page, 'ثبت سفارش')
  await at(page, /personal-information/)
  await choose(page, later)
  await page.getByText(`می‌دانم که باید اطلاعات را تا ${deadline} کامل کنم`).click()
  await press(page, 'رفتن به پرداخت')
  await at(page, /\/payment\/[^?]+\?step=1$/)
}

test('an order is paid first; the receipt says what is to be given and until when, and leads there', async ({
  page,
}) => {
  test.slow()
  await sayLater(page)
  await agreeWithAnswers(page)
  await press(page, 'تأیید و پرداخت')
  await expect(
    page.getByRole('dialog', { name: 'یک بار دیگر ببینید' }).getByText('بعد از پرداخت می‌دهید'),
  ).toBeVisible()
  const opened = page.waitForEvent('popup')
  await press(page, 'درست است، پرداخت')
  const bank = await opened
  await payAt(bank)
  await expect(until(bank)).toBeVisible()
  await bank.close()
  await seeReceipt(page)
  await page.reload()
  await expect(until(page)).toBeVisible()
  await press(page, 'کامل کردن اطلاعات')
  await at(page, /personal-information/)
  await press(page, 'بازگشت')
  await seeReceipt(page)
  await press(page, 'کامل کردن اطلاعات')
  await giveHolder(page, inVariants.asksWhen)
  await addAddress(page)
  await takeAddress(page)
  await sendAllDocuments(page, 'ثبت مدارک')
  await seeReceipt(page)
  await expect(page.getByText('کار دیگری لازم نیست؛ بیمه‌نامهٔ شما صادر می‌شود.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'کامل کردن اطلاعات' })).toHaveCount(0)
})

test('Back from a payment that comes first leads to the question again; now takes it back, and nothing is paid without details', async ({
  page,
}) => {
  await sayLater(page)
  const said = countCalls(page, 'POST', /instant\/complete/)
  const payment = page.url()
  await press(page, 'بازگشت')
  await expect(page.getByRole('radio', { name: later })).toBeChecked()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await choose(page, /^الان کامل می‌کنم/)
  await press(page, 'ادامه')
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
  expect(said.map((call) => call.postDataJSON().isInstantPayment)).toEqual([false])
  await page.goto(payment)
  await at(page, /personal-information/)
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
})

test('after a payment was cancelled nothing is typed again: not here, not on another device', async ({
  page,
  browser,
  gateway,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await walkToDocuments(page, cellNumber)
  await sendAllDocuments(page)
  await agreeWithAnswers(page)
  const bank = await goToBank(page)
  await cancelAt(bank)
  await expect(
    bank.getByText('مبلغی از حساب شما کم نشد. سفارش شما محفوظ است و هر وقت خواستید می‌توانید پرداخت کنید.'),
  ).toBeVisible()
  await press(bank, 'پرداخت دوباره')
  await at(bank, /\/payment\/[^?]+\?step=1$/)
  await bank.close()
  await expect(page.getByText(/پرداخت را در صفحهٔ بانک لغو کردید/)).toBeVisible()
  const invoice = page.url()
  const back = [
    [/step=1$/, 'پرداخت'],
    [/upload-documents/, 'مدارک'],
    [/forwarding-details/, 'ارسال'],
    [/\/address\//, 'نشانی'],
    [/personal-information/, 'بیمه‌گذار'],
  ] as const
  for (const [address, title] of back) {
    await press(page, 'بازگشت')
    await at(page, address)
    // While a step's call is under way Back is not answered yet.
    await expect(page).toHaveTitle(`${title} · سپر`)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await expect(page.getByLabel('شمارهٔ موبایل')).not.toHaveValue('')

  const elsewhere = await (await browser.newContext({ baseURL: gateway.address })).newPage()
  await comeSignedIn(elsewhere, cellNumber)
  await elsewhere.goto(invoice)
  await expect(elsewhere.getByText('سارا رستگار')).toBeVisible()
  await expect(elsewhere.getByText(/خیابان شریعتی، کوچهٔ گلستان/)).toBeVisible()
  await agreeWithAnswers(elsewhere)
  await payAt(await goToBank(elsewhere))
  await seeReceipt(elsewhere)
  await elsewhere.context().close()
})
