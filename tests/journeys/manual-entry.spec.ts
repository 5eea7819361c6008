/**
 * Manual entry of what the registry does not know, up to the offers. Document 2 sections 2.6, 4 "Policy
 * status" and 8.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { newOwnerVehicle } from './choose-offer.ts'
import {
  waitForPath,
  chooseRadio,
  submitInquiry,
  openInquiry,
  press,
  type Vehicle,
  typeDate,
} from './customer.ts'
import {
  enterCar,
  field,
  openManualEntry,
  pressDisabled,
  chooseCount,
  expectDisabledField,
  pickOption,
} from './fields.ts'

/** The plate belongs to one person and the national code to another. */
const foreign: Vehicle = { plate: ['15', 'د', '638', '22'], nationalCode: '9932551902' }
const brandNew: Vehicle = { plate: ['74', 'و', '139', '99'], nationalCode: '9931760001' }

const seeOffers = async (page: Page) => {
  await waitForPath(page, /offers\?/)
  await expect(page.getByRole('button', { name: /^انتخاب بیمهٔ/ }).first()).toBeVisible()
}

test('without a plate the user enters vehicle, policy, discounts and claims by hand', async ({ page }) => {
  await openInquiry(page)
  await openManualEntry(page)
  await enterCar(page)
  await chooseRadio(page, /^بیمه داشته است/)
  await chooseRadio(page, /^مالک عوض نشده/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=1$/)
  await pickOption(page, 'شرکت بیمهٔ قبلی', /دماوند/)
  await typeDate(page, /^تاریخ شروع/, '۱۴۰۴/۵/۱۰')
  const expiry = field(page, 'تاریخ پایان')
  await typeDate(page, /^تاریخ پایان/, '۱۴۰۴/۵/۱۰')
  await expect(expiry).toHaveAccessibleDescription(/تاریخ پایان باید بعد از تاریخ شروع باشد/)
  await typeDate(page, /^تاریخ پایان/, '۱۴۰۵/۶/۱۶')
  await expect(expiry).toHaveAccessibleDescription(/بیش از یک سال و یک ماه و پنج روز پس از شروع است/)
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(expiry).toBeFocused()
  await typeDate(page, /^تاریخ پایان/, '۱۴۰۵/۶/۱۵')
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=3$/)
  await expectDisabledField(page, 'تخفیف حوادث راننده', 'اول تخفیف عدم خسارت را انتخاب کنید')
  await pickOption(page, 'تخفیف عدم خسارت شخص ثالث', /^۳۵/)
  await pickOption(page, 'تخفیف حوادث راننده', /^۲۰/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=4$/)
  await chooseRadio(page, /^بله، خسارت گرفته‌ام/)
  await chooseCount(page, 'خسارت مالی', '۱ بار')
  await chooseCount(page, 'خسارت جانی', 'نداشتم')
  await pressDisabled(page, 'دیدن قیمت‌ها')
  await chooseCount(page, 'خسارت راننده', '۳ و بیشتر')
  const searched = page.waitForRequest(/thirdparty\/1\/offers/)
  await press(page, 'دیدن قیمت‌ها')
  expect((await searched).postDataJSON()).toMatchObject({
    policyStatus: 'with_policy',
    lastPolicyStartDate: '1404-05-10',
    lastPolicyExpDate: '1405-06-15',
    noDamageFactor: 35,
    driverNoDamageFactor: 20,
    propertyDamageCount: 1,
    lifeDamageCount: 0,
    driverDamageCount: 3,
    sbId: null,
  })
  await seeOffers(page)
})

test('after a change of owner another policy’s discounts count, and claims are not asked for', async ({
  page,
}) => {
  await openInquiry(page)
  await submitInquiry(page, newOwnerVehicle)
  await waitForPath(page, /vehicle-information\?step=1$/)
  await expect(page.getByText(/مالک این خودرو عوض شده است/)).toBeVisible()
  await press(page, 'ثبت و ادامه')
  await expect(page.getByRole('radio', { name: /^مالک عوض شده/ })).toBeChecked()
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=1$/)
  await expect(field(page, 'شرکت بیمهٔ قبلی')).toHaveText(/سیمرغ/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=2$/)
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(page.getByText('بله یا نه را انتخاب کنید.')).toBeVisible()
  await chooseRadio(page, /^نه، تخفیفی ندارم/)
  const without = page.waitForRequest(/thirdparty\/1\/offers/)
  await press(page, 'ثبت و ادامه')
  expect((await without).postDataJSON()).toMatchObject({
    policyStatus: 'ownership_change',
    changeOwnershipStatus: 'no_another_thirdparty_discount',
    noDamageFactor: 0,
    driverNoDamageFactor: 0,
  })
  await seeOffers(page)
  await press(page, 'بازگشت')
  await waitForPath(page, /insurance-information\?step=2$/)
  await chooseRadio(page, /^بله، تخفیف دارم/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /insurance-information\?step=3$/)
  await pickOption(page, 'تخفیف عدم خسارت شخص ثالث', /^۵۰/)
  await pickOption(page, 'تخفیف حوادث راننده', /^۱۰/)
  const along = page.waitForRequest(/thirdparty\/1\/offers/)
  await press(page, 'ثبت و ادامه')
  expect((await along).postDataJSON()).toMatchObject({
    changeOwnershipStatus: 'another_thirdparty_discount',
    noDamageFactor: 50,
    driverNoDamageFactor: 10,
    propertyDamageCount: 0,
  })
  await seeOffers(page)
})

test.describe(() => {
  test.use({ timezoneId: 'America/Los_Angeles' })
  test('a new car’s delivery date is not in the future and is the same day in any time zone', async ({
    page,
  }) => {
    await openInquiry(page)
    await submitInquiry(page, brandNew)
    await waitForPath(page, /vehicle-information\?step=1$/)
    await press(page, 'ثبت و ادامه')
    await expect(page.getByRole('radio', { name: /^خودرو نو است/ })).toBeChecked()
    await pressDisabled(page, 'ثبت و ادامه')
    await typeDate(page, /^تاریخ تحویل/, '۱۴۰۴/۸/۲۵')
    await expect(field(page, 'تاریخ تحویل')).toHaveAccessibleDescription(/این تاریخ هنوز نرسیده است/)
    await typeDate(page, /^تاریخ تحویل/, '۱۴۰۴/۸/۲۰')
    await expect(field(page, 'تاریخ تحویل')).toHaveText(/۲۰ آبان ۱۴۰۴/)
    const searched = page.waitForRequest(/thirdparty\/1\/offers/)
    await press(page, 'ثبت و ادامه')
    expect((await searched).postDataJSON()).toMatchObject({
      policyStatus: 'new',
      deliveryDate: '1404-08-20',
      previousCompany: null,
      lastPolicyExpDate: null,
    })
    await seeOffers(page)
  })
})

test('a plate of another owner is refused once; the second attempt leads to manual entry', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/\b422\b/)
  await openInquiry(page)
  await submitInquiry(page, foreign)
  const box = page.getByRole('main').getByRole('alert')
  await expect(box).toContainText('این پلاک به نام این کد ملی نیست؛ هر دو را بررسی کنید.')
  await expect(box).toBeFocused()
  await expect(page.locator('[data-stays-alive]').getByText('این پلاک به نام')).toHaveCount(0)
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue('۹۹۳۲۵۵۱۹۰۲')
  await press(page, 'استعلام دوباره')
  await waitForPath(page, /vehicle-information\?step=1$/)
})
