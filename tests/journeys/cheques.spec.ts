/** Paying by cheques: each with its picture, a down payment at the bank, and what may come later. Document 2 sections 4 and 5; decisions, section 6. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import {
  confirmAnswers,
  waitForPath,
  cardPicture,
  goToBank,
  payAtBank,
  press,
  postponeDocuments,
  expectReceipt,
} from './customer.ts'
import { type Device, signInDevice, createOrder, openAndSignIn } from './create-order.ts'

/** Alvand takes forty percent down and three cheques. */
const byCheques = { company: 'alvand', paymentType: 'installment' } as const
const ordinals = ['اول', 'دوم', 'سوم'] as const

const chequesAt = (trackingCode: string, query = '') =>
  `/third-party/upload-installment-documents/${trackingCode}${query}`
const cheque = (page: Page, which: string) => page.getByRole('region', { name: `چک ${which}` })

async function sendCheque(page: Page, which: string): Promise<void> {
  await cheque(page, which).locator('input[type=file]').setInputFiles(cardPicture)
  await expect(cheque(page, which).getByText('بارگذاری شد', { exact: true })).toBeVisible()
}

/** What the gateway wants written: the down payment and the cheques, as a person reads them. */
async function plan({ call: ask }: Device, trackingCode: string): Promise<string[]> {
  const { installmentDto } = await ask('listInstallmentDocuments', { params: { trackingCode } })
  return installmentDto.paymentOrders.map(({ amount }) => new Intl.NumberFormat('fa-IR').format(amount))
}

test('each cheque says its amount, day and payee; one is enough to go on, and the down payment is what the bank asks', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'documents', ...byCheques })
  const [down = '', ...amounts] = await plan(device, trackingCode)
  expect(amounts).toHaveLength(3)
  await openAndSignIn(page, `/third-party/upload-documents/${trackingCode}`, cellNumber)
  await postponeDocuments(page)
  await waitForPath(page, /upload-installment-documents/)
  await expect(page.getByText(down)).toBeVisible()
  for (const [index, which] of ordinals.entries())
    await expect(cheque(page, which)).toContainText(amounts[index] ?? 'no cheque')
  await expect(cheque(page, 'اول')).toContainText('در وجه بیمهٔ الوند')
  await expect(cheque(page, 'اول')).toContainText('۲۴ آذر')
  await page.getByRole('button', { name: 'ادامه', exact: true }).press('Enter')
  await expect(page.locator('[data-field-state=missing]')).toHaveCount(3)
  await sendCheque(page, 'اول')
  await expect(page.getByText('۱ از ۳')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'ادامه')
  await confirmAnswers(page)
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

test('cheques may all come later where that is ticked, and those that came from another device are there', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'cheques', ...byCheques })
  await openAndSignIn(page, chequesAt(trackingCode), cellNumber)
  await expect(page.getByText('۰ از ۳')).toBeVisible()
  await device.sendPicture(trackingCode, 'cheque-2', 2)
  await page.reload()
  await expect(page.getByText('۱ از ۳')).toBeVisible()
  await press(page, 'حذف عکس چک دوم')
  await expect(page.getByText('۰ از ۳')).toBeVisible()
  await page.locator('label').filter({ hasText: 'چک‌ها را بعد از پرداخت می‌فرستم' }).click()
  await press(page, 'ادامه')
  await waitForPath(page, /\/payment\/[^?]+\?step=1/)
  await expect(page.getByRole('region', { name: 'چک‌ها' })).toContainText('بعد از پرداخت')
})

test('cheques that alone were put off are sent from the receipt', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment', ...byCheques })
  await device.payAtBank(trackingCode)
  for (const [index, tag] of (
    ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy'] as const
  ).entries())
    await device.sendPicture(trackingCode, tag, index + 1)
  await device.call('submitDocuments', {
    params: { type: 'thirdparty' },
    body: { trackingCode, later: false, kind: 'documents' },
  })
  await openAndSignIn(page, `/third-party/payment/${trackingCode}`, cellNumber)
  await expectReceipt(page)
  await expect(page.getByText(/عکس چک‌ها را تا/)).toBeVisible()
  await press(page, 'فرستادن چک‌ها')
  await waitForPath(page, /upload-installment-documents/)
  for (const which of ordinals) await sendCheque(page, which)
  await press(page, 'ثبت چک‌ها')
  await expectReceipt(page)
  await expect(page.getByText(/کار دیگری لازم نیست/)).toBeVisible()
})

test('from My Insurance all cheques are needed, and then they are said to be there', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment', ...byCheques })
  await device.payAtBank(trackingCode)
  await openAndSignIn(page, chequesAt(trackingCode, '?from-my-insurance=true'), cellNumber)
  await expect(page.getByText(/در درگاه بانکی پرداخت شده است/)).toBeVisible()
  await sendCheque(page, 'اول')
  await sendCheque(page, 'دوم')
  await page.getByRole('button', { name: 'ثبت چک‌ها' }).press('Enter')
  await expect(page.locator('[data-field-state=missing]')).toHaveCount(1)
  await sendCheque(page, 'سوم')
  await press(page, 'ثبت چک‌ها')
  await expect(page.getByText('مدارک شما ثبت شد.')).toBeVisible()
  await expectReceipt(page)
  await page.goBack()
  expect(page.url()).not.toContain('upload')
})

test('where the address says that the cheques are in, their step is passed over', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const device = await signInDevice(gateway.address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'documents', ...byCheques })
  for (const order of [1, 2, 3] as const) await device.sendPicture(trackingCode, `cheque-${order}`, order)
  await device.call('submitDocuments', {
    params: { type: 'thirdparty' },
    body: { trackingCode, later: false, kind: 'cheques' },
  })
  await openAndSignIn(page, `/third-party/upload-documents/${trackingCode}?cheque-complete=true`, cellNumber)
  await postponeDocuments(page)
  await confirmAnswers(page)
})
