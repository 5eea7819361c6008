/**
 * Offline from the offers to the bank: each step opens, explains what needs the network, and continues
 * afterwards.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPaymentSheetOf } from './choose-offer.ts'
import { payButton, expectReview, cardPicture, goToBank, press, postponeDocuments } from './customer.ts'
import {
  goOffline,
  goOnline,
  OFFLINE_ERROR,
  expectOfflineStrip,
  untilCachedByServiceWorker,
} from './offline.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ browserErrors }) => browserErrors.expect(OFFLINE_ERROR))

/** Reloads the step offline: it says what is missing, and a retry loads it online. */
async function reloadOffline(
  page: Page,
  missing: string,
  reassurance = 'اطلاعاتی که وارد کرده‌اید محفوظ است',
): Promise<void> {
  await goOffline(page)
  await page.reload()
  await expectOfflineStrip(page)
  await expect(page.getByRole('main').getByRole('alert').getByText(missing)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(reassurance)
  await goOnline(page)
  await press(page, 'تلاش دوباره')
}

test('offers are requested again by a press; offline, sign-in is explained and the choice is kept', async ({
  page,
  openAt,
}) => {
  await openAt.inquiry('offers')
  await untilCachedByServiceWorker(page)
  await reloadOffline(page, 'پیشنهادها نرسید')
  await expect(page.getByRole('article').first()).toBeVisible()
  await goOffline(page)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, /ثبت سفارش$/)
  await expect(page.getByRole('heading', { level: 2, name: 'برای ورود، اینترنت لازم است' })).toBeVisible()
  await expect(page.getByText(/به صفحهٔ ورود می‌رویم|برای ورود، اینترنت/), 'said once').toHaveCount(1)
  await expect(page.getByText(/پیشنهادی که انتخاب کرده‌اید محفوظ است/)).toBeVisible()
  await expectOfflineStrip(page)
  await goOnline(page)
  await press(page, 'رفتن به صفحهٔ ورود')
  await expect(page.getByLabel('شمارهٔ موبایل')).toBeVisible()
})

test('offline, a failed upload can be repeated, steps can be requested again, and no bank window opens', async ({
  page,
  openAt,
}) => {
  await openAt.order('documents')
  await expect(page.getByText('۰ از ۴')).toBeVisible()
  await untilCachedByServiceWorker(page)
  await goOffline(page)
  await page.locator('input[type=file]').first().setInputFiles(cardPicture)
  await expect(page.getByText('بارگذاری نشد؛ اینترنت قطع شد.')).toBeVisible()
  await goOnline(page)
  await page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(page.getByText('۱ از ۴')).toBeVisible()
  await reloadOffline(page, 'مدارک نرسید', 'عکس‌هایی که رسیده‌اند محفوظ‌اند')
  await expect(page.getByText('۱ از ۴'), 'what was sent is there').toBeVisible()

  await postponeDocuments(page)
  await expectReview(page)
  await expect(page.getByRole('region', { name: 'قیمت' })).toBeVisible()
  await goOffline(page)
  await payButton(page).click()
  await expect(page.getByRole('main').getByText(/ارتباط با سرور برقرار نشد.*محفوظ است/)).toBeVisible()
  await expectOfflineStrip(page)
  expect(page.context().pages(), 'the page alone').toHaveLength(1)
  await goOnline(page)
  await goToBank(page)
})
