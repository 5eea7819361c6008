/** Whom the policy is for: the owner, another person who names the owner, a company; and whether they are told of now or after paying. Document 2 sections 4 and 5. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { waitForPath, chooseRadio, press, knownVehicle, signIn, typeDate } from './customer.ts'
import {
  openPaymentSheetOf,
  openHomeSignedIn,
  companyVehicle,
  experimentVariants,
  openPricesOf,
} from './choose-offer.ts'
import { walkToHolder } from './walks.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const date = (page: Page, name: RegExp) => page.getByRole('button', { name })
/** One sentence, tied to its field. */
const says = async (page: Page, name: string, sentence: string) =>
  expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence))
const save = (page: Page) =>
  page.getByRole('button', { name: 'ثبت و ادامه', exact: true }).click({ force: true })
const holderSaved = (page: Page) => page.waitForRequest(/order\/policy-holder/)
const owner = 'خودم، مالک خودرو'

test('a person’s data have rules, said beside each field; the registry’s word is said there too', async ({
  page,
  complaints,
  freshCustomer,
}) => {
  complaints.expect(/\b4\d\d\b/)
  await walkToHolder(page, freshCustomer().cellNumber)
  await expect(field(page, 'کد ملی')).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await field(page, 'نام').fill('سارا 2')
  await field(page, 'نام خانوادگی').fill('رستگار'.repeat(5))
  await field(page, 'کد ملی').fill('1111111111')
  await field(page, 'شمارهٔ موبایل').fill('08123456789')
  await save(page)
  await says(page, 'نام', 'حرف')
  await says(page, 'نام خانوادگی', '۲۹')
  await says(page, 'کد ملی', 'این کد ملی درست نیست')
  await says(page, 'شمارهٔ موبایل', 'با ۰۹ شروع می‌شود')
  await expect(date(page, /^تاریخ تولد/)).toHaveAccessibleDescription(/تاریخ تولد را انتخاب کنید/)
  await expect(field(page, 'نام')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'نام').fill('ساره')
  await field(page, 'نام خانوادگی').fill('رستگار نیا')
  await field(page, 'کد ملی').fill('۰۰۸۴۵۷۵۹۴۸')
  await field(page, 'شمارهٔ موبایل').fill('09000001011')
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۳')
  await save(page)
  await expect(date(page, /^تاریخ تولد/)).toHaveAccessibleDescription(/کد ملی با تاریخ تولد نمی‌خواند/)
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۲')
  await save(page)
  await says(page, 'شمارهٔ موبایل', 'این شمارهٔ موبایل به نام بیمه‌گذار نیست')
  await field(page, 'شمارهٔ موبایل').fill('09123456789')
  const [call] = await Promise.all([holderSaved(page), save(page)])
  expect(call.postDataJSON().policyHolder).toEqual({
    insuredType: 1,
    type: 'car_owner',
    firstName: 'ساره',
    lastName: 'رستگار نیا',
    nationalCode: '0084575948',
    birthDate: '1369-02-12',
    cellNumber: '09123456789',
    email: null,
  })
  await waitForPath(page, /\/address\//)
})

test('another person names the owner too; going back and forth between the two loses nothing', async ({
  page,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await walkToHolder(page, cellNumber)
  await chooseRadio(page, 'شخص دیگر')
  await expect(field(page, 'کد ملی')).toHaveValue('')
  await expect(field(page, 'کد ملی مالک')).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await field(page, 'نام').fill('نگین')
  await field(page, 'نام خانوادگی').fill('پارسا')
  await field(page, 'کد ملی').fill('0499370899')
  await typeDate(page, /^تاریخ تولد$|^تاریخ تولد(?! مالک)/, '۱۳۷۰/۱/۱')
  await field(page, 'شمارهٔ موبایل').fill(cellNumber)
  await field(page, 'کد ملی مالک').fill('008457594')
  await save(page)
  await says(page, 'کد ملی مالک', '۱ رقم کم دارد')
  await expect(date(page, /^تاریخ تولد مالک/)).toHaveAccessibleDescription(/تاریخ تولد را انتخاب کنید/)
  await expect(field(page, 'کد ملی مالک')).toBeFocused()
  await expectAccessible(page)
  await chooseRadio(page, owner)
  await expect(field(page, 'نام')).toHaveValue('نگین')
  await chooseRadio(page, 'شخص دیگر')
  await field(page, 'کد ملی مالک').fill(knownVehicle.nationalCode)
  await typeDate(page, /^تاریخ تولد مالک/, '۱۳۶۹/۲/۱۲')
  await page.reload()
  await expect(field(page, 'کد ملی')).toHaveValue('۰۴۹۹۳۷۰۸۹۹')
  const [call] = await Promise.all([holderSaved(page), save(page)])
  expect(call.postDataJSON().policyHolder).toEqual({
    insuredType: 1,
    type: 'another_person',
    firstName: 'نگین',
    lastName: 'پارسا',
    nationalCode: '0499370899',
    birthDate: '1370-01-01',
    cellNumber,
    email: null,
    carOwnerNationalCode: '0084575948',
    carOwnerBirthDate: '1369-02-12',
  })
  await waitForPath(page, /\/address\//)
})

test('a company that owns the vehicle is told of by its name, its national id of eleven digits and the day of its establishment', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b4\d\d\b/)
  await openPricesOf(page, companyVehicle)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ورود و ثبت سفارش')
  await signIn(page, '09000001484')
  await waitForPath(page, /personal-information/)
  const id = field(page, 'شناسهٔ ملی شرکت')
  await expect(id).toHaveValue('۱۴۰۱۲۳۴۵۶۷۹')
  await id.fill('14012345678')
  await save(page)
  await says(page, 'نام شرکت', 'نام شرکت را وارد کنید')
  await expect(field(page, 'نام شرکت')).toBeFocused()
  await says(page, 'شناسهٔ ملی شرکت', 'درست نیست')
  await expect(date(page, /^تاریخ تأسیس/)).toHaveAccessibleDescription(/تاریخ تأسیس شرکت را انتخاب کنید/)
  await expectAccessible(page)
  await id.fill('۱۴۰۱۲۳۴۵۶۷۹')
  await field(page, 'نام شرکت').fill('پخش سپیدار')
  await field(page, 'شمارهٔ موبایل').fill('۰۹۰۰۰۰۰۱۴۸۴')
  await typeDate(page, /^تاریخ تأسیس/, '۱۳۹۲/۵/۱۵')
  await save(page)
  await expect(date(page, /^تاریخ تأسیس/)).toHaveAccessibleDescription(
    /شناسهٔ ملی با تاریخ تأسیس شرکت نمی‌خواند/,
  )
  await typeDate(page, /^تاریخ تأسیس/, '۱۳۹۲/۵/۱۴')
  const [call] = await Promise.all([holderSaved(page), save(page)])
  expect(call.postDataJSON().policyHolder).toEqual({
    insuredType: 3,
    type: 'car_owner',
    companyName: 'پخش سپیدار',
    companyNationalId: '14012345679',
    establishmentDate: '1392-05-14',
    cellNumber: '09000001484',
    email: null,
  })
  await waitForPath(page, /\/address\//)
})

test('in variant B of complete-later one is asked whether now or after paying; later takes a confirmation of the deadline', async ({
  page,
}) => {
  await openHomeSignedIn(page, experimentVariants.asksWhen)
  await openPricesOf(page, knownVehicle)
  await openPaymentSheetOf(page, 'بیمهٔ کارون')
  await press(page, 'ثبت سفارش')
  await expect(
    page.getByRole('heading', { name: 'اطلاعات را الان کامل می‌کنید یا بعد از پرداخت؟' }),
  ).toBeVisible()
  const goOn = (name: string) => page.getByRole('button', { name, exact: true }).click({ force: true })
  await goOn('ادامه')
  await expect(page.getByText('یکی از این دو را انتخاب کنید.')).toBeVisible()
  await chooseRadio(page, /^بعد از پرداخت کامل می‌کنم/)
  await expect(page.getByText('اول پرداخت می‌کنید؛ برای بقیه تا سه‌شنبه ۲۷ آبان وقت دارید.')).toBeVisible()
  await goOn('رفتن به پرداخت')
  const confirmation = page.getByRole('checkbox', {
    name: 'می‌دانم که باید اطلاعات را تا سه‌شنبه ۲۷ آبان کامل کنم',
  })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await chooseRadio(page, /^الان کامل می‌کنم/)
  await goOn('ادامه')
  await expect(field(page, 'نام خانوادگی')).toBeVisible()
  await page.reload()
  await field(page, 'نام خانوادگی').fill('رستگار')
  await press(page, 'بازگشت')
  await expect(page.getByRole('radio', { name: /^الان کامل می‌کنم/ })).toBeChecked()
  await goOn('ادامه')
  await expect(field(page, 'نام خانوادگی')).toHaveValue('رستگار')
  await press(page, 'بازگشت')
  await press(page, 'بازگشت')
  await waitForPath(page, /offers\?/)
})
