/** Reading the list of offers: cards, who is missing, what is not sold, sorting, filtering, comparing. Document 2 sections 2.7 and 8; issue 3. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { waitForPath, chooseRadio, chooseOffer, press, signIn, type Vehicle } from './customer.ts'
import {
  cardOf,
  cards,
  offersLink,
  listHeading,
  openOffers,
  openSheet,
  prices,
  OFFERS_PATH,
  sheet,
  toast,
} from './offers-list.ts'
import { recordCalls, walkToOffers } from './walks.ts'

const silentInsurers: Vehicle = { plate: ['58', 'ی', '148', '55'], nationalCode: '9922314339' }
const noOffers: Vehicle = { plate: ['34', 'س', '291', '47'], nationalCode: '9944121096' }
const unsold: Vehicle = { plate: ['27', 'ن', '683', '66'], nationalCode: '9948116046' }

/** Buying by instalments is closed to them: no offer has any. */
const closedToInstalments = '09000001242'

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
/** The insurers of the cards, in the order in which they stand. */
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts()
const branches = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) =>
    Number([...(/([۰-۹]+) شعبهٔ/.exec(text)?.[1] ?? '')].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join('')),
  )

async function seeExpert(page: Page): Promise<void> {
  const support = sheet(page, 'چطور کمکتان کنیم؟')
  await expect(support.getByRole('link', { name: /تماس با کارشناس/ })).toHaveAttribute('href', 'tel:0211927')
  await press(page, 'بستن')
  await expect(support).toBeHidden()
}

test('a card says branches, way of paying and badge; badges and order are explained one tap away, an expert is another', async ({
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
  await expect(cardOf(page, 'کارون').getByText('پرداخت در محل')).toBeVisible()
  await expect(
    page.getByText(/^این قیمت‌ها تا (پایان امروز|(۲۵ آبان، )?ساعت [۰-۹:]+) معتبرند\.$/),
  ).toBeVisible()
  expect(await prices(page)).toEqual(ascending(await prices(page)))
  const help = await openSheet(page, 'ترتیب فهرست و نشان‌ها', 'ترتیب فهرست و نشان‌ها')
  for (const said of [
    /^از ارزان به گران/,
    /^کمترین قیمت/,
    /^بیمه‌گری که خریداران سپر/,
    /اقساط بدون سود فروخته می‌شود/,
    /چیز دیگری از پیش انتخاب نشده است/,
    /پولی نمی‌دهد/,
  ])
    await expect(help.getByText(said)).toBeVisible()
  await press(page, 'برگشت به پیشنهادها')
  await expect(help).toBeHidden()
  await press(page, 'پشتیبانی')
  await seeExpert(page)
})

test('the list is sorted and filtered without another search, and shows everything again', async ({
  page,
}) => {
  await openOffers(page)
  const calls = recordCalls(page, 'POST', OFFERS_PATH)
  const arrangement = await openSheet(page, 'چینش و فیلتر', 'چینش و فیلتر')
  await chooseRadio(page, 'بیشترین شعبه')
  await arrangement.getByLabel(/^با شعبه‌های زیاد/).check()
  await expect(arrangement.getByRole('status')).toHaveText('۵ پیشنهاد از ۲۱ پیشنهاد می‌ماند.')
  await press(page, 'نمایش ۵ پیشنهاد')
  await expect(listHeading(page)).toHaveText('۵ پیشنهاد از ۲۱ پیشنهاد، از بیشترین شعبه')
  expect(await branches(page)).toEqual([214, 176, 145, 133, 119])
  await openSheet(page, /^چینش و فیلتر/, 'چینش و فیلتر')
  await arrangement.getByLabel(/^با شعبه‌های زیاد/).uncheck()
  await arrangement.getByLabel(/^با چک/).check()
  await chooseRadio(page, 'کمترین قسط اول')
  await press(page, 'نمایش ۷ پیشنهاد')
  expect((await names(page))[0]).toBe('بیمهٔ زاگرس')
  await openSheet(page, /^چینش و فیلتر/, 'چینش و فیلتر')
  await press(page, 'پاک کردن')
  await press(page, 'نمایش ۲۱ پیشنهاد')
  await expect(cards(page)).toHaveCount(21)
  expect(calls).toHaveLength(0)
})

test('a filter that leaves nothing, once instalments turn out to be closed, says so; one press shows everything again', async ({
  page,
}) => {
  await openOffers(page)
  const arrangement = await openSheet(page, 'چینش و فیلتر', 'چینش و فیلتر')
  await arrangement.getByLabel(/^با اقساط/).check()
  await press(page, 'نمایش ۱۷ پیشنهاد')
  await chooseOffer(page)
  await signIn(page, closedToInstalments)
  await expect(page.getByLabel('نام خانوادگی')).toBeVisible()
  await page.goto(offersLink())
  await expect(page.getByRole('heading', { name: 'با این فیلترها پیشنهادی نیست' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await press(page, 'تغییر فیلترها')
  await expect(arrangement.getByRole('status')).toHaveText('با این فیلترها پیشنهادی نمی‌ماند.')
  await press(page, 'دیدن فهرست')
  await press(page, 'نمایش همه')
  await expect(cards(page)).toHaveCount(21)
})

test('two or three offers stand side by side, a fourth is refused, and one is chosen there', async ({
  page,
}) => {
  await openOffers(page)
  const mark = (company: string) => press(page, `مقایسهٔ بیمهٔ ${company}`)
  await mark('هامون')
  await expect(page.getByRole('button', { name: 'یک پیشنهاد دیگر هم علامت بزنید' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await mark('کارون')
  await mark('سرو')
  await mark('آفتاب')
  await expect(toast(page, /حداکثر سه پیشنهاد/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'مقایسهٔ بیمهٔ آفتاب' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  const comparison = await openSheet(page, 'مقایسهٔ ۳ پیشنهاد', 'مقایسهٔ پیشنهادها')
  await expect(comparison.getByRole('columnheader')).toHaveCount(3)
  for (const [row, cells] of [
    ['شعبهٔ پرداخت خسارت', /^۲۹\s+۹۸\s+بهتر از بقیه\s+۶۱$/],
    ['چک', /^ندارد.*۴ چک.*ندارد$/s],
    ['نشان', /ارزان‌ترین/],
  ] as const) {
    const line = comparison
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
      .getByRole('cell')
    expect((await line.allInnerTexts()).join(' ')).toMatch(cells)
  }
  await press(page, 'برداشتن بیمهٔ سرو از مقایسه')
  await expect(comparison.getByRole('columnheader')).toHaveCount(2)
  await comparison.getByRole('button', { name: 'انتخاب بیمهٔ کارون' }).click()
  await expect(sheet(page, 'چطور پرداخت می‌کنید؟')).toContainText('بیمهٔ کارون')
})

test('an insurer that does not sell now shows its price, stands last, and says so when it is pressed', async ({
  page,
}) => {
  await walkToOffers(page, unsold)
  await expect(listHeading(page)).toBeVisible()
  // The first cards are there with the answer, the rest a moment later.
  await expect
    .poll(async () => new Set((await names(page)).slice(-2)))
    .toEqual(new Set(['بیمهٔ هامون', 'بیمهٔ آفتاب']))
  const card = cardOf(page, 'هامون')
  await expect(card).toContainText(/با این شرایط فعلاً فروش ندارد.*قیمت اعلام‌شده: [۰-۹٬]+ تومان/s)
  const button = card.getByRole('button', { name: 'بیمهٔ هامون، ناموجود' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await expect(toast(page, 'خرید از بیمهٔ هامون با این شرایط فعلاً ممکن نیست.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('insurers that were late or refuse the vehicle are named with the reason, and are asked again', async ({
  page,
}) => {
  await walkToOffers(page, silentInsurers)
  await expect(listHeading(page)).toBeVisible()
  const missing = page.getByRole('region', { name: 'بیمه‌گرهایی که قیمت ندادند' })
  for (const company of ['دماوند', 'سیمرغ', 'گلستان'])
    await expect(missing.getByRole('listitem').filter({ hasText: `بیمهٔ ${company}` })).toContainText(
      'به‌موقع پاسخ نداد',
    )
  await expect(missing.getByRole('listitem').filter({ hasText: 'بیمه نمی‌کند' }).first()).toBeVisible()
  await expect(cardOf(page, 'دماوند')).toHaveCount(0)
  const again = page.waitForRequest(OFFERS_PATH)
  await press(page, 'قیمت گرفتن دوباره')
  await again
  await expect(missing).toContainText('بیمهٔ دماوند')
})

test('where nobody answers, experts help, and the answers can be changed', async ({ page }) => {
  await walkToOffers(page, noOffers)
  await expect(page.getByText('پیشنهادی پیدا نشد')).toBeVisible()
  await press(page, 'کمک گرفتن از کارشناس')
  await seeExpert(page)
  await expect(
    page.getByRole('region', { name: 'بیمه‌گرهایی که قیمت ندادند' }).getByRole('listitem'),
  ).toHaveCount(22)
  const again = page.waitForRequest(OFFERS_PATH)
  await press(page, 'قیمت گرفتن دوباره')
  await again
  await openSheet(page, 'دیدن و ویرایش اطلاعات', 'اطلاعاتی که قیمت با آن حساب شده')
})

/** Signs in as somebody by ordering, and opens the offers once more. */
async function openOffersAs(page: Page, cellNumber: string): Promise<void> {
  await openOffers(page)
  await press(page, 'انتخاب بیمهٔ کارون')
  await press(page, 'ورود و ثبت سفارش')
  await signIn(page, cellNumber)
  await waitForPath(page, /personal-information/)
  await openOffers(page, { liabilityPropertyDamage: '150000000' })
}

test('instalments: their days and terms; not registered for them, they are closed and cash stays', async ({
  page,
}) => {
  await openOffersAs(page, '09000001165')
  await press(page, 'انتخاب بیمهٔ کارون')
  const paying = sheet(page, 'چطور پرداخت می‌کنید؟')
  const instalments = paying.getByRole('radio', { name: /^۴ قسط/ })
  await expect(instalments).toBeDisabled()
  await expect(instalments).toHaveAccessibleDescription(
    /هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ نقدی یا با چک بپردازید/,
  )
  await expect(paying.getByRole('radio', { name: /^نقدی/ })).toBeChecked()
  await chooseRadio(page, /^چک/)
  await expect(paying.getByText('۴ چک، هر کدام')).toBeVisible()
  await expect(paying.getByText(/^هر ماه، ۲۴ آذر.* تا /)).toBeVisible()
  await press(page, 'شرایط پرداخت با چک')
  await expect(paying.getByText(/در سامانهٔ صیاد/)).toBeVisible()
})

test('to whom the provider sells no instalments, cards say cheques or cash, and the filter is closed', async ({
  page,
}) => {
  await openOffersAs(page, '09000001242')
  await expect(cardOf(page, 'کارون').getByText(/^یا پیش‌پرداخت و ۴ چک [۰-۹٬]+ تومانی$/)).toBeVisible()
  await expect(cardOf(page, 'سهند').getByText('پرداخت نقدی، یک‌جا')).toBeVisible()
  await expect(page.getByText(/قسط .*تومانی، بدون سود/)).toHaveCount(0)
  const arrangement = await openSheet(page, 'چینش و فیلتر', 'چینش و فیلتر')
  await expect(arrangement.getByLabel(/^با اقساط بدون سود/)).toBeDisabled()
})
