/** An order that was left incomplete is gone on with from any device; one that is over shows how it stands. Decisions, section 6. */
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  confirmAnswers,
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  chooseRadio,
  fillHolder,
  submitInquiry,
  openInquiry,
  press,
  knownVehicle,
  declareNoClaims,
  expectReceipt,
} from './customer.ts'
import { signInDevice, createOrder, openAndSignIn } from './create-order.ts'
import { recordCalls, walkToHolder } from './walks.ts'

const HOLDER = /personal-information\/[^?]+\?incomplete=true$/

test('an order left at its documents goes on at the holder, everything filled in, one press a step', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const trackingCode = await createOrder(await signInDevice(gateway.address, cellNumber), { at: 'documents' })
  await openAndSignIn(page, `/third-party/upload-documents/${trackingCode}?incomplete=true`, cellNumber)
  await waitForPath(page, HOLDER)
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
  await waitForPath(page, /\/address\/[^?]+\?incomplete=true$/)
  await expect(page.getByText('خیابان آزادی، کوچهٔ بهار')).toBeVisible()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /forwarding-details/)
  await expect(page.getByRole('radio', { name: /^نه، همان دیجیتال/ })).toBeChecked()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /upload-documents/)
  await expect(page.getByText('۰ از ۴')).toBeVisible()
})

test('stages two to four open at the holder whatever step their address names, and Back leads home', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const [second, third, fourth] = [
    await createOrder(device, { at: 'holder' }),
    await createOrder(device, { at: 'address', company: 'karun' }),
    await createOrder(device, { at: 'delivery', company: 'alvand' }),
  ]
  await openAndSignIn(page, `/third-party/payment/${second}?incomplete=true`, cellNumber)
  await waitForPath(page, HOLDER)
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('')
  for (const address of [`/third-party/address/${third}`, `/third-party/forwarding-details/${fourth}`]) {
    await page.goto(`${address}?incomplete=true`)
    await waitForPath(page, HOLDER)
    await expect(page.getByLabel('نام', { exact: true })).toHaveValue('نگار')
  }
  await press(page, 'بازگشت')
  await waitForPath(page, /:\d+\/$/)
})

test('an order that only waits for its payment opens at the check of the answers, and Back leads home', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const trackingCode = await createOrder(await signInDevice(gateway.address, cellNumber), { at: 'payment' })
  await openAndSignIn(page, `/third-party/personal-information/${trackingCode}?incomplete=true`, cellNumber)
  await confirmAnswers(page)
  await press(page, 'بازگشت')
  await waitForPath(page, /step=1/)
  await press(page, 'بازگشت')
  await waitForPath(page, /:\d+\/$/)
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
  await waitForPath(page, /\/address\//)
  const trackingCode = /address\/(\w+)/.exec(page.url())?.[1] ?? ''
  const elsewhere = await browser.newContext({ baseURL: gateway.address, locale: 'fa-IR' })
  const other = await elsewhere.newPage()
  await openAndSignIn(other, `/third-party/address/${trackingCode}?incomplete=true`, cellNumber)
  await waitForPath(other, HOLDER)
  await expect(other.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await press(other, 'ثبت و ادامه')
  await waitForPath(other, /\/address\//)
  await elsewhere.close()
})

test('an order that is paid shows its receipt from any step’s address, never a form', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment' })
  await device.payAtBank(trackingCode)
  await openAndSignIn(page, `/third-party/payment/${trackingCode}`, cellNumber)
  await expectReceipt(page)
  for (const step of ['personal-information', 'address', 'forwarding-details', 'payment']) {
    await page.goto(`/third-party/${step}/${trackingCode}?incomplete=true`)
    await expectReceipt(page)
  }
})

test('an order that is paid on another device meanwhile leads to its receipt at the next press', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment' })
  await openAndSignIn(page, `/third-party/payment/${trackingCode}`, cellNumber)
  await press(page, 'تغییر بیمه‌گذار')
  await waitForPath(page, /personal-information/)
  await device.payAtBank(trackingCode)
  complaints.expect(/policy-holder 409|status of 409/)
  await press(page, 'ثبت و بازگشت')
  await expectReceipt(page)
})

test('an order of somebody else’s is not found, and neither is one that never was', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(/\b404\b/)
  const trackingCode = await createOrder(await signInDevice(gateway.address, freshCustomer().cellNumber), {
    at: 'documents',
  })
  await openAndSignIn(
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
  await submitInquiry(page, knownVehicle)
  await confirmVehicle(page)
  await confirmPreviousPolicy(page)
  await declareNoClaims(page)
  await waitForPath(page, /\/offers\?/)
  // The address is there before the list was asked for.
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  const searches = recordCalls(page, 'POST', /thirdparty\/1\/offers/)
  await press(page, 'ویرایش')
  await press(page, /^ویرایش خسارت/)
  await waitForPath(page, /edit-insurance=true/)
  await page.reload()
  await waitForPath(page, /edit-insurance=true/)
  await chooseRadio(page, /نه، خسارتی نگرفته‌ام/)
  await press(page, 'ثبت و بازگشت به پیشنهادها')
  await waitForPath(page, /\/offers\?/)
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  expect(page.url()).not.toContain('edit-insurance')
  expect(searches).toHaveLength(1)
})
