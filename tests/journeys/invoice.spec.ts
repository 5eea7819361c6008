/**
 * The invoice and the bank: discount codes, the bank window, results of a payment. Document 2 section 4;
 * decisions, section 4.
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type OpenAt, type OpenOrder, type OrderSetup, test } from './fixtures.ts'
import { payButton, expectReview, goToBank, payAtBank, press, expectReceipt } from './customer.ts'
import { recordCalls, blockCalls } from './walks.ts'

const TOKEN = /payment\/token\//
const thirdParty = { type: 'thirdparty' } as const
const payable = (page: Page) => page.getByRole('region', { name: 'قیمت' })
const money = (amount: number) => new Intl.NumberFormat('fa-IR').format(amount)

/** Opens the invoice of a complete order. */
async function openInvoice(page: Page, openAt: OpenAt, setup: OrderSetup = {}): Promise<OpenOrder> {
  const order = await openAt.order('payment', setup)
  await expectReview(page)
  return order
}

test('the invoice is read beside the order, not after it', async ({ page, openAt }) => {
  const asked = page.waitForRequest(/payment\/invoice\//)
  let readings = 0
  await page.route(/order\/detail\//, async (route) => {
    readings += 1
    // The first reading opens the journey; the second one is that of the answers to check.
    if (readings > 1) await asked
    await route.fallback()
  })
  await openInvoice(page, openAt)
  expect(readings).toBe(2)
})

const totalOf = async ({ device, trackingCode }: OpenOrder) =>
  (await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })).totalAmount

test('a refused discount code is explained; an accepted one changes the invoice and can be removed', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(/discount\/apply 4\d\d/)
  browserErrors.expect(/status of 4\d\d/)
  const opened = await openInvoice(page, openAt, {
    search: { discountCode: 'MEHR10' },
  })
  await expect(page.getByText(/MEHR10/), 'the code of the offers stays').toBeVisible()
  await press(page, 'حذف کد')
  await expect(page.getByRole('button', { name: 'افزودن کد تخفیف' })).toBeVisible()
  const before = await totalOf(opened)
  await expect(payable(page)).toContainText(money(before))
  await expect(page.getByText(/^این قیمت تا (پایان امروز|۲۵ آبان، ساعت ۰:\S+) معتبر است/)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'کد تخفیف' })
  const enter = async (code: string) => {
    await field.fill(code)
    await page.getByRole('dialog').getByRole('button', { name: 'اعمال کد' }).press('Enter')
  }
  await press(page, 'افزودن کد تخفیف')
  for (const [code, sentence] of [
    ['NOSUCH', /نمی‌شناسیم/],
    ['TABESTAN', /تمام شده|گذشته/],
    ['AVALIN', /ظرفیت|پر شده/],
  ] as const) {
    await enter(code)
    await expect(field).toHaveAccessibleDescription(sentence)
  }
  await expectAccessible(page)
  const readings = recordCalls(page, 'GET', /payment\/invoice\//)
  await enter('separ30')
  await expect(page.getByText('کد تخفیف اعمال شد.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(/SEPAR30/)).toBeVisible()
  await expect(payable(page)).toContainText(money(before - 300_000))
  expect(readings).toHaveLength(1)
  await press(page, 'حذف کد')
  await expect(page.getByText('کد تخفیف حذف شد.').first()).toBeVisible()
  await expect(payable(page)).toContainText(money(before))
  await expect(page.getByRole('button', { name: 'افزودن کد تخفیف' })).toBeVisible()
})

for (const openedVia of ['pwa', 'passenger'] as const) {
  test(`the bank window opens before its address is requested, opened via ${openedVia}`, async ({
    page,
    openAt,
  }) => {
    await openInvoice(page, openAt, { query: `?openedVia=${openedVia}` })
    const release = await blockCalls(page, TOKEN)
    const asked = page.waitForRequest(TOKEN)
    const opened = page.waitForEvent('popup')
    await payButton(page).click()
    const bank = await opened
    expect(bank.url()).toBe('about:blank')
    expect(new URL((await asked).url()).searchParams.get('openedVia')).toBe(openedVia)
    release()
    await expect(bank.getByRole('heading', { name: 'پرداخت حق‌بیمه' })).toBeVisible()
    await expect(page.getByText('منتظر پرداخت شما در صفحهٔ بانک هستیم')).toBeVisible()
  })
}

test('when the bank window is blocked, the same tab goes to the bank and returns', async ({
  page,
  openAt,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openInvoice(page, openAt)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'پرداخت حق‌بیمه' })).toBeVisible()
  await payAtBank(page)
  await expectReceipt(page)
})

test('a refused card and a timeout are explained in the bank window and on the review', async ({
  page,
  openAt,
}) => {
  await openInvoice(page, openAt)
  for (const [button, heading, note] of [
    ['کارت پذیرفته نشود', 'بانک پرداخت را نپذیرفت', /بانک پرداخت را نپذیرفت. سفارش شما همین‌جاست/],
    ['مهلت تمام شود', 'مهلت پرداخت تمام شد', /مهلت پرداخت در صفحهٔ بانک تمام شد/],
  ] as const) {
    const bank = await goToBank(page)
    await press(bank, button)
    await expect(bank.getByRole('heading', { name: heading })).toBeVisible()
    await bank.close()
    await expect(page.getByText(note)).toBeVisible()
  }
})

test('the result page trusts the gateway, not its address', async ({ page, openAt }) => {
  const { trackingCode } = await openInvoice(page, openAt)
  await page.goto(`/payment-result/${trackingCode}?state=paid&status=OK`)
  await expect(page.getByRole('heading', { name: 'هنوز پرداخت نکرده‌اید' })).toBeVisible()
  await press(page, /^رفتن به پرداخت/)
  await expectReview(page)
})

test('a result page opened during the payment waits and shows the receipt once it is paid', async ({
  page,
  openAt,
}) => {
  const { trackingCode, device } = await openInvoice(page, openAt)
  const { paymentUrl } = await device.call('startPayment', {
    params: { ...thirdParty, trackingCode },
    query: { openedVia: 'pwa' },
  })
  expect(paymentUrl).not.toBe('')
  await page.goto(`/payment-result/${trackingCode}`)
  await expect(page.getByRole('heading', { name: 'پرداخت هنوز تمام نشده است' })).toBeVisible()
  await device.payAtBank(trackingCode)
  await expectReceipt(page)
})
