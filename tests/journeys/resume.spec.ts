/** Incomplete orders resume on any device; settled orders show their result. Decisions, section 6. */
import { expect, test } from './fixtures.ts'
import { expectReview, waitForPath, chooseRadio, fillHolder, press, expectReceipt } from './customer.ts'
import { signInDevice, createOrder } from './create-order.ts'
import { untilQuiet } from './persisted.ts'
import { beSignedIn, sessionOf } from './session.ts'
import { recordCalls } from './walks.ts'

const HOLDER = /personal-information\/[^?]+\?incomplete=true$/

test('an order left at its documents resumes at the holder, prefilled, one press per step', async ({
  page,
  openAt,
}) => {
  await openAt.order('documents', { query: '?incomplete=true' })
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

test('orders at stages 2 to 4 open at the holder from any address, and Back goes home', async ({
  page,
  openAt,
}) => {
  const { device } = await openAt.order('holder', { addressOf: 'payment', query: '?incomplete=true' })
  const third = await createOrder(device, { at: 'address', company: 'karun' })
  const fourth = await createOrder(device, { at: 'delivery', company: 'alvand' })
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

test('an order that lacks only its payment opens at the review, and Back goes home', async ({
  page,
  openAt,
}) => {
  await openAt.order('payment', { addressOf: 'holder', query: '?incomplete=true' })
  await expectReview(page)
  await press(page, 'بازگشت')
  await waitForPath(page, /:\d+\/$/)
})

test('an order started in one browser continues in another with its answers', async ({
  page,
  browser,
  gateway,
  openAt,
}) => {
  const { cellNumber, trackingCode, device } = await openAt.order('holder')
  await fillHolder(page, cellNumber)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/address\//)
  const elsewhere = await browser.newContext({ baseURL: gateway.address, locale: 'fa-IR' })
  const other = await elsewhere.newPage()
  await beSignedIn(other, await sessionOf(device))
  await other.goto(`/third-party/address/${trackingCode}?incomplete=true`)
  await waitForPath(other, HOLDER)
  await expect(other.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await press(other, 'ثبت و ادامه')
  await waitForPath(other, /\/address\//)
  await elsewhere.close()
})

test('a paid order shows its receipt from the address of any step', async ({ page, openAt }) => {
  const { trackingCode } = await openAt.order('payment', {
    before: (order) => order.device.payAtBank(order.trackingCode),
  })
  await expectReceipt(page)
  for (const step of ['personal-information', 'address', 'forwarding-details', 'payment']) {
    await page.goto(`/third-party/${step}/${trackingCode}?incomplete=true`)
    await expectReceipt(page)
  }
})

test('an order paid on another device leads to its receipt at the next press', async ({
  page,
  browserErrors,
  openAt,
}) => {
  const { device, trackingCode } = await openAt.order('payment')
  await press(page, 'تغییر بیمه‌گذار')
  await waitForPath(page, /personal-information/)
  await device.payAtBank(trackingCode)
  browserErrors.expect(/policy-holder 409|status of 409/)
  await press(page, 'ثبت و بازگشت')
  await expectReceipt(page)
})

test('orders of another user and unknown orders are not found', async ({
  page,
  gateway,
  freshCustomer,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(/\b404\b/)
  const stranger = await signInDevice(gateway.address, freshCustomer().cellNumber)
  const trackingCode = await createOrder(stranger, { at: 'documents' })
  await openAt.path(`/third-party/upload-documents/${trackingCode}?incomplete=true`)
  await expect(page.getByText('چنین سفارشی پیدا نشد')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.goto('/payment-result/ZZZZZZZZZZZZZZ')
  await expect(page.getByText('سفارش پیدا نشد')).toBeVisible()
})

test('an edit of an answer is marked in the address, survives a reload and returns to the offers', async ({
  page,
  openAt,
}) => {
  await openAt.inquiry('offers')
  await waitForPath(page, /\/offers\?/)
  // The address is there before the list was asked for.
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  const searches = recordCalls(page, 'POST', /thirdparty\/1\/offers/)
  await press(page, 'ویرایش اطلاعات')
  await press(page, /^ویرایش خسارت/)
  await waitForPath(page, /edit-insurance=true/)
  await untilQuiet(page)
  await page.reload()
  await waitForPath(page, /edit-insurance=true/)
  await chooseRadio(page, /نه، خسارتی نگرفته‌ام/)
  await press(page, 'ثبت و بازگشت به پیشنهادها')
  await waitForPath(page, /\/offers\?/)
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  expect(page.url()).not.toContain('edit-insurance')
  expect(searches).toHaveLength(1)
})
