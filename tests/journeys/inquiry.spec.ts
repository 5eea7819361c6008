/** The inquiry: four steps in one address, the registry's answers, saved plates, editing what it knows, and ways back. Document 2 sections 2.5, 4 "Inquiry" and 8. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  chooseRadio,
  chooseOffer,
  submitInquiry,
  openInquiry,
  press,
  knownVehicle,
  signIn,
  type Vehicle,
} from './customer.ts'
import {
  enterCar,
  field,
  openManualEntry,
  pressDisabled,
  expectToast,
  expectDisabledField,
  pickOption,
} from './fields.ts'
import { recordCalls } from './walks.ts'

const registryDown: Vehicle = { plate: ['82', 'ق', '195', '13'], nationalCode: '9911284867' }
const registryRefuses: Vehicle = { plate: ['46', 'م', '927', '36'], nationalCode: '9951443249' }
const slow: Vehicle = { plate: ['53', 'ن', '281', '63'], nationalCode: '9921522434' }
const ofCompany: Vehicle = { plate: ['44', 'ص', '731', '88'], nationalCode: '14012345679' }
const bus: Vehicle = { plate: ['35', 'ع', '246', '14'], nationalCode: '9901839191' }

const code = (page: Page) => page.getByLabel('کد ملی مالک خودرو')
const back = (page: Page) => press(page, 'بازگشت')
const facts = (page: Page) => page.getByRole('main').getByRole('definition')

test('four steps stand in one address, each in its query, and each survives a reload', async ({ page }) => {
  await page.goto('/third-party')
  await waitForPath(page, /\/third-party\/sanhub\?step=1$/)
  await page.goto('/third-party/sanhub')
  await waitForPath(page, /\/third-party\/sanhub\?step=1$/)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'گام ۱ از ۴')
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /sanhub\?step=2$/)
  await page.reload()
  await expect(facts(page)).toHaveText(['سواری', 'شخصی', 'پژو', '۲۰۷ دنده‌ای', '۱۳۹۹'])
  await confirmVehicle(page)
  await waitForPath(page, /sanhub\?step=3$/)
  await expect(page.getByRole('heading', { name: 'بیمهٔ دماوند' })).toBeVisible()
  await expect(facts(page)).toHaveText(['۴ آذر ۱۴۰۳', '۴ آذر ۱۴۰۴', /۳۵/, /۳۵/])
  await confirmPreviousPolicy(page)
  await waitForPath(page, /sanhub\?step=4$/)
  await page.reload()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'گام ۴ از ۴')
})

test('a plate looked up before is picked from the list and fills the form; before that the list says that it is empty', async ({
  page,
  freshCustomer,
}) => {
  await openInquiry(page)
  await expect(page.getByRole('button', { name: 'انتخاب از پلاک‌های قبلی' })).toHaveCount(0)
  await openManualEntry(page)
  await enterCar(page)
  await chooseRadio(page, /^بیمه نداشته است/)
  await press(page, 'ثبت و ادامه')
  await chooseOffer(page)
  await signIn(page, freshCustomer().cellNumber)
  await waitForPath(page, /personal-information/)
  await page.goto('/third-party/sanhub?step=1')
  await press(page, 'انتخاب از پلاک‌های قبلی')
  const list = page.getByRole('dialog', { name: 'پلاک‌های قبلی شما' })
  await expect(list.getByRole('heading', { name: 'هنوز پلاکی ندارید' })).toBeVisible()
  await list.getByRole('button', { name: 'بستن' }).click()
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /step=2$/)
  await back(page)
  await code(page).fill('')
  await press(page, 'انتخاب از پلاک‌های قبلی')
  await list.getByRole('button', { name: /پلاک ۲۴ س ۳۱۸ ایران ۴۴.*۲۰۷/s }).click()
  await expect(list).toBeHidden()
  await expect(code(page)).toHaveValue(knownVehicle.nationalCode)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
})

test('the registry that is down is said in a toast and remembered, over a reload too; asked again it leads to entry by hand', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b50[0-9]\b/)
  const sentence = 'ارتباط با سامانهٔ سنهاب برقرار نشد؛ دوباره استعلام بگیرید.'
  await openInquiry(page)
  await submitInquiry(page, registryDown)
  await expectToast(page, sentence)
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expect(page).toHaveURL(/sanhub\?step=1$/)
  await page.reload()
  await expect(code(page)).toHaveValue('۹۹۱۱۲۸۴۸۶۷')
  await press(page, 'استعلام')
  await waitForPath(page, /vehicle-information\?step=1$/)
  await expect(field(page, 'نوع خودرو')).toHaveText(/انتخاب کنید/)
  await expect(page.getByText(/سنهاب/)).toHaveCount(0)
  await back(page)
  await waitForPath(page, /sanhub\?step=1$/)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۱۹۵')
})

test('any other refusal is said as often as it comes, and nothing typed goes', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b(4|5)\d\d\b/)
  const looked = recordCalls(page, 'POST', /inquiry\/by-plate/)
  await openInquiry(page)
  await submitInquiry(page, registryRefuses)
  for (const time of [1, 2]) {
    await expectToast(page, /سامانهٔ سنهاب پاسخ این پلاک را نداد/)
    expect(looked).toHaveLength(time)
    await expect(page).toHaveURL(/sanhub\?step=1$/)
    await expect(code(page)).toHaveValue('۹۹۵۱۴۴۳۲۴۹')
    if (time === 1) await press(page, 'استعلام')
    if (time === 1) await expect.poll(() => looked.length).toBe(2)
  }
})

test('a slow answer is waited for in words, pressed once, and Back takes the question back', async ({
  page,
}) => {
  const looked = recordCalls(page, 'POST', /inquiry\/by-plate/)
  await openInquiry(page)
  await submitInquiry(page, slow)
  await expect(page.getByText('مشخصات خودرو را از سامانهٔ سنهاب می‌گیریم…')).toBeVisible()
  await page.getByRole('button', { name: 'استعلام', exact: true }).click({ force: true })
  await back(page)
  await expect(page.getByText('مشخصات خودرو را از سامانهٔ سنهاب می‌گیریم…')).toBeHidden()
  await expect(page).toHaveURL(/sanhub\?step=1$/)
  expect(looked).toHaveLength(1)
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
})

test('Back goes home where nothing was entered, and otherwise to where one came from', async ({ page }) => {
  await page.goto('/third-party/vehicle-information?step=1')
  await back(page)
  await waitForPath(page, /sanhub\?step=1$/)
  await back(page)
  await waitForPath(page, /\/$/)
  await openInquiry(page)
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /step=2$/)
  await back(page)
  await waitForPath(page, /step=1$/)
  await openManualEntry(page)
  await expect(field(page, 'برند')).toHaveText(/انتخاب کنید/)
  await back(page)
  await expect(code(page)).toHaveValue(knownVehicle.nationalCode)
  await back(page)
  await waitForPath(page, /\/$/)
})

test('editing what the registry said: pickers that depend on each other, the plate that stands, and confirming that moves on', async ({
  page,
}) => {
  await openInquiry(page)
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /step=2$/)
  await press(page, 'ویرایش مشخصات خودرو')
  const sheet = page.getByRole('dialog', { name: 'ویرایش مشخصات خودرو' })
  await expect(sheet.getByRole('img', { name: 'پلاک ۲۴ س ۳۱۸ ایران ۴۴' })).toBeVisible()
  await expect(sheet.getByRole('textbox')).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: 'تأیید و ادامه' })).toHaveAttribute('aria-disabled', 'true')
  await field(sheet, 'نوع خودرو').click()
  await expect(page.getByRole('option', { name: /موتور/ })).toHaveCount(0)
  await page.getByRole('option', { name: /^کامیون/ }).click()
  for (const ofCars of ['کاربری', 'برند', 'مدل']) await expect(field(sheet, ofCars)).toHaveCount(0)
  await expect(field(sheet, 'ظرفیت بار')).toHaveText(/انتخاب کنید/)
  await pickOption(sheet, 'نوع خودرو', /^سواری/)
  await expect(field(sheet, 'کاربری')).toHaveText('شخصی')
  await expect(field(sheet, 'برند')).toHaveText(/انتخاب کنید/)
  await expectDisabledField(sheet, 'مدل', 'اول برند را انتخاب کنید')
  await pickOption(sheet, 'برند', /^پژو/)
  await pickOption(sheet, 'مدل', /پارس/)
  await pickOption(sheet, 'برند', /^سایپا/)
  await expect(field(sheet, 'مدل')).toHaveText(/انتخاب کنید/)
  await pickOption(sheet, 'مدل', /شاهین/)
  await expect(field(sheet, 'ماه ساخت')).toHaveCount(0)
  await pickOption(sheet, 'سال ساخت', /۱۴۰۴/)
  await pressDisabled(sheet, 'تأیید و ادامه')
  await expect(field(sheet, 'ماه ساخت')).toBeFocused()
  await pickOption(sheet, 'ماه ساخت', /^مهر/)
  await sheet.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await waitForPath(page, /sanhub\?step=3$/)
  await back(page)
  await expect(facts(page)).toHaveText(['سواری', 'شخصی', 'سایپا', /شاهین/, 'مهر ۱۴۰۴'])
  await press(page, 'ویرایش مشخصات خودرو')
  await pickOption(sheet, 'برند', /^پژو/)
  await sheet.getByRole('button', { name: 'بستن' }).click()
  await expect(facts(page)).toHaveText(['سواری', 'شخصی', 'سایپا', /شاهین/, 'مهر ۱۴۰۴'])
})

test('a bus is told by its seats, and a car whose month the registry does not know asks for it', async ({
  page,
}) => {
  await openInquiry(page)
  await submitInquiry(page, bus)
  await waitForPath(page, /step=2$/)
  await expect(facts(page)).toHaveText(['اتوبوس', '۴۴ نفره', '۱۳۹۳'])
  await back(page)
  await page.getByLabel('دو رقم اول پلاک').fill('68')
  await page.getByRole('button', { name: /^حرف پلاک/ }).click()
  await page.getByRole('dialog', { name: 'حرف پلاک' }).getByRole('radio', { name: 'ط', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('سه رقم پلاک').fill('237')
  await page.getByLabel('دو رقم کنار ایران').fill('53')
  await code(page).fill('9906114029')
  await press(page, 'استعلام')
  await waitForPath(page, /vehicle-information\?step=1$/)
  await expect(page.getByText(/سامانهٔ سنهاب ماه ساخت این خودرو را نگفت/)).toBeVisible()
  await expect(field(page, 'ماه ساخت')).toHaveAccessibleDescription(/سنهاب این را نگفت/)
  await pickOption(page, 'ماه ساخت', /^آذر/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /vehicle-information\?step=2$/)
})

test('a company’s car is looked up by eleven digits, and wrong check digits are said', async ({
  page,
  complaints,
}) => {
  complaints.expect(/\b422\b/)
  await openInquiry(page)
  await submitInquiry(page, { ...ofCompany, nationalCode: '9954152008' })
  await expect(
    page.getByRole('main').getByText('این پلاک و کد ملی به یک نفر تعلق ندارند؛ هر دو را بررسی کنید.'),
  ).toBeVisible()
  await code(page).fill('14012345678')
  await code(page).blur()
  await expect(code(page)).toHaveAccessibleDescription(
    /این شناسهٔ ملی درست نیست؛ رقم‌ها را با آگهی تأسیس مقایسه کنید\./,
  )
  await code(page).fill('۱۴۰۱۲۳۴۵۶۷۹')
  await expect(page.getByText('۱۱ / ۱۱')).toBeVisible()
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
  await expect(facts(page).nth(3)).toHaveText(/دنا/)
})
