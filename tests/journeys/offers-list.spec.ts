/**
 * The list of offers against the real gateway. Sorting, filters and comparison are tested in
 * src/steps/offers. Document 2 sections 2.7 and 8.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { press, type Vehicle } from './customer.ts'
import {
  cardOf,
  offersLink,
  listHeading,
  openOffers,
  openSheet,
  prices,
  OFFERS_PATH,
  sheet,
} from './offers-list.ts'

const silentInsurers: Vehicle = { plate: ['58', 'ی', '148', '55'], nationalCode: '9922314339' }

/** A user to whom the provider sells no instalments. */
const closedToInstalments = '09000001242'

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
async function seeExpert(page: Page): Promise<void> {
  const support = sheet(page, 'چطور کمکتان کنیم؟')
  await expect(support.getByRole('link', { name: /تماس با کارشناس/ })).toHaveAttribute('href', 'tel:0211927')
  await press(page, 'بستن')
  await expect(support).toBeHidden()
}

test('an offer shows branches, payment and badges; badges and order are explained one tap away', async ({
  page,
}) => {
  await openOffers(page)
  for (const [badge, company] of [
    ['ارزان‌ترین', 'هامون'],
    ['بهترین اقساط', 'دماوند'],
    ['پرطرفدارترین', 'آفتاب'],
  ] as const)
    await expect(cardOf(page, company).getByText(badge, { exact: true })).toBeVisible()
  await expect(cardOf(page, 'دماوند').getByText('۲۱۴ شعبهٔ پرداخت خسارت')).toBeVisible()
  await expect(cardOf(page, 'دماوند').getByText(/^یا ۴ قسط [۰-۹٬]+ تومانی، بدون سود$/)).toBeVisible()
  await expect(cardOf(page, 'هامون').getByText('پرداخت نقدی، یک‌جا')).toBeVisible()
  await expect(cardOf(page, 'کارون').getByText('پرداخت در محل')).toHaveCount(0)
  await expect(
    page.getByText(/^این قیمت‌ها تا (پایان امروز|(۲۵ آبان، )?ساعت [۰-۹:]+) معتبرند\.$/),
  ).toBeVisible()
  expect(await prices(page)).toEqual(ascending(await prices(page)))
  const help = await openSheet(page, 'سپر چطور مقایسه می‌کند؟', 'سپر چطور مقایسه می‌کند؟')
  for (const text of [
    /^از ارزان به گران/,
    /^کمترین قیمت/,
    /^بیمه‌گری که خریداران سپر/,
    /اقساط بدون سود فروخته می‌شود/,
    /چیز دیگری را برایتان انتخاب نکرده‌ایم/,
    /نمی‌تواند جای بالاتر یا نشان بخرد/,
    /ساختگی‌اند/,
  ])
    await expect(help.getByText(text)).toBeVisible()
  await press(page, 'برگشت به پیشنهادها')
  await expect(help).toBeHidden()
  await press(page, 'پشتیبانی')
  await seeExpert(page)
})

test('insurers without a price are folded with the reasons and can be asked again', async ({
  page,
  openAt,
}) => {
  await openAt.inquiry('offers', { vehicle: silentInsurers })
  await expect(listHeading(page)).toBeVisible()
  const missing = page.getByRole('main')
  await press(page, /بیمه‌گر قیمت ندادند/)
  for (const company of ['دماوند', 'سیمرغ', 'گلستان'])
    await expect(missing.getByRole('listitem').filter({ hasText: `بیمهٔ ${company}` })).toBeVisible()
  await expect(missing.getByText(/به‌موقع پاسخ نداد/)).toBeVisible()
  await expect(missing.getByText(/بیمه نمی‌کند/).first()).toBeVisible()
  await expect(cardOf(page, 'دماوند')).toHaveCount(0)
  const again = page.waitForRequest(OFFERS_PATH)
  await press(page, 'به‌روزرسانی قیمت‌ها')
  await again
  await press(page, /بیمه‌گر قیمت ندادند/)
  await expect(missing.getByRole('listitem').filter({ hasText: 'بیمهٔ دماوند' })).toBeVisible()
})

test('a user who cannot pay in instalments sees cheques or cash, and the filter is disabled', async ({
  page,
  openAt,
}) => {
  await openAt.path(offersLink({ liabilityPropertyDamage: '150000000' }), closedToInstalments)
  await expect(cardOf(page, 'کارون').getByText(/^یا پیش‌پرداخت و ۴ چک [۰-۹٬]+ تومانی$/)).toBeVisible()
  await expect(cardOf(page, 'سهند').getByText('پرداخت نقدی، یک‌جا')).toBeVisible()
  await expect(page.getByText(/قسط .*تومانی، بدون سود/)).toHaveCount(0)
  const arrangement = await openSheet(page, /^چینش و فیلتر/, 'چینش و فیلتر')
  await expect(arrangement.getByLabel(/^با اقساط بدون سود/)).toBeDisabled()
})
