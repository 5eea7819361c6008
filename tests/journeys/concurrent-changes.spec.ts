/** What has changed between looking and pressing: an hour that is taken, a price that is another, an attempt at the bank that a code has taken back. Document 2 section 4; decisions, section 4. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { confirmAnswers, waitForPath, chooseRadio, goToBank, press } from './customer.ts'
import { signInDevice, createOrder, openAndSignIn, type OrderOptions } from './create-order.ts'

const thirdParty = { type: 'thirdparty' } as const
const money = (amount: number) => new Intl.NumberFormat('fa-IR').format(amount)

/** What the page was told is no longer so: one answer comes as it was a moment ago. */
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

async function openAt(page: Page, address: string, cellNumber: string, wish: OrderOptions, place: string) {
  const device = await signInDevice(address, cellNumber)
  const trackingCode = await createOrder(device, wish)
  return {
    device,
    trackingCode,
    open: () => openAndSignIn(page, `/third-party/${place}/${trackingCode}`, cellNumber),
  }
}

test('an hour that was taken meanwhile is said, the days are read again, and another hour goes on', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(/\b409$/)
  complaints.expect(/status of 409/)
  const { open } = await openAt(
    page,
    gateway.address,
    freshCustomer().cellNumber,
    { at: 'delivery' },
    'forwarding-details',
  )
  // A Friday: nothing is brought on it, so whoever still sees its hours free is late.
  await asItWas(page, /delivery-times|delivery\/times|times/, (answer) =>
    answer.replaceAll('"available":false', '"available":true'),
  )
  await open()
  await chooseRadio(page, /^بله، با پست/)
  const friday = page.getByRole('radiogroup', { name: 'روز تحویل' }).getByRole('radio', { name: /جمعه/ })
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /جمعه/ }) })
    .click()
  await page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click()
  await press(page, 'ثبت و ادامه')
  await expect(
    page.locator('[data-stays-alive]').getByText('این زمان تحویل دیگر خالی نیست؛ زمان دیگری انتخاب کنید.'),
  ).toBeVisible()
  await expect(friday).toBeDisabled()
  await expect(page).toHaveURL(/forwarding-details/)
  await page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /upload-documents/)
})

test('a price that changes at the very press closes the bank’s window and is decided on first', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(/\b409$/)
  complaints.expect(/status of 409/)
  const { open, device, trackingCode } = await openAt(
    page,
    gateway.address,
    freshCustomer().cellNumber,
    { at: 'payment', plateOf: 'قیمتِ گران‌شدهٔ سفارش' },
    'payment',
  )
  const { priceChange } = await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })
  await asItWas(page, /payment\/invoice\//, (answer) =>
    answer.replace(/"priceChange":\{[^}]*\}/, '"priceChange":null'),
  )
  await open()
  await confirmAnswers(page)
  const sheet = page.getByRole('dialog', { name: 'قیمت تغییر کرده است' })
  await expect(page.getByRole('button', { name: 'تأیید و پرداخت' })).toBeVisible()
  await expect(sheet).toBeHidden()
  const opened = page.waitForEvent('popup')
  await press(page, 'تأیید و پرداخت')
  const bank = await opened
  if (!bank.isClosed()) await bank.waitForEvent('close')
  for (const word of [money(priceChange?.from ?? 0), money(priceChange?.to ?? 0)])
    await expect(sheet).toContainText(word)
  await press(page, 'ادامه با قیمت تازه')
  await expect(sheet).toBeHidden()
  const again = await goToBank(page)
  await expect(again.getByText(money(priceChange?.to ?? 0))).toBeVisible()
})

test('a code that is applied while the bank waits takes that attempt back: its page takes no money any more', async ({
  page,
  context,
  gateway,
  freshCustomer,
}) => {
  const { open, device, trackingCode } = await openAt(
    page,
    gateway.address,
    freshCustomer().cellNumber,
    { at: 'payment' },
    'payment',
  )
  await open()
  await confirmAnswers(page)
  const { totalAmount } = await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })
  const bank = await goToBank(page)
  const left = bank.url()
  await press(page, 'برگشت به فاکتور')
  await press(page, 'افزودن کد تخفیف')
  await page.getByRole('textbox', { name: 'کد تخفیف' }).fill('SEPAR30')
  await press(page, 'اعمال کد')
  await expect(page.getByRole('region', { name: 'فاکتور' })).toContainText(money(totalAmount - 300_000))
  const stale = await context.newPage()
  await stale.goto(left)
  await expect(stale.getByRole('button', { name: 'پرداخت' })).toBeHidden()
  const { state } = await device.call('readPaymentResult', { params: { ...thirdParty, trackingCode } })
  expect(state).not.toBe('paid')
  const again = await goToBank(page)
  await expect(again.getByText(money(totalAmount - 300_000))).toBeVisible()
})
