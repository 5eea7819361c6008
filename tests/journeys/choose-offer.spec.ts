/**
 * From an offer to an order: sign-in, alternatives, payment types, experiments and changed prices.
 * Document 2 section 4 "Offer selection".
 */
import { expect, expectAccessible, test } from './fixtures.ts'
import { waitForPath, chooseRadio, press, knownVehicle, signIn } from './customer.ts'
import {
  alternativeSheet,
  openPaymentSheetOf,
  priceIncreases,
  experimentVariants,
  offerOf,
  orderCall,
  paymentSheet,
  priceOf,
  priceSheet,
  openPricesOf,
} from './choose-offer.ts'
import { recordCalls } from './walks.ts'
import { untilQuiet } from './persisted.ts'

const registering = /order\/register/

test('a guest’s choice survives sign-in, and the order is made with it', async ({ page, freshCustomer }) => {
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

test('an alternative with a better cover is offered and can be accepted or declined', async ({
  page,
  freshCustomer,
  openAt,
}) => {
  await openAt.inquiry('offers', freshCustomer())
  await expect(offerOf(page, 'بیمهٔ کارون')).toBeVisible()
  const price = await priceOf(page, 'بیمهٔ دماوند')
  await press(page, 'انتخاب بیمهٔ دماوند')
  const sheet = alternativeSheet(page)
  const better = sheet.getByRole('region', { name: 'سقف ۶۰ میلیون' })
  await expect(sheet).toContainText(price)
  await expect(better).toBeVisible()
  await expectAccessible(page)
  await press(page, 'ادامه با سقف ۵۳٫۳ میلیون')
  await expect(paymentSheet(page).getByText(/سقف ۵۳٫۳ میلیون/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, 'به‌روزرسانی قیمت‌ها')
  await press(page, 'انتخاب بیمهٔ دماوند')
  await press(page, 'انتخاب سقف ۶۰ میلیون')
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

test('a user without experiment variants gets variant A, and the missing segment is reported', async ({
  page,
  openAt,
}) => {
  const reports = recordCalls(page, 'POST', /client\/v1\/reports/)
  await openAt.inquiry('offers', { cellNumber: experimentVariants.neither })
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await expect
    .poll(() => reports.map((report) => report.postDataJSON()))
    .toEqual([{ problem: 'User segment not exist', subject: 'offer-card' }])
  await press(page, 'ثبت سفارش')
  await waitForPath(page, /personal-information/)
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
  expect(reports.map((report) => report.postDataJSON().subject)).toEqual(['offer-card', 'complete-later'])
})

test('a price that has risen is explained, also after a reload, and can be accepted', async ({
  page,
  browserErrors,
  freshCustomer,
  openAt,
}) => {
  browserErrors.expect(/\b4\d\d\b/)
  await openAt.inquiry('offers', { ...freshCustomer(), vehicle: priceIncreases })
  await expect(offerOf(page, 'بیمهٔ کارون')).toBeVisible()
  const old = await priceOf(page, 'بیمهٔ کارون')
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ثبت سفارش')
  await expect(priceSheet(page).getByText('گران‌تر شده است')).toBeVisible()
  await untilQuiet(page)
  await page.reload()
  await expect(priceSheet(page)).toContainText(old)
  const [call] = await Promise.all([orderCall(page), press(page, 'ادامه با قیمت تازه')])
  expect(call.postDataJSON()).toMatchObject({ companyCode: 'karun', paymentType: 'cash' })
  await waitForPath(page, /personal-information/)
})
