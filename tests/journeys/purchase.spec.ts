/**
 * A third-party policy bought from plate to receipt, typed from start to end. Document 2 section 4
 * "Overall flow".
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import {
  press,
  payButton,
  addAddress,
  expectReview,
  confirmPreviousPolicy,
  confirmVehicle,
  cancelAtBank,
  chooseOffer,
  declinePaper,
  submitHolder,
  goToBank,
  submitInquiry,
  openInquiry,
  orderPaper,
  payAtBank,
  postponeDocuments,
  knownVehicle,
  declareNoClaims,
  expectReceipt,
  uploadAllDocuments,
  signIn,
} from './customer.ts'
import { payToReceipt } from './walks.ts'
import { untilQuiet } from './persisted.ts'
import { otherWidths } from '#tests/browser/widths.ts'

type Arrive = (page: Page) => Promise<unknown>
type Road = {
  cellNumber: string
  method?: 'نقدی' | '۴ قسط'
  paper?: boolean
  later?: boolean
  arrive?: Arrive
}

/** Waits for a step by its page title, because the address changes before the screen. */
async function come(page: Page, address: RegExp, title: string): Promise<void> {
  await page.waitForURL(address)
  await expect(page).toHaveTitle(`${title} · سپر`)
}

/** Walks from home to the invoice. `arrive` runs at every step before anything is done there. */
async function walkToPayment(
  page: Page,
  { cellNumber, method = 'نقدی', paper = false, later = false, arrive = async () => undefined }: Road,
): Promise<void> {
  const step = async (address: RegExp, title: string, go: () => Promise<unknown>) => {
    await come(page, address, title)
    await arrive(page)
    await go()
  }
  await openInquiry(page)
  await step(/step=1$/, 'پلاک و مالک', () => submitInquiry(page, knownVehicle))
  await step(/step=2$/, 'مشخصات خودرو', () => confirmVehicle(page))
  await step(/step=3$/, 'سابقهٔ بیمه', () => confirmPreviousPolicy(page))
  await step(/step=4$/, 'خسارت‌های قبلی', () => declareNoClaims(page))
  await step(/offers\?/, 'انتخاب بیمه', () => chooseOffer(page, { method }))
  await signIn(page, cellNumber)
  await step(/personal-information/, 'بیمه‌گذار', () => submitHolder(page, cellNumber))
  await step(/\/address\//, 'نشانی', async () => {
    await addAddress(page)
  })
  await step(/forwarding-details/, 'ارسال', () => (paper ? orderPaper(page) : declinePaper(page)))
  await step(/upload-documents/, 'مدارک', () => (later ? postponeDocuments(page) : uploadAllDocuments(page)))
  await step(/\/payment\/[^?]+\?step=1$/, 'پرداخت', () => expectReview(page))
}

/** The step is complete and does not overflow sideways. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectToFit(page)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test('a policy is bought with cash, and its receipt survives a reload', async ({ page, freshCustomer }) => {
  const { cellNumber } = freshCustomer()
  await walkToPayment(page, { cellNumber, paper: true, arrive: () => expectWhole(page) })
  await press(page, 'جزئیات قیمت')
  await expect(page.getByText('ارسال نسخهٔ کاغذی')).toBeVisible()
  await payToReceipt(page)
  const receipt = await page.getByRole('main').innerText()
  await page.reload()
  await expectReceipt(page)
  expect(await page.getByRole('main').innerText()).toBe(receipt)
})

test('a policy is bought in four instalments; the first is paid at the bank', async ({
  page,
  freshCustomer,
}) => {
  await walkToPayment(page, { cellNumber: freshCustomer().cellNumber, method: '۴ قسط' })
  await expect(page.getByText('۱٬۳۸۸٬۰۰۰').first()).toBeVisible()
  const bank = await goToBank(page)
  await expect(bank.getByText('۱٬۳۸۸٬۰۰۰')).toBeVisible()
  await payAtBank(bank)
  await expectReceipt(bank)
  await bank.close()
  await expectReceipt(page)
})

test('a policy is bought with a reload at every step', async ({ page, freshCustomer }) => {
  test.slow()
  const arrive = async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const title = await heading(page).innerText()
    await untilQuiet(page)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
  }
  await walkToPayment(page, { cellNumber: freshCustomer().cellNumber, arrive })
  const bank = await goToBank(page)
  await payAtBank(bank)
  await expectReceipt(page)
})

for (const { name: width, use } of otherWidths)
  test.describe(width, () => {
    test.use(use)
    test('every step is accessible and fits its width', async ({ page, freshCustomer }) => {
      test.slow()
      const arrive = async () => {
        await expectWhole(page)
        await expectAccessible(page)
      }
      await walkToPayment(page, { cellNumber: freshCustomer().cellNumber, paper: true, arrive })
      const bank = await goToBank(page)
      await payAtBank(bank)
      await expectReceipt(page)
      await arrive()
    })
  })

test('a payment that was cancelled at the bank is repeated without losing anything', async ({
  page,
  openAt,
}) => {
  await openAt.order('payment')
  await expectReview(page)
  const bank = await goToBank(page)
  await cancelAtBank(bank)
  await expect(bank.getByRole('heading', { name: 'پرداخت را لغو کردید' })).toBeVisible()
  await bank.close()
  await expect(page.getByText(/پرداخت را در صفحهٔ بانک لغو کردید/)).toBeVisible()
  const again = await goToBank(page)
  await payAtBank(again)
  await expectReceipt(page)
})

test('closing the bank window unpaid returns to the invoice with a message', async ({ page, openAt }) => {
  await openAt.order('payment')
  await expectReview(page)
  const bank = await goToBank(page)
  await bank.close()
  await expect(page.getByText(/صفحهٔ بانک بدون پرداخت بسته شد/)).toBeVisible()
  await expect(payButton(page)).toBeVisible()
})

test('postponed documents are uploaded from the receipt', async ({ page, openAt }) => {
  await openAt.order('documents')
  await postponeDocuments(page)
  await expectReview(page)
  await payToReceipt(page)
  await page.getByRole('button', { name: /مدارک/ }).click()
  await uploadAllDocuments(page, 'ثبت مدارک')
  await expectReceipt(page)
  await expect(page.getByRole('button', { name: /مدارک/ })).toHaveCount(0)
})
