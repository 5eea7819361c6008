/** From an offer to an order: signing in on the way, alternatives, ways of paying, the experiment, a price that has changed. Document 2 section 4 "Offer selection". */
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { waitForPath, chooseRadio, press, knownVehicle, signIn } from './customer.ts'
import {
  alternativeSheet,
  openPaymentSheetOf,
  openHomeSignedIn,
  priceIncreases,
  experimentVariants,
  offerOf,
  orderCall,
  paymentSheet,
  priceOf,
  priceSheet,
  openPricesOf,
  priceUnchanged,
  notRegisteredForInstalments,
  alternativesFail,
} from './choose-offer.ts'
import { recordCalls } from './walks.ts'

const registering = /order\/register/

test('a guest’s choice waits while they sign in: the order is made of it, to be paid by cheques as they said', async ({
  page,
  freshCustomer,
}) => {
  const calls = recordCalls(page, 'POST', registering)
  await openPricesOf(page, knownVehicle)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await chooseRadio(page, /^چک/)
  await expect(paymentSheet(page).getByText('سررسید چک‌ها')).toBeVisible()
  await expect(paymentSheet(page).getByText('جمع با چک')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'ورود و ثبت سفارش')
  await waitForPath(page, /sandbox\/sign-in/)
  await page.goBack()
  await expect(offerOf(page, 'بیمهٔ کارون')).toBeVisible()
  expect(calls).toHaveLength(0)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await chooseRadio(page, /^چک/)
  await press(page, 'ورود و ثبت سفارش')
  await signIn(page, freshCustomer().cellNumber)
  await waitForPath(page, /personal-information/)
  expect(calls.map((call) => call.postDataJSON())).toMatchObject([
    {
      companyCode: 'karun',
      paymentType: 'installment',
      liabilityPropertyDamage: 53_300_000,
      upsellingId: null,
    },
  ])
})

test('a better cover is shown beside the one that was chosen: one may stay, or take it', async ({
  page,
  freshCustomer,
}) => {
  await openHomeSignedIn(page, freshCustomer().cellNumber)
  await openPricesOf(page, knownVehicle)
  const price = await priceOf(page, 'بیمهٔ دماوند')
  await press(page, 'انتخاب بیمهٔ دماوند')
  const sheet = alternativeSheet(page)
  await expect(sheet.getByText(/انتخاب شما: بیمهٔ دماوند، سقف ۵۳٫۳ میلیون/)).toBeVisible()
  const better = sheet.getByRole('region', { name: 'پوشش ۶۰ میلیونی' })
  await expect(better).toContainText(price)
  await expect(better.getByText('بیشتر، برای پوشش ۶۰ میلیونی')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'همین پیشنهاد')
  await expect(paymentSheet(page).getByText(/سقف ۵۳٫۳ میلیون/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, 'انتخاب بیمهٔ دماوند')
  await press(page, 'پوشش ۶۰ میلیونی')
  await expect(paymentSheet(page).getByText(/سقف ۶۰ میلیون/)).toBeVisible()
  const [call] = await Promise.all([orderCall(page), press(page, 'ثبت سفارش')])
  expect(call.postDataJSON()).toMatchObject({
    companyCode: 'damavand',
    liabilityPropertyDamage: 60_000_000,
    upsellingId: expect.any(String),
    paymentType: 'cash',
  })
  await waitForPath(page, /personal-information/)
})

test('an alternative that fails to come keeps nobody from buying', async ({ page, complaints }) => {
  complaints.expect(/upsells.*\b500\b|\b500\b.*upsells/)
  await openPricesOf(page, alternativesFail)
  await openPaymentSheetOf(page, 'بیمهٔ دماوند')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await press(page, 'ورود و ثبت سفارش')
  await waitForPath(page, /sandbox\/sign-in/)
})

test('in variant B of the offer card an offer goes straight on, in cash', async ({ page }) => {
  await openHomeSignedIn(page, experimentVariants.straightOn)
  await openPricesOf(page, knownVehicle)
  const calls = recordCalls(page, 'POST', registering)
  await press(page, 'انتخاب بیمهٔ کارون')
  await waitForPath(page, /personal-information/)
  expect(calls.map((call) => call.postDataJSON())).toMatchObject([
    { companyCode: 'karun', paymentType: 'cash' },
  ])
})

test('whoever is in no variant is treated as A, and that is reported', async ({ page }) => {
  await openHomeSignedIn(page, experimentVariants.neither)
  await openPricesOf(page, knownVehicle)
  const reports = recordCalls(page, 'POST', /client\/v1\/reports/)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await expect
    .poll(() => reports.map((report) => report.postDataJSON()))
    .toEqual([{ problem: 'User segment not exist', subject: 'offer-card' }])
  await press(page, 'ثبت سفارش')
  await waitForPath(page, /personal-information/)
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
  expect(reports.map((report) => report.postDataJSON().subject)).toEqual(['offer-card', 'complete-later'])
})

test('whoever is not registered for instalments sees them with the reason, and pays in cash', async ({
  page,
}) => {
  await openHomeSignedIn(page, notRegisteredForInstalments)
  await openPricesOf(page, knownVehicle)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  const instalments = page.getByRole('radio', { name: /^۴ قسط/ })
  await expect(instalments).toBeDisabled()
  await expect(
    paymentSheet(page).getByText('هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ نقدی یا با چک بپردازید.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.locator('label').filter({ has: instalments }).click({ force: true })
  await expect(paymentSheet(page).getByRole('radio', { name: /^نقدی/ })).toBeChecked()
  const [call] = await Promise.all([orderCall(page), press(page, 'ثبت سفارش')])
  expect(call.postDataJSON()).toMatchObject({ paymentType: 'cash' })
  await waitForPath(page, /personal-information/)
})

test('a guest who chose instalments, and is not registered for them, is told so at once and chooses again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b4\d\d\b/)
  await openPricesOf(page, knownVehicle)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await chooseRadio(page, /^۴ قسط/)
  await press(page, 'ورود و ثبت سفارش')
  await signIn(page, notRegisteredForInstalments)
  await expect(page.getByRole('alert').filter({ hasText: /روش پرداخت/ })).toBeVisible()
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ثبت سفارش')
  await waitForPath(page, /personal-information/)
})

test('a price that has grown since it was seen is shown with the old one and why, also after a reload; another offer may be looked for', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(/\b4\d\d\b/)
  const calls = recordCalls(page, 'POST', registering)
  await openPricesOf(page, priceIncreases)
  const old = await priceOf(page, 'بیمهٔ کارون')
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ورود و ثبت سفارش')
  await signIn(page, freshCustomer().cellNumber)
  const sheet = priceSheet(page)
  await expect(sheet.getByText('گران‌تر شده است')).toBeVisible()
  await page.reload()
  await expect(sheet.getByText('قیمت قبلی')).toBeVisible()
  await expect(sheet).toContainText(old)
  await expect(sheet.getByText('قیمت تازه', { exact: true })).toBeVisible()
  await expect(sheet.getByText('تخفیف شرکت بیمه تغییر کرده یا تمام شده است.')).toBeVisible()
  await expectAccessible(page)
  expect(calls).toHaveLength(1)
  await press(page, 'دیدن پیشنهادهای دیگر')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(offerOf(page, 'بیمهٔ کارون')).not.toContainText(old)
  await openPaymentSheetOf(page, 'بیمهٔ سرو')
  await press(page, 'ثبت سفارش')
  await waitForPath(page, /personal-information/)
})

test('a price that has grown is taken by a press, and the order is made at it', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(/\b4\d\d\b/)
  await openHomeSignedIn(page, freshCustomer().cellNumber)
  await openPricesOf(page, priceIncreases)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ثبت سفارش')
  await expect(priceSheet(page)).toBeVisible()
  const [call] = await Promise.all([orderCall(page), press(page, 'ادامه با قیمت تازه')])
  expect(call.postDataJSON()).toMatchObject({ companyCode: 'karun', paymentType: 'cash' })
  await waitForPath(page, /personal-information/)
})

test('an offer that has lapsed and costs the same goes on by itself', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(/\b4\d\d\b/)
  await openHomeSignedIn(page, freshCustomer().cellNumber)
  await openPricesOf(page, priceUnchanged)
  const calls = recordCalls(page, 'POST', registering)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ثبت سفارش')
  await waitForPath(page, /personal-information/)
  expect(calls).toHaveLength(2)
  const [lapsed, anew] = calls.map((call) => call.postDataJSON().searchTrackingCode)
  expect(lapsed).not.toBe(anew)
})
