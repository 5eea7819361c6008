/** What people type and paste: digits of three scripts, and mistakes that are each said in one sentence beside the field. Document 1 section 5. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import {
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  chooseOffer,
  fillAddress,
  fillHolder,
  openInquiry,
  press,
  knownVehicle,
  declareNoClaims,
  signIn,
  typePlate,
  typeDate,
} from './customer.ts'
import { pressDisabled } from './fields.ts'
import { walkToAddress, walkToHolder } from './walks.ts'

const scripts = [
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Latin', '0123456789'],
] as const
const inScript = (digits: string, of: string) => digits.replace(/\d/g, (digit) => of[Number(digit)] ?? '')

/** As a keyboard's clipboard does it: the text replaces what is chosen. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.focus()
  await field.page().keyboard.insertText(text)
}

/** One sentence, tied to its field. */
async function seeMistake(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
}

const code = (page: Page) => page.getByLabel('کد ملی مالک خودرو')

for (const [script, digits] of scripts) {
  test(`${script} digits are understood in plate, national code, mobile and postal code, typed or pasted`, async ({
    page,
    freshCustomer,
  }) => {
    test.slow()
    await openInquiry(page)
    await typePlate(page, [inScript('24', digits), 'س', inScript('318', digits), inScript('44', digits)])
    await code(page).pressSequentially(inScript('0084575948', digits))
    await expect(code(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
    await paste(code(page), ` ${inScript('008457-5948', digits)} `)
    await expect(code(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
    const looked = page.waitForRequest(/inquiry\/by-plate/)
    await press(page, 'استعلام')
    expect((await looked).postDataJSON()).toEqual({
      plk1: '24',
      plk2: '10',
      plk3: '318',
      plkSrl: '44',
      nationalCode: '0084575948',
    })
    await waitForPath(page, /step=2$/)
    const { cellNumber } = freshCustomer()
    await confirmVehicle(page)
    await confirmPreviousPolicy(page)
    await declareNoClaims(page)
    await chooseOffer(page)
    await signIn(page, cellNumber)
    await fillHolder(page, '')
    const mobile = page.getByLabel('شمارهٔ موبایل')
    await mobile.pressSequentially(inScript(cellNumber, digits))
    await expect(mobile).toHaveValue(inScript(cellNumber, scripts[0][1]))
    await paste(mobile, inScript(`${cellNumber.slice(0, 4)} ${cellNumber.slice(4)}`, digits))
    await expect(mobile).toHaveValue(inScript(cellNumber, scripts[0][1]))
    await press(page, 'ثبت و ادامه')
    await waitForPath(page, /\/address\//)
    await press(page, 'افزودن نشانی')
    await fillAddress(page)
    await paste(page.getByLabel('کد پستی'), inScript('19387-65431', digits))
    const saved = page.waitForRequest(/address\/create/)
    await press(page, 'ذخیرهٔ نشانی')
    expect((await saved).postDataJSON()).toMatchObject({
      postalCode: '1938765431',
      plaqueNumber: '12',
      unitNumber: '4',
    })
  })
}

test('the inquiry says what is wrong with plate and code, and the focus goes to the first', async ({
  page,
}) => {
  await openInquiry(page)
  await pressDisabled(page, 'استعلام')
  await expect(page.getByText(/^پلاک کامل نیست/)).toHaveCount(1)
  await expect(page.getByLabel('دو رقم اول پلاک')).toBeFocused()
  await typePlate(page, knownVehicle.plate)
  await code(page).fill('0084575949')
  await pressDisabled(page, 'استعلام')
  await seeMistake(code(page), 'این کد ملی درست نیست؛ رقم‌ها را با کارت ملی مقایسه کنید.')
  await expect(code(page)).toBeFocused()
  await code(page).fill('008457594')
  await seeMistake(code(page), 'کد ملی ۱۰ رقم است؛ ۱ رقم کم دارد.')
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await code(page).fill(knownVehicle.nationalCode)
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
})

test('the holder’s mistakes are each said beside their field: under age, a day to come, a wrong mobile', async ({
  page,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await walkToHolder(page, cellNumber)
  await fillHolder(page, '0812')
  const birth = page.getByRole('button', { name: /^تاریخ تولد/ })
  const mobile = page.getByLabel('شمارهٔ موبایل')
  await typeDate(page, /^تاریخ تولد/, '۱۴۰۰/۱/۱')
  await seeMistake(birth, 'بیمه‌گذار باید دست‌کم ۱۸ سال داشته باشد.')
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(birth).toBeFocused()
  await seeMistake(mobile, 'شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است.')
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۲')
  await pressDisabled(page, 'ثبت و ادامه')
  await expect(mobile).toBeFocused()
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await mobile.fill(cellNumber)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/address\//)
})

test('an address says what is wrong with it, and the focus goes to the first field', async ({
  page,
  freshCustomer,
}) => {
  await walkToAddress(page, freshCustomer().cellNumber)
  await press(page, 'افزودن نشانی')
  await fillAddress(page)
  const [street, postal] = [page.getByRole('textbox', { name: /^نشانی/ }), page.getByLabel('کد پستی')]
  await street.fill('شریعتی')
  await postal.fill('1938765')
  await pressDisabled(page, 'ذخیرهٔ نشانی')
  await seeMistake(street, 'نشانی حداقل دو کلمه است؛ خیابان و کوچه را بنویسید.')
  await seeMistake(postal, 'کد پستی ۱۰ رقم است؛ ۳ رقم کم دارد.')
  await expect(street).toBeFocused()
  await street.fill('خیابان شریعتی، کوچهٔ گلستان')
  await postal.fill('1938765431')
  await press(page, 'ذخیرهٔ نشانی')
  await expect(page.getByRole('dialog')).toBeHidden()
})
