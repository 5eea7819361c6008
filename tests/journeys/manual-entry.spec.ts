/** What the registry does not know is entered by hand, up to the offers. Document 2 sections 2.6, 4 "Policy status" and 8. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { at, choose, defective, inquire, openInquiry, press, type Vehicle, writeDate } from './customer.ts'

/** The plate is Maryam's, the code another person's; the plate nobody's. The sandbox's registry knows them so. */
const foreign: Vehicle = { plate: ['15', 'د', '638', '22'], nationalCode: '9932551902' }
const unknown: Vehicle = { plate: ['11', 'ب', '111', '11'], nationalCode: '9981364053' }

const seeOffers = async (page: Page) => {
  await at(page, /offers\?/)
  await expect(page.getByRole('button', { name: /^انتخاب بیمهٔ/ }).first()).toBeVisible()
}
/** The field itself, not the ⓘ beside it, whose name begins alike. */
const field = (page: Page, name: string) => page.locator('button[aria-haspopup=dialog]').and(page.getByRole('button', { name: new RegExp(`^${name}`) }))

/** Opens a picker by its field and takes a row, where the sheet is not called like the field. */
async function take(page: Page, name: string, choice: RegExp): Promise<void> {
  await field(page, name).click()
  await page.getByRole('dialog').getByRole('option', { name: choice }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function enterCar(page: Page): Promise<void> {
  await at(page, /vehicle-information\?step=1$/)
  await take(page, 'نوع خودرو', /^سواری/)
  await take(page, 'برند', /^پژو/)
  await take(page, 'مدل', /پارس/)
  await take(page, 'سال ساخت', /۱۳۹۹/)
  await press(page, 'ثبت و ادامه')
  await at(page, /vehicle-information\?step=2$/)
}

/** The registry knew the policy: every answer stands there already. */
async function tellFilledHistory(page: Page): Promise<void> {
  await at(page, /insurance-information\?step=1$/)
  await press(page, 'ثبت و ادامه')
  await at(page, /insurance-information\?step=3$/)
  await press(page, 'ثبت و ادامه')
  await at(page, /insurance-information\?step=4$/)
  await choose(page, /نه، خسارتی نگرفته‌ام/)
  await press(page, 'دیدن قیمت‌ها')
}

test('a vehicle that the registry half knows: what is missing is marked, filled in, and priced', async ({ page }) => {
  await openInquiry(page)
  await inquire(page, defective)
  await at(page, /vehicle-information\?step=1$/)
  await expect(page.getByText(/سامانهٔ سنهاب برند، مدل و سال ساخت این خودرو را نگفت/)).toBeVisible()
  await expect(page.getByText('سنهاب این را نگفت؛ خودتان انتخاب کنید.')).not.toHaveCount(0)
  await take(page, 'برند', /^پژو/)
  await take(page, 'مدل', /پارس/)
  await take(page, 'سال ساخت', /۱۳۹۹/)
  await expect(page.getByText(/مشخصات خودرو کامل شد/)).toBeVisible()
  await expect(page.getByText('سنهاب این را نگفت؛ خودتان انتخاب کنید.')).toHaveCount(0)
  await press(page, 'ثبت و ادامه')
  await at(page, /vehicle-information\?step=2$/)
  await expect(page.getByRole('radio', { name: /^بیمه داشته است/ })).toBeChecked()
  await press(page, 'ثبت و ادامه')
  await tellFilledHistory(page)
  await seeOffers(page)
})

test('without a plate everything is told by hand: the car, the policy, its discounts and claims', async ({ page }) => {
  test.slow()
  await openInquiry(page)
  await press(page, 'پلاک یا کد ملی مالک را ندارم')
  await enterCar(page)
  await choose(page, /^بیمه داشته است/)
  await choose(page, /^مالک عوض نشده/)
  await press(page, 'ثبت و ادامه')
  await at(page, /insurance-information\?step=1$/)
  await take(page, 'شرکت بیمهٔ قبلی', /دماوند/)
  await writeDate(page, /^تاریخ شروع/, '۱۴۰۴/۵/۱۰')
  await writeDate(page, /^تاریخ پایان/, '۱۴۰۵/۵/۱۰')
  await press(page, 'ثبت و ادامه')
  await at(page, /insurance-information\?step=3$/)
  await take(page, 'تخفیف عدم خسارت شخص ثالث', /^۳۵/)
  await take(page, 'تخفیف حوادث راننده', /^۲۰/)
  await press(page, 'ثبت و ادامه')
  await at(page, /insurance-information\?step=4$/)
  await choose(page, /^بله، خسارت گرفته‌ام/)
  await take(page, 'خسارت مالی', /^یک بار/)
  await take(page, 'خسارت جانی', /^هیچ‌بار/)
  await take(page, 'خسارت راننده', /^هیچ‌بار/)
  const searched = page.waitForRequest(/thirdparty\/1\/offers/)
  await press(page, 'دیدن قیمت‌ها')
  expect((await searched).postDataJSON()).toMatchObject({ policyStatus: 'with_policy', noDamageFactor: 35, driverNoDamageFactor: 20, propertyDamageCount: 1, lifeDamageCount: 0, driverDamageCount: 0, sbId: null })
  await seeOffers(page)
})

test('a car that was never insured goes from its details to the offers', async ({ page }) => {
  await openInquiry(page)
  await press(page, 'پلاک یا کد ملی مالک را ندارم')
  await enterCar(page)
  await choose(page, /^بیمه نداشته است/)
  await press(page, 'ثبت و ادامه')
  await seeOffers(page)
})

test('a plate of another owner: said once, and the second time on to entry by hand', async ({ page, complaints }) => {
  complaints.expect(/\b422\b/)
  await openInquiry(page)
  await inquire(page, foreign)
  await expect(page.getByRole('main').getByText('این پلاک و کد ملی به یک نفر تعلق ندارند؛ هر دو را بررسی کنید.')).toBeVisible()
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue('۹۹۳۲۵۵۱۹۰۲')
  await press(page, 'استعلام')
  await at(page, /vehicle-information\?step=1$/)
})

test('a plate that nobody has: said, and everything stays', async ({ page, complaints }) => {
  complaints.expect(/\b404\b/)
  await openInquiry(page)
  await inquire(page, unknown)
  await expect(page.getByRole('main').getByText('این پلاک در سامانهٔ سنهاب پیدا نشد؛ پلاک را بررسی کنید.')).toBeVisible()
  await expect(page).toHaveURL(/sanhub\?step=1$/)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۱۱۱')
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue('۹۹۸۱۳۶۴۰۵۳')
})
