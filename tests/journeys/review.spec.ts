/**
 * Check your answers: all answers before the payment, each with a link that edits it and returns.
 * Decisions, section 6.
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  payButton,
  expectReview,
  waitForPath,
  cardPicture,
  chooseRadio,
  orderPaper,
  press,
  uploadAllDocuments,
} from './customer.ts'
import { everyWidth } from '#tests/browser/widths.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const checking = (page: Page) => waitForPath(page, /\/payment\/[^?]+\?step=1(&|$)/)
const goBack = (page: Page) => press(page, 'بازگشت')

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('the review shows every answer on a line, and all of it by a press', async ({ page, openAt }) => {
      await openAt.order('payment')
      await checking(page)
      const total = await payButton(page).innerText()
      await expect(page.getByRole('region', { name: 'قیمت' })).toContainText(
        total.replace(/^پرداخت | تومان$/g, ''),
      )
      const facts: readonly (readonly [string, readonly string[]])[] = [
        ['خودرو', ['پژو ۲۰۷', '۱۳۹۹', '۰۰۸۴۵۷۵۹۴۸']],
        ['بیمهٔ قبلی', ['بیمهٔ دماوند', '۴ آذر ۱۴۰۳', '۳۵', 'ندارید']],
        ['بیمه‌گذار', ['نگار آزمون', '۱۲۳۴۵۶۷۸۹۱', '۰۹۳۵۰۰۰۰۰۰۱']],
        ['نشانی', ['خیابان آزادی، کوچهٔ بهار', '۱۳۹۸۷۶۵۴۳۱']],
        ['تحویل', ['نمی‌خواهید']],
        ['مدارک', ['بعد از پرداخت']],
      ]
      for (const [name, words] of facts) {
        for (const fold of await group(page, name).locator('[aria-expanded=false]').all()) await fold.click()
        for (const word of words) await expect(group(page, name)).toContainText(word)
      }
      await expect(page.getByRole('button', { name: /^تغییر / })).toHaveCount(facts.length + 2)
      await expectAccessible(page)
    })
  })

test('holder, address, delivery and documents are edited one at a time, each returning to the check', async ({
  page,
  openAt,
}) => {
  await openAt.order('payment')
  await checking(page)
  await press(page, 'تغییر بیمه‌گذار')
  await waitForPath(page, /personal-information/)
  await page.getByLabel('نام', { exact: true }).fill('نیلوفر')
  await press(page, 'ثبت و بازگشت')
  await checking(page)
  await expect(group(page, 'بیمه‌گذار')).toContainText('نیلوفر آزمون')

  await press(page, 'تغییر نشانی')
  await waitForPath(page, /\/address\//)
  await press(page, 'ثبت و بازگشت')
  await checking(page)

  await press(page, 'تغییر تحویل')
  await waitForPath(page, /forwarding-details/)
  await orderPaper(page, 'ثبت و بازگشت')
  await checking(page)
  await expect(group(page, 'تحویل')).toContainText('۹ تا ۱۱')

  await press(page, 'تغییر مدارک')
  await waitForPath(page, /upload-documents/)
  await uploadAllDocuments(page, 'ثبت و بازگشت')
  await checking(page)
  await expect(group(page, 'مدارک')).toContainText('هر ۴ مدرک رسید')
  await expectReview(page)
})

test('replacing the policy holder removes the pictures with the former name, and new ones are required', async ({
  page,
  openAt,
}) => {
  await openAt.order('documents')
  await uploadAllDocuments(page)
  await expectReview(page)
  await press(page, 'تغییر بیمه‌گذار')
  await waitForPath(page, /personal-information/)
  const warning = page.getByText('عکس مدارکی که به نام شخص قبلی است حذف می‌شود')
  await expect(warning).toHaveCount(0)
  await page.getByLabel('شمارهٔ موبایل').fill('09350000002')
  await expect(warning).toHaveCount(0)
  await page.getByLabel('کد ملی', { exact: true }).fill('۰۴۹۹۳۷۰۸۹۹')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await press(page, 'ثبت و بازگشت')
  await checking(page)
  await expect(group(page, 'مدارک')).toContainText('کامل نیست')
  await press(page, 'تکمیل سفارش')
  await waitForPath(page, /upload-documents/)
  await expect(page.getByText('۲ از ۴')).toBeVisible()
  for (const count of [3, 4]) {
    await page.locator('input[type=file]').first().setInputFiles(cardPicture)
    await expect(page.getByText('بارگذاری شد', { exact: true })).toHaveCount(count)
  }
  await press(page, 'ادامه')
  await expectReview(page)
  await expect(group(page, 'مدارک')).toContainText('هر ۴ مدرک رسید')
})

test('the browser’s Back returns from an edit to the check without a change', async ({ page, openAt }) => {
  await openAt.order('payment')
  await checking(page)
  await press(page, 'تغییر بیمه‌گذار')
  await waitForPath(page, /personal-information/)
  await page.goBack()
  await checking(page)
  await expect(group(page, 'بیمه‌گذار')).toContainText('نگار آزمون')
})

test('editing vehicle or insurer starts another order; Back returns to the order as it was', async ({
  page,
  openAt,
}) => {
  const { trackingCode } = await openAt.order('payment')
  await checking(page)
  await press(page, 'تغییر خودرو')
  await waitForPath(page, /\/offers\?/)
  await expect(page.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })).toBeVisible()
  await goBack(page)
  await checking(page)
  expect(page.url()).toContain(trackingCode)
  await press(page, 'تغییر بیمه‌گر و پوشش')
  await press(page, 'انتخاب بیمهٔ کارون')
  await press(page, /ثبت سفارش$/)
  await waitForPath(page, /personal-information/)
  expect(page.url()).not.toContain(trackingCode)
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('نگار')
})

test('the payment type is changed in place: to instalments, to cheques and back to cash', async ({
  page,
  openAt,
}) => {
  await openAt.order('payment', { company: 'alvand' })
  await checking(page)
  const payOtherwise = async (way: RegExp) => {
    await press(page, 'تغییر روش پرداخت')
    await chooseRadio(page, way)
    await press(page, 'ثبت روش تازه')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await payOtherwise(/^۴ قسط/)
  await expect(page.getByText('روش پرداخت عوض شد.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'روش پرداخت' })).toContainText('۴ قسط')
  await payOtherwise(/^چک/)
  await expect(page.getByRole('region', { name: 'روش پرداخت' })).toContainText('پیش‌پرداخت و ۳ چک')
  await expect(group(page, 'چک‌ها')).toContainText('کامل نیست')
  await press(page, 'تکمیل سفارش')
  await waitForPath(page, /upload-installment-documents/)
  await page.getByRole('region', { name: 'چک اول' }).locator('input[type=file]').setInputFiles(cardPicture)
  await expect(page.getByText('۱ از ۳')).toBeVisible()
  await press(page, 'ادامه')
  await checking(page)
  await payOtherwise(/^نقدی/)
  await expect(group(page, 'چک‌ها')).toBeHidden()
  await expectReview(page)
  await expect(page.getByText('نقدی، درگاه بانکی')).toBeVisible()
})
