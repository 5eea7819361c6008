/** An order that was left incomplete is gone on with from any device; one that is over shows how it stands. Decisions, section 6. */
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  agreeWithAnswers,
  agreeWithInsurance,
  agreeWithVehicle,
  at,
  choose,
  fillHolder,
  inquire,
  openInquiry,
  press,
  saras,
  sayNoClaims,
  seeReceipt,
} from './customer.ts'
import { deviceOf, makeOrder, openAsOwner } from './made-order.ts'
import { countCalls, walkToHolder } from './road.ts'

const HOLDER = /personal-information\/[^?]+\?incomplete=true$/

test('an order left at its documents goes on at the holder, everything filled in, one press a step', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const trackingCode = await makeOrder(await deviceOf(gateway.address, cellNumber), { at: 'documents' })
  await openAsOwner(page, `/third-party/upload-documents/${trackingCode}?incomplete=true`, cellNumber)
  await at(page, HOLDER)
  for (const [label, value] of [
    ['نام', 'نگار'],
    ['نام خانوادگی', 'آزمون'],
    ['کد ملی', '۱۲۳۴۵۶۷۸۹۱'],
    ['شمارهٔ موبایل', '۰۹۳۵۰۰۰۰۰۰۱'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  }
  await expect(page.getByRole('button', { name: /^تاریخ تولد/ })).toHaveText('۶ مرداد ۱۳۷۰')
  await press(page, 'ثبت و ادامه')
  await at(page, /\/address\/[^?]+\?incomplete=true$/)
  await expect(page.getByText('خیابان آزادی، کوچهٔ بهار')).toBeVisible()
  await press(page, 'ثبت و ادامه')
  await at(page, /forwarding-details/)
  await expect(page.getByRole('radio', { name: /^نه، همان دیجیتال/ })).toBeChecked()
  await press(page, 'ثبت و ادامه')
  await at(page, /upload-documents/)
  await expect(page.getByText('۰ از ۴')).toBeVisible()
})

test('stages two to four open at the holder whatever step their address names, and Back leads home', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await deviceOf(gateway.address, cellNumber)
  const [second, third, fourth] = [
    await makeOrder(device, { at: 'holder' }),
    await makeOrder(device, { at: 'address', company: 'karun' }),
    await makeOrder(device, { at: 'delivery', company: 'alvand' }),
  ]
  await openAsOwner(page, `/third-party/payment/${second}?incomplete=true`, cellNumber)
  await at(page, HOLDER)
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('')
  for (const address of [`/third-party/address/${third}`, `/third-party/forwarding-details/${fourth}`]) {
    await page.goto(`${address}?incomplete=true`)
    await at(page, HOLDER)
    await expect(page.getByLabel('نام', { exact: true })).toHaveValue('نگار')
  }
  await press(page, 'بازگشت')
  await at(page, /:\d+\/$/)
})

test('an order that only waits for its payment opens at the check of the answers, and Back leads home', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const trackingCode = await makeOrder(await deviceOf(gateway.address, cellNumber), { at: 'payment' })
  await openAsOwner(page, `/third-party/personal-information/${trackingCode}?incomplete=true`, cellNumber)
  await agreeWithAnswers(page)
  await press(page, 'بازگشت')
  await at(page, /step=1/)
  await press(page, 'بازگشت')
  await at(page, /:\d+\/$/)
})

test('an order begun in one browser is gone on with in another, with what the first had given', async ({
  page,
  browser,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await walkToHolder(page, cellNumber)
  await fillHolder(page, cellNumber)
  await press(page, 'ثبت و ادامه')
  await at(page, /\/address\//)
  const trackingCode = /address\/(\w+)/.exec(page.url())?.[1] ?? ''
  const elsewhere = await browser.newContext({ baseURL: gateway.address, locale: 'fa-IR' })
  const other = await elsewhere.newPage()
  await openAsOwner(other, `/third-party/address/${trackingCode}?incomplete=true`, cellNumber)
  await at(other, HOLDER)
  await expect(other.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await press(other, 'ثبت و ادامه')
  await at(other, /\/address\//)
  await elsewhere.close()
})

test('an order that is paid shows its receipt from any step’s address, never a form', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await deviceOf(gateway.address, cellNumber)
  const trackingCode = await makeOrder(device, { at: 'payment' })
  await device.payAtBank(trackingCode)
  await openAsOwner(page, `/third-party/payment/${trackingCode}`, cellNumber)
  await seeReceipt(page)
  for (const step of ['personal-information', 'address', 'forwarding-details', 'payment']) {
    await page.goto(`/third-party/${step}/${trackingCode}?incomplete=true`)
    await seeReceipt(page)
  }
})

test('an order that is paid on another device meanwhile leads to its receipt at the next press', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await deviceOf(gateway.address, cellNumber)
  const trackingCode = await makeOrder(device, { at: 'payment' })
  await openAsOwner(page, `/third-party/payment/${trackingCode}`, cellNumber)
  await press(page, 'تغییر بیمه‌گذار')
  await at(page, /personal-information/)
  await device.payAtBank(trackingCode)
  complaints.expect(/policy-holder 409|status of 409/)
  await press(page, 'ثبت و بازگشت')
  await seeReceipt(page)
})

test('an order of somebody else’s is not found, and neither is one that never was', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(/\b404\b/)
  const trackingCode = await makeOrder(await deviceOf(gateway.address, freshCustomer().cellNumber), {
    at: 'documents',
  })
  await openAsOwner(
    page,
    `/third-party/upload-documents/${trackingCode}?incomplete=true`,
    freshCustomer().cellNumber,
  )
  await expect(page.getByText('چنین سفارشی پیدا نشد')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.goto('/payment-result/ZZZZZZZZZZZZZZ')
  await expect(page.getByText('سفارش پیدا نشد')).toBeVisible()
})

test('an answer that is changed from the offers says so in the address, survives a reload, and leads straight back', async ({
  page,
}) => {
  await openInquiry(page)
  await inquire(page, saras)
  await agreeWithVehicle(page)
  await agreeWithInsurance(page)
  await sayNoClaims(page)
  await at(page, /\/offers\?/)
  // The address is there before the list was asked for.
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  const searches = countCalls(page, 'POST', /thirdparty\/1\/offers/)
  await press(page, 'ویرایش')
  await press(page, /^ویرایش خسارت/)
  await at(page, /edit-insurance=true/)
  await page.reload()
  await at(page, /edit-insurance=true/)
  await choose(page, /نه، خسارتی نگرفته‌ام/)
  await press(page, 'ثبت و بازگشت به پیشنهادها')
  await at(page, /\/offers\?/)
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  expect(page.url()).not.toContain('edit-insurance')
  expect(searches).toHaveLength(1)
})
