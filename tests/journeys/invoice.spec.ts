/** The invoice and the bank: a discount code, the last check, a price that changed, the bank's window, the result. Document 2 section 4; decisions, section 4. */
import type { Page } from '@playwright/test'
import { holder as somebody } from '#gateway/testing/purchase.sample.ts'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { confirmAnswers, waitForPath, goToBank, payAtBank, press, expectReceipt } from './customer.ts'
import { type Device, signInDevice, createOrder, openAndSignIn, type OrderOptions } from './create-order.ts'
import { recordCalls, faults, blockCalls, consoleErrors } from './walks.ts'

const TOKEN = /payment\/token\//
const thirdParty = { type: 'thirdparty' } as const
const payable = (page: Page) => page.getByRole('region', { name: 'فاکتور' })
const money = (amount: number) => new Intl.NumberFormat('fa-IR').format(amount)

type Opened = { readonly trackingCode: string; readonly device: Device }

/** Opens the invoice of an order that is complete. */
async function openInvoice(
  page: Page,
  address: string,
  cellNumber: string,
  wish: Partial<OrderOptions> & { query?: string } = {},
): Promise<Opened> {
  const device = await signInDevice(address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment', ...wish })
  await openAndSignIn(page, `/third-party/payment/${trackingCode}${wish.query ?? ''}`, cellNumber)
  await confirmAnswers(page)
  return { trackingCode, device }
}

const totalOf = async ({ device, trackingCode }: Opened) =>
  (await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })).totalAmount

test('a discount code is refused in its field, then changes the invoice, and can be taken off again', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(/discount\/apply 4\d\d/)
  complaints.expect(/status of 4\d\d/)
  const opened = await openInvoice(page, gateway.address, freshCustomer().cellNumber, {
    search: { discountCode: 'MEHR10' },
  })
  await expect(page.getByText('MEHR10'), 'the code of the offers stays').toBeVisible()
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
  await expect(page.getByText('SEPAR30')).toBeVisible()
  await expect(payable(page)).toContainText(money(before - 300_000))
  expect(readings).toHaveLength(1)
  await press(page, 'حذف کد')
  await expect(page.getByText('کد تخفیف حذف شد.').first()).toBeVisible()
  await expect(payable(page)).toContainText(money(before))
  await expect(page.getByRole('button', { name: 'افزودن کد تخفیف' })).toBeVisible()
})

test('whoever buys for another looks once more before the bank is opened', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const another = {
    ...somebody,
    type: 'another_person',
    carOwnerNationalCode: '0084575948',
    carOwnerBirthDate: '1369-02-12',
  } as const
  await openInvoice(page, gateway.address, freshCustomer().cellNumber, { holder: another })
  const calls = recordCalls(page, 'GET', TOKEN)
  await press(page, 'تأیید و پرداخت')
  const sheet = page.getByRole('dialog', { name: 'یک بار دیگر ببینید' })
  for (const word of ['نگار آزمون', '۱۲۳۴۵۶۷۸۹۱', 'پژو ۲۰۷', '۲۰۰ میلیون', '۵ آذر'])
    await expect(sheet).toContainText(word)
  await expectAccessible(page)
  expect(calls).toHaveLength(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await press(page, 'تأیید و پرداخت')
  const opened = page.waitForEvent('popup')
  await press(page, 'درست است، پرداخت')
  await payAtBank(await opened)
  await expectReceipt(page)
})

test('a price that changed is shown old and new with its reason; nothing is paid before it is decided', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { trackingCode, device } = await openInvoice(page, gateway.address, freshCustomer().cellNumber, {
    plateOf: 'قیمتِ گران‌شدهٔ سفارش',
  })
  const { priceChange } = await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })
  const [from, to] = [priceChange?.from ?? 0, priceChange?.to ?? 0]
  const sheet = page.getByRole('dialog', { name: 'قیمت تغییر کرده است' })
  for (const word of [
    money(to - from),
    'گران‌تر شده است',
    money(from),
    money(to),
    'تخفیف شرکت بیمه تغییر کرده یا تمام شده است.',
  ])
    await expect(sheet).toContainText(word)
  await expectAccessible(page)
  await press(page, 'دیدن پیشنهادهای دیگر')
  await waitForPath(page, /\/offers\?/)
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  await press(page, 'بازگشت')
  await confirmAnswers(page)
  await press(page, 'ادامه با قیمت تازه')
  await expect(page.getByText('قیمت تازه ثبت شد.').first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(payable(page)).toContainText(money(to))
  const bank = await goToBank(page)
  await expect(bank.getByText(money(to))).toBeVisible()
})

for (const openedVia of ['pwa', 'passenger'] as const) {
  test(`the bank’s window is there before its address is asked for, opened by ${openedVia}`, async ({
    page,
    gateway,
    freshCustomer,
  }) => {
    await openInvoice(page, gateway.address, freshCustomer().cellNumber, { query: `?openedVia=${openedVia}` })
    const release = await blockCalls(page, TOKEN)
    const asked = page.waitForRequest(TOKEN)
    const opened = page.waitForEvent('popup')
    await press(page, 'تأیید و پرداخت')
    const bank = await opened
    expect(bank.url()).toBe('about:blank')
    expect(new URL((await asked).url()).searchParams.get('openedVia')).toBe(openedVia)
    release()
    await expect(bank.getByRole('heading', { name: 'پرداخت حق‌بیمه' })).toBeVisible()
    await expect(page.getByText('منتظر پرداخت شما در صفحهٔ بانک هستیم')).toBeVisible()
  })
}

test('a payment that cannot be begun closes the bank’s window, says so, and can be begun again', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(consoleErrors.broken)
  await openInvoice(page, gateway.address, freshCustomer().cellNumber)
  await page.route(TOKEN, faults.broken, { times: 1 })
  const opened = page.waitForEvent('popup')
  await press(page, 'تأیید و پرداخت')
  const bank = await opened
  if (!bank.isClosed()) await bank.waitForEvent('close')
  await expect(page.getByRole('main').getByText(/مشکلی از سمت ما پیش آمد/)).toBeVisible()
  await payAtBank(await goToBank(page))
  await expectReceipt(page)
})

test('where the browser refuses the window the same tab goes to the bank, and comes back with the result', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openInvoice(page, gateway.address, freshCustomer().cellNumber)
  await press(page, 'تأیید و پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت حق‌بیمه' })).toBeVisible()
  await payAtBank(page)
  await expectReceipt(page)
})

test('a card that is refused, and a time that ran out, are said in the bank’s window and on the invoice', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  await openInvoice(page, gateway.address, freshCustomer().cellNumber)
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

test('the result page believes the gateway, never its address', async ({ page, gateway, freshCustomer }) => {
  const { trackingCode } = await openInvoice(page, gateway.address, freshCustomer().cellNumber)
  await page.goto(`/payment-result/${trackingCode}?state=paid&status=OK`)
  await expect(page.getByRole('heading', { name: 'هنوز پرداخت نکرده‌اید' })).toBeVisible()
  await press(page, 'رفتن به فاکتور')
  await confirmAnswers(page)
})

test('a result page that is opened while the bank is still asked waits, and shows the receipt by itself once it is paid', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { trackingCode, device } = await openInvoice(page, gateway.address, freshCustomer().cellNumber)
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

test('instalments beyond the user’s credit are said on the invoice and asked at the bank, and so is a year whose tariff is not known', async ({
  page,
  gateway,
}) => {
  const search = { lastPolicyStartDate: '1404-01-15', lastPolicyExpDate: '1405-01-15' }
  const { trackingCode, device } = await openInvoice(page, gateway.address, '09000001154', {
    plateOf: 'اعتبار قسطی کم',
    paymentType: 'bnpl',
    search,
  })
  const { payNow, plan } = await device.call('readInvoice', { params: { ...thirdParty, trackingCode } })
  expect(payNow).toBeGreaterThan(plan?.amount ?? payNow)
  await expect(page.getByText(/قسط‌ها از اعتبار شما بیشتر بود/)).toBeVisible()
  await expect(page.getByText(/بیمهٔ شما از سال ۱۴۰۵ شروع می‌شود/)).toBeVisible()
  const bank = await goToBank(page)
  await expect(bank.getByText('قسط اول')).toBeVisible()
  await expect(bank.getByText(money(payNow))).toBeVisible()
})
