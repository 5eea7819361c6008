/** A call that fails, at every step: what is said, that nothing typed is lost, and that the road goes on. Document 1 section 8. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  confirmAnswers,
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  cardPicture,
  chooseOffer,
  declinePaper,
  fillAddress,
  fillHolder,
  goToBank,
  submitInquiry,
  openInquiry,
  payAtBank,
  press,
  postponeDocuments,
  knownVehicle,
  declareNoClaims,
  expectReceipt,
  signIn,
  confirmAddress,
} from './customer.ts'
import {
  consoleErrors,
  failNextCall,
  walkToAddress,
  walkToDocuments,
  walkToHolder,
  walkToOffers,
} from './walks.ts'

/** A reading call failed: the panel, with an id for support and the way on. */
async function seePanelAndRetry(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('alert').filter({ hasText: title })
  await expect(panel).toBeVisible()
  await expect(panel.getByText('کد خطا', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^E-[0-9A-Z]{5}$/)).toBeVisible()
  await press(page, 'تلاش دوباره')
}

const unreachableNote = (page: Page) =>
  page.getByRole('main').getByText(/ارتباط با سرور برقرار نشد.*محفوظ است/)
const brokenNote = (page: Page) => page.getByRole('main').getByText(/مشکلی از سمت ما پیش آمد.*محفوظ است/)

test('the gateway cannot be reached at first: a panel, and retry opens the step', async ({
  page,
  complaints,
}) => {
  complaints.expect(consoleErrors.unreachable)
  await failNextCall(page, 'GET', /thirdparty\/1\/config/, 'unreachable')
  await openInquiry(page)
  await seePanelAndRetry(page, 'اطلاعات نرسید')
  await expect(page.getByLabel('دو رقم اول پلاک')).toBeVisible()
})

test('a lookup that fails says so once, and keeps plate and code', async ({ page, complaints }) => {
  complaints.expect(consoleErrors.unreachable)
  await failNextCall(page, 'POST', /inquiry\/by-plate/, 'unreachable')
  await openInquiry(page)
  await submitInquiry(page, knownVehicle)
  await expect(unreachableNote(page)).toBeVisible()
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue(knownVehicle.nationalCode)
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
})

test('offers that do not come are asked for again', async ({ page, complaints }) => {
  complaints.expect(consoleErrors.broken)
  await failNextCall(page, 'POST', /thirdparty\/1\/offers/, 'broken')
  await openInquiry(page)
  await submitInquiry(page, knownVehicle)
  await confirmVehicle(page)
  await confirmPreviousPolicy(page)
  await declareNoClaims(page)
  await waitForPath(page, /offers\?/)
  await seePanelAndRetry(page, 'پیشنهادها نرسید')
  await waitForPath(page, /offers\?/)
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
})

test('an order that is not made keeps the choice, and is made by trying again', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(consoleErrors.broken)
  await walkToOffers(page)
  await failNextCall(page, 'POST', /order\/register/, 'broken')
  await chooseOffer(page)
  await signIn(page, freshCustomer().cellNumber)
  await seePanelAndRetry(page, 'پاسخ ثبت سفارش نرسید')
  await waitForPath(page, /personal-information/)
})

test('a holder who is not saved stays as typed', async ({ page, complaints, freshCustomer }) => {
  const { cellNumber } = freshCustomer()
  complaints.expect(consoleErrors.unreachable)
  await walkToHolder(page, cellNumber)
  await failNextCall(page, 'POST', /order\/policy-holder/, 'unreachable')
  await fillHolder(page, cellNumber)
  await press(page, 'ثبت و ادامه')
  await expect(unreachableNote(page)).toBeVisible()
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await expect(page.getByRole('button', { name: /^تاریخ تولد/ })).toContainText('۱۲ اردیبهشت ۱۳۶۹')
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/address\//)
})

test('addresses, their saving, the order’s address and its delivery fail once each, and none is typed again', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(consoleErrors.broken)
  complaints.expect(consoleErrors.unreachable)
  await failNextCall(page, 'GET', /\/api\/v1\/address\?/, 'broken')
  await walkToAddress(page, freshCustomer().cellNumber)
  await seePanelAndRetry(page, 'نشانی‌ها نرسید')
  await failNextCall(page, 'POST', /address\/create/, 'unreachable')
  await press(page, 'افزودن نشانی')
  await fillAddress(page)
  await press(page, 'ذخیرهٔ نشانی')
  await expect(page.getByRole('dialog').getByText(/ارتباط با سرور برقرار نشد/)).toBeVisible()
  await expect(page.getByLabel('کد پستی')).toHaveValue('۱۹۳۸۷۶۵۴۳۱')
  await press(page, 'ذخیرهٔ نشانی')
  await failNextCall(page, 'POST', /order\/policy-info/, 'broken')
  await confirmAddress(page)
  await expect(brokenNote(page)).toBeVisible()
  await failNextCall(page, 'GET', /order\/delivery-times\//, 'unreachable')
  await confirmAddress(page)
  await seePanelAndRetry(page, 'زمان‌های تحویل نرسید')
  await failNextCall(page, 'POST', /order\/delivery-address/, 'broken')
  await declinePaper(page)
  await expect(brokenNote(page)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^نه، همان دیجیتال/ })).toBeChecked()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /upload-documents/)
})

test('documents, a picture of them, the invoice and the payment fail once each, and the policy is bought', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  test.slow()
  complaints.expect(consoleErrors.broken)
  complaints.expect(consoleErrors.unreachable)
  await failNextCall(page, 'POST', /order\/complete/, 'broken')
  await walkToDocuments(page, freshCustomer().cellNumber)
  await seePanelAndRetry(page, 'مدارک نرسید')
  await expect(page.getByText('۰ از ۴')).toBeVisible()
  await failNextCall(page, 'GET', /\/api\/v1\/documents\/[^/]+$/, 'unreachable')
  await page.reload()
  await seePanelAndRetry(page, 'مدارک نرسید')
  await failNextCall(page, 'POST', /\/api\/v1\/documents$/, 'unreachable')
  await page.locator('input[type=file]').first().setInputFiles(cardPicture)
  await press(page, 'تلاش دوباره')
  await expect(page.getByText('بارگذاری شد', { exact: true })).toHaveCount(1)
  await failNextCall(page, 'POST', /documents\/submit/, 'broken')
  await postponeDocuments(page)
  await expect(brokenNote(page)).toBeVisible()
  await expect(page.getByText('بارگذاری شد', { exact: true })).toHaveCount(1)
  await failNextCall(page, 'GET', /order\/detail\//, 'broken')
  await press(page, 'ادامه')
  await seePanelAndRetry(page, 'سفارش نرسید')
  await failNextCall(page, 'GET', /payment\/invoice\//, 'unreachable')
  await confirmAnswers(page)
  await seePanelAndRetry(page, 'فاکتور نرسید')
  await failNextCall(page, 'GET', /payment\/token\//, 'broken')
  await press(page, 'تأیید و پرداخت')
  await expect(brokenNote(page)).toBeVisible()
  await payAtBank(await goToBank(page))
  await expectReceipt(page)
})
