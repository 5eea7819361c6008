/**
 * A car-body policy bought from plate to receipt: with covers, an inspection and its conditions, in cash.
 * Document 3 sections 2 and 4.
 */
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  addAddress,
  chooseRadio,
  confirmVehicle,
  expectReview,
  knownVehicle,
  press,
  signIn,
  submitHolder,
  submitInquiry,
  uploadAllDocuments,
  waitForPath,
} from './customer.ts'
import { payToReceipt } from './walks.ts'

test('a car-body policy is bought with cash, from the tile of home to the receipt', async ({
  page,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await page.goto('/')
  await page.getByRole('link', { name: 'بدنه', exact: true }).click()
  await waitForPath(page, /\/car-body\/sanhub\?step=owner$/)
  // Home has a plate, too, and stays until the step is there.
  await page.getByRole('button', { name: 'بازگشت', exact: true }).waitFor()
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /step=vehicle$/)
  await confirmVehicle(page)
  await waitForPath(page, /step=insurance$/)
  await press(page, 'ادامه')
  await waitForPath(page, /step=third-party$/)
  await press(page, 'ادامه')
  await waitForPath(page, /step=value$/)
  const value = page.getByRole('textbox', { name: /^قیمت خودرو/ })
  await value.fill('40000000')
  // A blocked button accepts a press, and shows what is invalid.
  await page.getByRole('button', { name: 'دیدن قیمت‌ها' }).click({ force: true })
  await expect(page.getByText('ارزش خودرو دست‌کم ۵۰ میلیون تومان است.')).toBeVisible()
  await value.fill('740000000')
  await expect(value).toHaveValue('۷۴۰٬۰۰۰٬۰۰۰')
  await expect(page.getByText('هفتصد و چهل میلیون تومان')).toBeVisible()
  await press(page, 'دیدن قیمت‌ها')

  await waitForPath(page, /\/car-body\/offers\?/)
  const offer = page.getByRole('button', { name: /^انتخاب بیمهٔ آفتاب/ }).first()
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'پوشش بیشتر' }).click()
  await page.getByRole('checkbox', { name: 'شکست شیشه' }).check()
  await press(page, /^نمایش .+ پیشنهاد$/)
  await expect(page).toHaveURL(/covers=[^&]*cover_glass_breaking/)
  await offer.click()
  await press(page, 'ادامه با همین پوشش‌ها')
  await chooseRadio(page, /^نقدی/)
  await press(page, /ثبت سفارش$/)
  await signIn(page, cellNumber)
  await waitForPath(page, /\/car-body\/personal-information\//)
  await submitHolder(page, cellNumber)
  await waitForPath(page, /\/car-body\/address\//)
  await addAddress(page)

  await waitForPath(page, /\/car-body\/inspection\//)
  // The first day with its earliest slot.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
  await expectAccessible(page)
  await press(page, 'ثبت زمان')
  await waitForPath(page, /\/car-body\/terms-and-conditions\//)
  await expectAccessible(page)
  await press(page, 'هر هشت شرط را می‌پذیرم')
  await waitForPath(page, /\/car-body\/upload-documents\//)
  await expect(page.getByText('بعداً')).toHaveCount(0)
  await uploadAllDocuments(page, 'ادامه', 5)
  await waitForPath(page, /\/car-body\/payment\/[^?]+\?step=1/)
  await expectReview(page)
  await payToReceipt(page)
})
