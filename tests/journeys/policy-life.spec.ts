/**
 * All phases of a policy on a gateway with its own data: bought, found on another device, completed, issued
 * by an operator, listed with the payments, and renewable ten days before its end.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { OPERATOR_PASSWORD } from '#tests/browser/shared-gateway.ts'
import { createOrder, openAndSignIn, signInDevice } from './create-order.ts'
import { expectReceipt, goToBank, payAtBank, press, uploadAllDocuments, waitForPath } from './customer.ts'
import { addressOfOrder, expect, expectAccessible, test } from './fixtures.ts'
import { shifted, watchShifts } from './layout-shifts.ts'
import { openAsOperator, pressMoves } from './operator.ts'
import { beSignedIn, sessionOf } from './session.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'سفارش‌ها و تمدید' }).getByRole('article')

type Customer = { readonly address: string; readonly cellNumber: string }

/** Pays for an order in a browser of its own, which is closed afterwards. Its documents are postponed. */
async function buy(browser: Browser, { address, cellNumber }: Customer): Promise<string> {
  const device = await signInDevice(address, cellNumber)
  const trackingCode = await createOrder(device, { at: 'payment' })
  const page = await browser.newPage()
  await beSignedIn(page, await sessionOf(device))
  await page.goto(address + addressOfOrder('payment', trackingCode))
  const bank = await goToBank(page)
  await payAtBank(bank)
  await expectReceipt(page)
  await page.context().close()
  return trackingCode
}

/** Signs in, finds the order in My Insurance and sends its documents. */
async function completeElsewhere(page: Page, { address, cellNumber }: Customer): Promise<void> {
  await openAndSignIn(page, `${address}/my-insurances?tab=vehicle`, cellNumber)
  await page.getByRole('article').getByRole('link').click()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
  await press(page, 'فرستادن مدارک')
  await uploadAllDocuments(page, 'ثبت مدارک')
  await expect(page.getByText('ثبت شد؛ کارشناس بررسی می‌کند.')).toBeVisible()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
}

/** Opens the policy, and the payment in the reports. */
async function openPolicyAndPayment(page: Page, address: string): Promise<void> {
  const downloading = page.waitForEvent('download')
  await press(page, 'دریافت بیمه‌نامه')
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto(`${address}/settings/reports`)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem')).toContainText('دماوند')
}

/** Home shows the renewal with its price, without a layout shift on the first and the second visit. */
async function findRenewal(page: Page, address: string): Promise<void> {
  for (const visit of ['first', 'second']) {
    await page.goto(address)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('۱۰ روز تا پایان')
    await expect(page.getByRole('button', { name: 'تمدید مثل پارسال' })).toBeVisible()
    expect(await shifted(page), `${visit} visit`).toBe(0)
    await page.waitForFunction(() => localStorage.getItem('separ.home-places') !== null)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'مقایسه با بیمه‌های دیگر' }).click()
  await waitForPath(page, /\/third-party\/renewal\/[A-Z0-9]{14}$/)
}

test('a policy is bought, found on another device, completed, issued, opened, and renewed a year later', async ({
  page,
  browser,
  freshCustomer,
}) => {
  test.slow()
  const { cellNumber } = freshCustomer()
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-policy-life-'))
  let gateway = await startGateway({ dataDir, env: { SEPAR_OPERATOR_PASSWORD: OPERATOR_PASSWORD } })
  const { address } = gateway
  try {
    const trackingCode = await buy(browser, { address, cellNumber })
    const operator = await browser.newPage({ baseURL: address })
    await openAsOperator(operator, trackingCode)
    await pressMoves(operator, ['نگه داشتن سفارش'])
    await completeElsewhere(page, { address, cellNumber })
    await operator.reload()
    await pressMoves(operator, ['شروع بررسی', 'تأیید سفارش', 'فرستادن به بیمه‌گر', 'صدور بیمه‌نامه'])
    await operator.close()
    await page.reload()
    await expect(page.getByText('بیمه‌نامه صادر شد')).toBeVisible()
    await openPolicyAndPayment(page, address)

    const device = await signInDevice(address, cellNumber)
    const { policies } = await device.call('listVehiclePolicies', { params: { page: '1' } })
    const end = policies[0]?.expirationDate ?? ''
    expect((await device.call('listRenewablePolicies', {})).nearToExpireOrder).toEqual([])
    await page.goto('about:blank')
    await gateway.stop()
    const port = Number(new URL(address).port)
    gateway = await startGateway({
      dataDir,
      port,
      env: { SEPAR_TODAY: addToJalali(end, { days: -10 }) },
    })
    await watchShifts(page)
    await findRenewal(page, address)
  } finally {
    await page.goto('about:blank')
    await gateway.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
