/**
 * Car-body policies bought by instalments and by cheques. The second one is bought in a tab that is closed
 * and opened again at each step. Document 3 sections 2 and 4; document 2 section 5.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  cardPicture,
  chooseRadio,
  confirmVehicle,
  expectReceipt,
  expectReview,
  fillAddress,
  fillHolder,
  goToBank,
  knownVehicle,
  ownerCode,
  payAtBank,
  press,
  typePlate,
  uploadAllDocuments,
  waitForPath,
} from './customer.ts'
import { untilQuiet } from './persisted.ts'

/** Walks from the plate to the list of offers with a car of the registry. */
async function inquire(page: Page): Promise<void> {
  await press(page, 'استعلام')
  await confirmVehicle(page)
  for (const step of ['insurance', 'third-party']) {
    await waitForPath(page, new RegExp(`step=${step}$`))
    await press(page, 'ادامه')
  }
  await waitForPath(page, /step=value$/)
  await page.getByRole('textbox', { name: /^قیمت خودرو/ }).fill('740000000')
  await press(page, 'دیدن قیمت‌ها')
  await waitForPath(page, /\/car-body\/offers\?/)
}

const trackingCodeIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('a car-body policy is bought in four instalments from inquiry to receipt; the first is paid at the bank', async ({
  page,
  openAt,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  const device = await openAt.path('/car-body/sanhub?step=owner', cellNumber)
  await typePlate(page, knownVehicle.plate)
  await ownerCode(page).fill('0084575948')
  await inquire(page)
  await press(page, /^انتخاب بیمهٔ الوند/)
  await chooseRadio(page, /^۴ قسط/)
  await press(page, 'ثبت سفارش')

  await fillHolder(page, cellNumber)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/address\//)
  await fillAddress(page)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/inspection\//)
  await press(page, 'ثبت زمان')
  await waitForPath(page, /\/terms-and-conditions\//)
  await press(page, 'هر هشت شرط را می‌پذیرم')
  await waitForPath(page, /\/upload-documents\//)
  await uploadAllDocuments(page, 'ادامه', 5)
  await expectReview(page)
  await expect(page.getByText('۴ قسط').first()).toBeVisible()
  const { paymentOptions } = await device.call('readOrder', {
    params: { type: 'carbody', provider: '1', trackingCode: trackingCodeIn(page) },
  })
  const first = (paymentOptions.bnpl?.first ?? 0).toLocaleString('fa')
  const bank = await goToBank(page)
  await expect(bank.getByText(first)).toBeVisible()
  await payAtBank(bank)
  await expectReceipt(bank)
  await bank.close()
  await expectReceipt(page)
})

/** Closes the tab and opens its address in a new one, like a browser that restores its tabs. */
async function reopen(page: Page): Promise<Page> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await untilQuiet(page)
  const [address, context] = [page.url(), page.context()]
  await page.close()
  const next = await context.newPage()
  await next.goto(address)
  return next
}

/** Uploads one picture, reopens the tab and returns it. */
async function uploadOne(page: Page, sent: string): Promise<Page> {
  await page.locator('input[type=file]').first().setInputFiles(cardPicture)
  await expect(page.getByText(sent)).toBeVisible()
  const next = await reopen(page)
  await expect(next.getByText(sent)).toBeVisible()
  return next
}

test('a car-body policy is bought by cheques in a tab that is closed at each step', async ({
  page: firstPage,
  openAt,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await openAt.path('/car-body/sanhub?step=owner', cellNumber)
  await typePlate(firstPage, knownVehicle.plate)
  await ownerCode(firstPage).fill('0084575948')

  let page = await reopen(firstPage)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await expect(ownerCode(page)).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await inquire(page)

  await press(page, 'ویرایش اطلاعات')
  await press(page, /^ویرایش.*ارزش بیمه‌شده/)
  await waitForPath(page, /\/car-body\/vehicle-information/)
  await page.getByRole('textbox', { name: /^قیمت خودرو/ }).fill('750000000')
  page = await reopen(page)
  await expect(page.getByRole('textbox', { name: /^قیمت خودرو/ })).toHaveValue('۷۵۰٬۰۰۰٬۰۰۰')
  await press(page, 'ثبت و بازگشت به پیشنهادها')

  await waitForPath(page, /\/car-body\/offers\?.*carValue=750000000/)
  await page.getByRole('button', { name: /^شکست شیشه/ }).click()
  await expect(page).toHaveURL(/covers=[^&]*cover_glass_breaking/)
  page = await reopen(page)
  await expect(page.getByRole('button', { name: /^شکست شیشه/, pressed: true })).toBeVisible()
  await press(page, /^انتخاب بیمهٔ الوند/)
  await chooseRadio(page, /^چک/)
  await press(page, 'ثبت سفارش')

  await fillHolder(page, cellNumber)
  page = await reopen(page)
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await press(page, 'ثبت و ادامه')

  await waitForPath(page, /\/address\//)
  await fillAddress(page)
  page = await reopen(page)
  await expect(page.getByLabel('کد پستی')).toHaveValue('۱۹۳۸۷۶۵۴۳۱')
  await press(page, 'ثبت و ادامه')

  await waitForPath(page, /\/inspection\//)
  // Chooses a later day, because slots of the first one may expire during the test.
  await page.getByRole('radiogroup', { name: 'روز بازدید' }).locator('label').nth(2).click()
  await chooseRadio(page, /^۱۰ تا ۱۲/)
  page = await reopen(page)
  await expect(page.getByRole('radio', { name: /^۱۰ تا ۱۲/ })).toBeChecked()
  await press(page, 'ثبت زمان')

  await waitForPath(page, /\/terms-and-conditions\//)
  page = await reopen(page)
  await press(page, 'هر هشت شرط را می‌پذیرم')

  await waitForPath(page, /\/upload-documents\//)
  page = await uploadOne(page, '۱ از ۵')
  const inputs = page.locator('input[type=file]')
  for (let sent = 2; sent <= 5; sent += 1) {
    await inputs.first().setInputFiles(cardPicture)
    await expect(page.getByText(`${sent.toLocaleString('fa')} از ۵`)).toBeVisible()
  }
  await press(page, 'ادامه')

  await waitForPath(page, /\/upload-installment-documents\//)
  page = await uploadOne(page, '۱ از ۳')
  for (let sent = 2; sent <= 3; sent += 1) {
    await page.locator('input[type=file]').first().setInputFiles(cardPicture)
    await expect(page.getByText(`${sent.toLocaleString('fa')} از ۳`)).toBeVisible()
  }
  await press(page, 'ادامه')

  await expectReview(page)
  page = await reopen(page)
  await expectReview(page)
  await expect(page.getByText('پیش‌پرداخت و ۳ چک')).toBeVisible()
  const bank = await goToBank(page)
  await payAtBank(bank)
  await expectReceipt(bank)
  await bank.close()
  await expectReceipt(page)
})
