/**
 * Changes on the gateway between reading and pressing: a taken delivery time, a changed price, a cancelled
 * payment attempt. Document 2 section 4; decisions, section 4.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { payButton, expectReview, waitForPath, chooseRadio, goToBank, press } from './customer.ts'

const thirdParty = { type: 'thirdparty' } as const
const money = (amount: number) => new Intl.NumberFormat('fa-IR').format(amount)

/** Makes one response out of date before the page reads it. */
async function asItWas(page: Page, path: RegExp, earlier: (answer: string) => string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: earlier(await response.text()) })
    },
    { times: 1 },
  )
}

test('a delivery time that was taken meanwhile is explained, and another one can be chosen', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(/\b409$/)
  browserErrors.expect(/status of 409/)
  // Nothing is delivered on Fridays, so a page that still shows them as available is out of date.
  await asItWas(page, /delivery-times|delivery\/times|times/, (answer) =>
    answer.replaceAll('"available":false', '"available":true'),
  )
  await openAt.order('delivery')
  await chooseRadio(page, /^بله، بفرستید/)
  const friday = page.getByRole('radiogroup', { name: 'روز تحویل' }).getByRole('radio', { name: /جمعه/ })
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /جمعه/ }) })
    .click()
  await page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click()
  await press(page, 'ثبت و ادامه')
  await expect(
    page.getByRole('main').getByText('این زمان دیگر خالی نیست؛ زمان دیگری انتخاب کنید.'),
  ).toBeVisible()
  await expect(friday).toBeDisabled()
  await expect(page).toHaveURL(/forwarding-details/)
  await page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /upload-documents/)
})

test('a price that changes when Pay is pressed closes the bank window and is decided on first', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(/\b409$/)
  browserErrors.expect(/status of 409/)
  await asItWas(page, /payment\/invoice\//, (answer) =>
    answer.replace(/"priceChange":\{[^}]*\}/, '"priceChange":null'),
  )
  const { device, trackingCode } = await openAt.order('payment', { plateOf: 'قیمتِ گران‌شدهٔ سفارش' })
  const { priceChange } = await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })
  await expectReview(page)
  const sheet = page.getByRole('dialog', { name: 'قیمت تغییر کرده است' })
  await expect(payButton(page)).toBeVisible()
  await expect(sheet).toBeHidden()
  const opened = page.waitForEvent('popup')
  await payButton(page).click()
  const bank = await opened
  if (!bank.isClosed()) await bank.waitForEvent('close')
  for (const word of [money(priceChange?.from ?? 0), money(priceChange?.to ?? 0)])
    await expect(sheet).toContainText(word)
  await press(page, 'ادامه با قیمت تازه')
  await expect(sheet).toBeHidden()
  const again = await goToBank(page)
  await expect(again.getByText(money(priceChange?.to ?? 0))).toBeVisible()
})

test('a discount code applied during a payment cancels that attempt: its bank page accepts no money', async ({
  page,
  context,
  openAt,
}) => {
  const { device, trackingCode } = await openAt.order('payment')
  await expectReview(page)
  const { totalAmount } = await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })
  const bank = await goToBank(page)
  const left = bank.url()
  await press(page, 'برگشت به پرداخت')
  await press(page, 'افزودن کد تخفیف')
  await page.getByRole('textbox', { name: 'کد تخفیف' }).fill('SEPAR30')
  await press(page, 'اعمال کد')
  await expect(page.getByRole('region', { name: 'قیمت' })).toContainText(money(totalAmount - 300_000))
  const stale = await context.newPage()
  await stale.goto(left)
  await expect(stale.getByRole('button', { name: 'پرداخت' })).toBeHidden()
  const { state } = await device.call('readPaymentResult', { params: { ...thirdParty, trackingCode } })
  expect(state).not.toBe('paid')
  const again = await goToBank(page)
  await expect(again.getByText(money(totalAmount - 300_000))).toBeVisible()
})
