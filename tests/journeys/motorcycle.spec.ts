/**
 * A motorcycle policy bought from plate to receipt: in Persian with cash, and in English in four instalments,
 * begun on one device and finished on another. Document 2 sections 2.2 and 4.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { advanceOrder, signInDevice } from './create-order.ts'
import {
  addAddress,
  chooseRadio,
  expectReview,
  confirmPreviousPolicy,
  confirmVehicle,
  declareNoClaims,
  declinePaper,
  postponeDocuments,
  press,
  signIn,
  submitHolder,
  waitForPath,
} from './customer.ts'
import { changeLanguage } from './language.ts'
import { payToReceipt } from './walks.ts'

const OWNER = '0084575948'

/** The texts of the motorcycle journey mention no car. */
async function expectNoCar(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const main = page.getByRole('main')
  expect(await main.innerText()).not.toMatch(/خودرو/)
}

async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}

test('a motorcycle policy is bought with cash', async ({ page, freshCustomer }) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await page.goto('/')
  await page.getByRole('link', { name: /موتورسیکلت/ }).click()
  await waitForPath(page, /\/motorcycle\/sanhub\?step=1$/)
  await expectNoCar(page)
  await page.getByLabel('سه رقم بالای پلاک').fill('۱۲۷')
  await page.getByLabel('پنج رقم پایین پلاک').fill('۵۸۴۶۳')
  await page.getByLabel('کد ملی مالک موتورسیکلت').fill(OWNER)
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
  await expectNoCar(page)
  await confirmVehicle(page)
  await confirmPreviousPolicy(page)
  await declareNoClaims(page)
  await waitForPath(page, /\/motorcycle\/offers\?/)
  await expectNoCar(page)
  await press(page, 'انتخاب بیمهٔ دماوند')
  await press(page, /^ادامه با سقف/)
  await chooseRadio(page, /^نقدی/)
  await press(page, /ثبت سفارش$/)
  await signIn(page, cellNumber)
  await waitForPath(page, /\/motorcycle\/personal-information\//)
  await expectNoCar(page)
  await submitHolder(page, cellNumber)
  await waitForPath(page, /\/motorcycle\/address\//)
  await expectNoCar(page)
  await addAddress(page)
  await expectNoCar(page)
  await declinePaper(page)
  await waitForPath(page, /upload-documents/)
  await expectNoCar(page)
  await postponeDocuments(page)
  await waitForPath(page, /\/motorcycle\/payment\/[^?]+\?step=1/)
  await expectNoCar(page)
  await expectReview(page)
  await expectNoCar(page)
  await payToReceipt(page)
  await page.getByRole('button', { name: /مدارک/ }).click()
  await waitForPath(page, /\/motorcycle\/upload-documents\//)
})

test('a motorcycle policy is bought in English in instalments, and finished on another device', async ({
  page,
  browser,
  gateway,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  await page.goto('/')
  await changeLanguage(page, 'English')
  await page.getByRole('link', { name: /[Mm]otorcycle/ }).click()
  await waitForPath(page, /\/motorcycle\/sanhub\?step=1$/)
  await page.getByLabel('Upper three digits of the plate').fill('127')
  await page.getByLabel('Lower five digits of the plate').fill('58463')
  await page.getByLabel('Motorcycle owner’s national code').fill(OWNER)
  await press(page, 'Find my motorcycle')
  await waitForPath(page, /step=2$/)
  await expect(page.getByText('Is this your motorcycle?')).toBeVisible()
  await press(page, 'Yes, continue')
  await waitForPath(page, /step=3$/)
  await press(page, 'Yes, continue')
  await waitForPath(page, /step=4$/)
  await choose(page, /^No/)
  await press(page, 'See prices')
  await waitForPath(page, /\/motorcycle\/offers\?/)
  await press(page, 'Choose Damavand Insurance')
  await press(page, /^Keep .+ million$/)
  await choose(page, /^4 instalments/)
  await press(page, 'Sign in and place order')
  await signIn(page, cellNumber)
  await waitForPath(page, /\/motorcycle\/personal-information\//)
  const trackingCode = /personal-information\/([^/?]+)/.exec(page.url())?.[1] ?? ''

  const device = await signInDevice(gateway.address, cellNumber, 'motorcycle')
  await advanceOrder(device, trackingCode, { at: 'payment' })

  const other = await browser.newPage({ baseURL: gateway.address })
  await other.goto('/')
  await changeLanguage(other, 'English')
  await other.goto(`/motorcycle/payment/${trackingCode}`)
  await press(other, /^Sign in/)
  await signIn(other, cellNumber)
  await waitForPath(other, /\/motorcycle\/payment\/[^?]+\?step=1/)
  const opened = other.waitForEvent('popup')
  await press(other, /^Pay the first instalment/)
  const bank = await opened
  await press(bank, /^(?:Pay|پرداخت)$/)
  await waitForPath(other, /payment-result/)
  await expect(other.getByText('Order number', { exact: true })).toBeVisible()
  await other.close()
})
