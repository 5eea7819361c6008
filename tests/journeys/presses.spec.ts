/**
 * The number of presses and fields of a purchase from home's tile to the receipt: cash, a digital policy with
 * all its documents, a car that the registry knows. The limits are shares of the numbers before the purchase
 * was shortened: 50 presses and fields, and 34 for the second purchase of the same holder.
 */
import type { Page } from '@playwright/test'
import {
  cardPicture,
  chooseOffer,
  confirmAddress,
  confirmPreviousPolicy,
  confirmVehicle,
  declareNoClaims,
  expectReceipt,
  goToBank,
  knownVehicle,
  payAtBank,
  press,
  signIn,
  startInquiry,
  submitInquiry,
  typeDate,
  waitForPath,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { countInputs } from './presses.ts'

const FIRST = { before: 50, share: 0.8 }
const SECOND = { before: 34, share: 0.5 }
const atMost = ({ before, share }: typeof FIRST): number => Math.floor(before * share)

async function toPrices(page: Page): Promise<void> {
  await confirmVehicle(page)
  await confirmPreviousPolicy(page)
  await declareNoClaims(page)
}

/** Cash is preselected. */
const orderInCash = (page: Page) => chooseOffer(page, { method: null })

async function fillHolder(page: Page): Promise<void> {
  await waitForPath(page, /personal-information/)
  await page.getByLabel('نام', { exact: true }).fill('سارا')
  await page.getByLabel('نام خانوادگی').fill('رستگار')
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۲')
  await press(page, 'ثبت و ادامه')
}

/** The postal code determines the province. */
async function fillAddress(page: Page): Promise<void> {
  await waitForPath(page, /\/address\//)
  await page.getByLabel('کد پستی').fill('۱۹۳۸۷۶۵۴۳۱')
  await page.getByRole('button', { name: /^شهر/ }).click()
  await page.getByRole('option', { name: 'تهران', exact: true }).click()
  await page.getByRole('textbox', { name: /^نشانی/ }).fill('خیابان شریعتی، کوچهٔ گلستان')
  await page.getByLabel('پلاک', { exact: true }).fill('۱۲')
  await press(page, 'ثبت و ادامه')
}

/** The digital policy is preselected. */
async function takeDigitalPolicy(page: Page): Promise<void> {
  await waitForPath(page, /forwarding-details/)
  await press(page, 'ثبت و ادامه')
}

/** All pictures are chosen at once. */
async function sendDocuments(page: Page): Promise<void> {
  await waitForPath(page, /upload-documents/)
  const box = page.locator('label').filter({ has: page.locator('input[type=file]') })
  const chooser = page.waitForEvent('filechooser')
  await box.first().click()
  await (await chooser).setFiles([cardPicture, cardPicture, cardPicture, cardPicture])
  await expect(page.getByText('بارگذاری شد', { exact: true })).toHaveCount(4)
  await press(page, 'ادامه')
}

async function pay(page: Page): Promise<void> {
  const bank = await goToBank(page)
  await payAtBank(bank)
  await expectReceipt(bank)
}

test('a first purchase takes a fifth fewer presses and fields than before, the second half of them', async ({
  page,
  context,
  freshCustomer,
}) => {
  test.slow()
  const first = await countInputs(context)
  await page.goto('/')
  await startInquiry(page)
  await submitInquiry(page, knownVehicle)
  await toPrices(page)
  await orderInCash(page)
  await signIn(page, freshCustomer().cellNumber)
  await fillHolder(page)
  await fillAddress(page)
  await takeDigitalPolicy(page)
  await sendDocuments(page)
  await pay(page)
  expect(first.done().length, first.list()).toBeLessThanOrEqual(atMost(FIRST))
  expect(first.done().length, first.list()).toBeGreaterThan(30)
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await again.waitForLoadState('networkidle')
  first.reset()
  await startInquiry(again)
  await again.getByRole('group', { name: 'پلاک‌های قبلی شما' }).getByRole('button').first().click()
  await press(again, 'استعلام')
  await toPrices(again)
  await orderInCash(again)
  await waitForPath(again, /personal-information/)
  await expect(again.getByLabel('نام', { exact: true })).toHaveValue('سارا')
  await press(again, 'ثبت و ادامه')
  await confirmAddress(again)
  await takeDigitalPolicy(again)
  await waitForPath(again, /upload-documents/)
  await expect(again.getByText('بارگذاری شد', { exact: true })).toHaveCount(4)
  await press(again, 'ادامه')
  await pay(again)
  expect(first.done().length, first.list()).toBeLessThanOrEqual(atMost(SECOND))
  expect(first.done().length, first.list()).toBeGreaterThan(10)
})
