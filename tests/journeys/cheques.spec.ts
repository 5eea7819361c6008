/**
 * Payment by cheques: a picture of each, a down payment at the bank, and pictures that are postponed.
 * Document 2 sections 4 and 5; decisions, section 6.
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  expectReview,
  waitForPath,
  cardPicture,
  goToBank,
  payAtBank,
  press,
  postponeDocuments,
  expectReceipt,
} from './customer.ts'
import type { Device } from './create-order.ts'

/** Alvand asks for a down payment of 40 % and three cheques. */
const byCheques = { company: 'alvand', paymentType: 'installment' } as const
const ordinals = ['اول', 'دوم', 'سوم'] as const

const cheque = (page: Page, which: string) => page.getByRole('region', { name: `چک ${which}` })

async function sendCheque(page: Page, which: string): Promise<void> {
  await cheque(page, which).locator('input[type=file]').setInputFiles(cardPicture)
  await expect(cheque(page, which).getByText('بارگذاری شد', { exact: true })).toBeVisible()
}

/** Returns the amounts of the gateway’s plan as displayed: the down payment, then the cheques. */
async function plan({ call: ask }: Device, trackingCode: string): Promise<string[]> {
  const { installmentDto } = await ask('listInstallmentDocuments', { params: { trackingCode } })
  return installmentDto.paymentOrders.map(({ amount }) => new Intl.NumberFormat('fa-IR').format(amount))
}

test('each cheque shows its amount, date and payee; the bank asks for the down payment', async ({
  page,
  openAt,
}) => {
  const { device, trackingCode } = await openAt.order('documents', byCheques)
  const [down = '', ...amounts] = await plan(device, trackingCode)
  expect(amounts).toHaveLength(3)
  await postponeDocuments(page)
  await waitForPath(page, /upload-installment-documents/)
  await expect(page.getByText(down)).toBeVisible()
  for (const [index, which] of ordinals.entries())
    await expect(cheque(page, which)).toContainText(amounts[index] ?? 'no cheque')
  await expect(page.getByText(/هر چک را در وجه بیمهٔ الوند/)).toBeVisible()
  await expect(cheque(page, 'اول')).toContainText('۲۴ آذر')
  await page.getByRole('button', { name: 'ادامه', exact: true }).press('Enter')
  await expect(page.locator('[data-field-state=missing]')).toHaveCount(3)
  await sendCheque(page, 'اول')
  await expect(page.getByText('۱ از ۳')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'ادامه')
  await expectReview(page)
  await expect(page.getByText('پیش‌پرداخت و ۳ چک')).toBeVisible()
  for (const amount of amounts) await expect(page.getByText(amount).first()).toBeVisible()
  const bank = await goToBank(page)
  await expect(bank.getByText('پیش‌پرداخت')).toBeVisible()
  await expect(bank.getByText(down)).toBeVisible()
  await payAtBank(bank)
  await expectReceipt(bank)
  await bank.close()
  await expectReceipt(page)
})

test('postponed cheques are uploaded from the receipt', async ({ page, openAt }) => {
  await openAt.order('payment', {
    ...byCheques,
    before: async ({ device, trackingCode }) => {
      await device.payAtBank(trackingCode)
      for (const [index, tag] of (
        ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy'] as const
      ).entries())
        await device.sendPicture(trackingCode, tag, index + 1)
      await device.call('submitDocuments', {
        params: { type: 'thirdparty' },
        body: { trackingCode, later: false, kind: 'documents' },
      })
    },
  })
  await expectReceipt(page)
  await expect(page.getByText(/عکس چک‌ها را تا/)).toBeVisible()
  await press(page, 'فرستادن چک‌ها')
  await waitForPath(page, /upload-installment-documents/)
  for (const which of ordinals) await sendCheque(page, which)
  await press(page, 'ثبت چک‌ها')
  await expectReceipt(page)
  await expect(
    page.getByText(/^بیمه‌نامه .*(صادر شد|صادر می‌شود) و در «بیمه‌های من» (است|می‌آید)\.$/),
  ).toBeVisible()
})
