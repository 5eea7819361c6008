/**
 * Explanations of insurance terms and of price lines, by touch and by keyboard, without moving the content
 * above.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/browser/accessibility.ts'
import { expect, test } from './fixtures.ts'
import { waitForPath, chooseRadio, openInquiry, press, typeDate } from './customer.ts'
import { field, openManualEntry, openEveryExplanation, pickOption } from './fields.ts'
import { everyWidth } from '#tests/browser/widths.ts'

const sign = (page: Page, term: string) => page.getByRole('button', { name: `${term} یعنی چه؟`, exact: true })

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('a term on a form is explained under its label, and Escape closes the explanation', async ({
      page,
      openAt,
    }) => {
      await openAt.inquiry('insurance')
      const term = sign(page, 'تخفیف راننده')
      const sentence = page.getByText(/فقط از بخش حوادث راننده کم می‌شود/)
      const before = await term.boundingBox()
      expect(before?.height).toBeGreaterThanOrEqual(48)
      await term.click()
      await expect(sentence).toBeVisible()
      await expect(term).toBeFocused()
      expect((await term.boundingBox())?.y).toBe(before?.y)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(sentence).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(sentence).toBeVisible()
    })
  })

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('every line of an expanded offer explains itself', async ({ page, openAt }) => {
      await openAt.inquiry('offers')
      const offer = page.getByRole('article', { name: 'بیمهٔ دماوند' })
      await offer.getByRole('button', { name: /^جزئیات قیمت/ }).click()
      const lines = offer.getByRole('term')
      await expect(lines.first()).toBeVisible()
      const closed = offer.getByRole('button', { name: /^چرا |یعنی چه؟$/, expanded: false })
      await expect(closed).toHaveCount(await lines.count())
      const amounts = await offer.getByRole('definition').count()
      await offer.getByRole('button', { name: /^چرا تخفیف عدم خسارت/ }).click()
      await expect(offer.getByText(/برای سال‌هایی که خسارت نگرفته‌اید، ۴۰ درصد/)).toBeVisible()
      while ((await closed.count()) > 0) await closed.first().press('Enter')
      await expect(offer.getByRole('definition')).toHaveCount(amounts * 2)
      await expectAccessible(page)
    })
  })

test('every term on the manual entry forms has an explanation', async ({ page }) => {
  test.slow()
  const read: Record<string, string[]> = {}
  const readHere = async (form: string) => {
    read[form] = await openEveryExplanation(page)
  }
  await openInquiry(page)
  await readHere('plate')
  await openManualEntry(page)
  await readHere('car')
  await pickOption(page, 'نوع خودرو', /^وانت/)
  await readHere('pickup')
  await pickOption(page, 'ظرفیت بار', /^تا ۱ تن/)
  await pickOption(page, 'سال ساخت', /۱۳۹۹/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /vehicle-information\?step=2$/)
  await chooseRadio(page, /^بیمه داشته است/)
  await chooseRadio(page, /^مالک عوض شده/)
  await readHere('status')
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=1$/)
  await readHere('policy')
  await pickOption(page, 'شرکت بیمهٔ قبلی', /دماوند/)
  await typeDate(page, /^تاریخ شروع/, '۱۴۰۴/۵/۱۰')
  await typeDate(page, /^تاریخ پایان/, '۱۴۰۵/۵/۱۰')
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=2$/)
  await readHere('ownership')
  await page.goto('/third-party/insurance-information?step=3')
  await field(page, 'تخفیف عدم خسارت شخص ثالث').waitFor()
  await readHere('discounts')
  await page.goto('/third-party/insurance-information?step=4')
  await chooseRadio(page, /^بله، خسارت گرفته‌ام/)
  await readHere('claims')
  expect(read).toEqual({
    plate: ['استعلام سنهاب'],
    car: ['کاربری'],
    pickup: ['ظرفیت بار (تناژ)'],
    status: ['وضعیت بیمهٔ خودرو', 'انتقال مالکیت'],
    policy: ['شرکت بیمهٔ قبلی'],
    ownership: ['تخفیف از بیمه‌نامهٔ دیگر', 'الحاقیهٔ انتقال تخفیف'],
    discounts: ['تخفیف عدم خسارت', 'تخفیف حوادث راننده'],
    claims: ['خسارت مالی', 'خسارت جانی', 'خسارت راننده'],
  })
})
