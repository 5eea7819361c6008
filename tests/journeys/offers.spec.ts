/** Searching offers: for another term or ceiling, with a discount code, with another answer. Document 2 sections 2.7 and 4. */
import { expect, test } from '#tests/browser/fixtures.ts'
import { waitForPath, chooseRadio, press } from './customer.ts'
import {
  cardOf,
  ceilings,
  premiumLine,
  listHeading,
  openOffers,
  openSheet,
  priceOf,
  OFFERS_PATH,
  toast,
} from './offers-list.ts'
import { recordCalls, walkToOffers } from './walks.ts'

test('another term is searched when nothing was changed for a moment, and a search that is not wanted any more is aborted', async ({
  page,
}) => {
  await page.clock.install()
  await openOffers(page)
  await (await openSheet(page, 'چینش و فیلتر', 'چینش و فیلتر')).getByLabel(/^با چک/).check()
  await press(page, /^نمایش ۷ پیشنهاد$/)
  await expect(listHeading(page)).toContainText('۷ پیشنهاد از')
  const calls = recordCalls(page, 'POST', OFFERS_PATH)

  await openSheet(page, /^مدت بیمه/, 'مدت بیمه‌نامه')
  await chooseRadio(page, 'شش‌ماهه')
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000))
  await press(page, 'دیدن قیمت‌های این مدت')
  await page.clock.runFor(900)
  expect(calls).toHaveLength(0)
  const search = page.waitForRequest(OFFERS_PATH)
  const answers: (() => void)[] = []
  await page.route(OFFERS_PATH, async (route) => {
    await new Promise<void>((resolve) => {
      answers.push(resolve)
    })
    await route.fallback().catch(() => undefined)
  })
  await page.clock.runFor(200)
  await search
  await page.clock.resume()

  const aborted = page.waitForEvent('requestfailed', (request) => OFFERS_PATH.test(request.url()))
  await openSheet(page, /^مدت بیمه/, 'مدت بیمه‌نامه')
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await chooseRadio(page, 'سه‌ماهه')
  await press(page, 'دیدن قیمت‌های این مدت')
  await expect.poll(() => answers.length).toBe(2)
  for (const answer of answers) answer()
  await expect(listHeading(page)).toBeVisible()
  await expect(listHeading(page)).not.toContainText('از ۲')
  expect(calls.map((call) => call.postDataJSON().policyTerm)).toEqual([6, 3])
  await waitForPath(page, /policyTerm=3/)
})

test('prices of another ceiling are there already: a flash, another price, no other search', async ({
  page,
}) => {
  await openOffers(page)
  const calls = recordCalls(page, 'POST', OFFERS_PATH)
  await expect(ceilings(page)).toHaveText(['۵۳٫۳', '۱۵۰', '۲۰۰', '۴۰۰'])
  const before = await priceOf(page, 'دماوند')
  const flash = page.waitForFunction(() => document.querySelector('main [aria-busy=true] article') !== null)
  await chooseRadio(page, '۲۰۰ میلیون تومان')
  await flash
  await expect(page.locator('main [aria-busy=true] article')).toHaveCount(0)
  expect(await priceOf(page, 'دماوند')).toBeGreaterThan(before)
  await waitForPath(page, /liabilityPropertyDamage=200000000/)

  const more = await openSheet(page, 'سقف‌های بیشتر', 'سقف تعهد مالی')
  const slider = more.getByRole('slider', { name: 'سقف تعهد مالی' })
  const economical = more.getByText('به‌صرفه‌ترین بازه', { exact: true })
  await expect(more.getByText('به‌صرفه‌ترین بازه برای بیشتر خریداران: ۲۰۰ تا ۴۰۰ میلیون تومان')).toBeVisible()
  await expect(economical).toBeVisible()
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '۵۳٫۳ میلیون تومان')
  await expect(economical).toBeHidden()
  await slider.press('End')
  await expect(economical).toBeHidden()
  await slider.press('ArrowDown')
  const custom = (await slider.getAttribute('aria-valuetext')) ?? ''
  await expect(more.getByText(/ارزان‌ترین با این سقف/)).toBeVisible()
  await press(page, 'دیدن قیمت‌های این سقف')
  await expect(page.getByRole('radio', { name: custom })).toBeChecked()
  await expect(ceilings(page)).toHaveCount(5)
  expect(calls).toHaveLength(0)
})

test('a discount code is refused in its field, applied, and taken off again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b422\b/)
  await openOffers(page)
  const before = await priceOf(page, 'دماوند')
  const code = await openSheet(page, /^کد تخفیف/, 'کد تخفیف')
  const field = code.getByRole('textbox', { name: 'کد تخفیف' })
  for (const [typed, refusal] of [
    ['NADARIM', /نمی‌شناسیم/],
    ['TABESTAN', /تمام شده/],
    ['AVALIN', /پر شده/],
  ] as const) {
    await field.fill(typed)
    await press(page, 'اعمال کد')
    await expect(field).toHaveAccessibleDescription(refusal)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('button', { name: 'اعمال کد' })).toHaveAttribute('aria-disabled', 'true')
  }
  await field.fill('separ30')
  await press(page, 'اعمال کد')
  await expect(toast(page, /۳۰۰٬۰۰۰ تومان/)).toBeVisible()
  await expect(code).toBeHidden()
  await expect(page.getByRole('button', { name: /^کد تخفیف.*اعمال‌شده/ })).toBeVisible()
  expect(before - (await priceOf(page, 'دماوند'))).toBe(300_000)

  await openSheet(page, /^کد تخفیف/, 'کد تخفیف')
  await press(page, 'حذف کد')
  await expect(toast(page, 'کد تخفیف حذف شد.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^کد تخفیف.*واردنشده/ })).toBeVisible()
  expect(await priceOf(page, 'دماوند')).toBe(before)
})

test('every answer can be changed from the offers, one by itself, and leads straight back', async ({
  page,
}) => {
  test.slow()
  await walkToOffers(page)
  await expect(listHeading(page)).toBeVisible()
  const before = await priceOf(page, 'دماوند')
  const steps = [
    ['پلاک و مالک', /sanhub\?.*step=1/],
    ['مشخصات خودرو', /sanhub\?.*step=2/],
    ['وضعیت بیمه', /vehicle-information\?.*step=2/],
    ['بیمه‌نامهٔ قبلی', /insurance-information\?.*step=1/],
    ['تخفیف‌های قبلی', /insurance-information\?.*step=3/],
    ['خسارت‌های قبلی', /insurance-information\?.*step=4/],
  ] as const
  for (const [label, address] of steps) {
    await openSheet(page, 'ویرایش', 'اطلاعاتی که قیمت با آن حساب شده')
    await press(page, `ویرایش ${label}`)
    await waitForPath(page, address)
    expect(page.url()).toContain('edit-insurance=true')
    if (label === 'خسارت‌های قبلی') break
    await page.goBack()
    await expect(listHeading(page)).toBeVisible()
  }
  await chooseRadio(page, /^بله/)
  for (const [kind, count] of [
    ['مالی', 'یک بار'],
    ['جانی', 'هیچ‌بار'],
    ['راننده', 'هیچ‌بار'],
  ] as const) {
    await press(page, new RegExp(`^خسارت ${kind} چند بار؟`))
    await page.getByRole('option', { name: count }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await press(page, 'ثبت و بازگشت به پیشنهادها')
  await waitForPath(page, /offers\?.*propertyDamageCount=1/)
  await expect(listHeading(page)).toBeVisible()
  expect(await priceOf(page, 'دماوند')).toBeGreaterThan(before)
})

test('days without cover and a year without a tariff are said over the list, and the late fee in its line', async ({
  page,
}) => {
  await openOffers(page, { lastPolicyStartDate: '1403-07-14', lastPolicyExpDate: '1404-07-14' })
  await expect(page.getByText(/^۳۹ روز بدون بیمه بوده‌اید؛ جریمهٔ دیرکرد/)).toBeVisible()
  await cardOf(page, 'دماوند')
    .getByRole('button', { name: /^جزئیات قیمت/ })
    .click()
  await expect(premiumLine(page, 'دماوند', /^جریمهٔ دیرکرد \(۳۹ روز\)/)).toContainText('تومان')
  await press(page, 'چرا جریمهٔ دیرکرد (۳۹ روز)؟')
  await expect(premiumLine(page, 'دماوند', /^جریمهٔ دیرکرد/)).toContainText(/روز/)
  await openOffers(page, { lastPolicyStartDate: '1404-01-15', lastPolicyExpDate: '1405-01-15' })
  await expect(
    page.getByText(/از سال ۱۴۰۵ شروع می‌شود و نرخ آن هنوز اعلام نشده است.*۱۴۰۴.*مابه‌التفاوت را پیامک می‌کنیم/),
  ).toBeVisible()
  await expect(page.getByText(/روز بدون بیمه بوده‌اید/)).toBeHidden()
})
