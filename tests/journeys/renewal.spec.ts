/**
 * Renewing a policy: as last year in few presses, with a claim and another insurer, and for guests and other
 * users. The policies are those of the sandbox's users with orders. Document 2 sections 2.9 and 4 "Renewal";
 * decisions, section 12.
 */
import type { Page } from '@playwright/test'
import { type GatewayProcess, startGateway } from '#tests/browser/gateway-process.ts'
import { type Device, signInDevice } from './create-order.ts'
import {
  chooseRadio,
  expectReceipt,
  expectReview,
  goToBank,
  payAtBank,
  press,
  signIn,
  waitForPath,
} from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payToReceipt } from './walks.ts'
import { beSignedIn, sessionOf } from './session.ts'

/**
 * One policy that ends in four days, and eight policies, one for each outcome. docs/sandbox.md, "Renewals".
 */
const [OF_ONE, OF_EIGHT] = ['09000009060', '09000009084']

test.describe.configure({ mode: 'serial' })
// Of a gateway of its own.
test.use({ ownPage: true })

let gateway: GatewayProcess
const device = (cellNumber: string) => signInDevice(gateway.address, cellNumber)
const policiesOf = async ({ call }: Device) => (await call('listRenewablePolicies', {})).nearToExpireOrder

test.beforeAll(async () => {
  test.setTimeout(180_000)
  gateway = await startGateway({ env: { SEPAR_SANDBOX_USERS: `${OF_ONE},${OF_EIGHT}` } })
  // Waits for the users with orders, which the gateway seeds while it already answers. It does not seed a
  // user who has signed in before.
  await expect.poll(gateway.log, { timeout: 150_000 }).toContain('users with orders were made')
})
test.afterAll(async () => {
  await gateway.stop()
  await gateway.clean()
})

/** Opens an address of the gateway with a user signed in. */
const openAs = async (page: Page, cellNumber: string, path: string): Promise<Device> => {
  const user = await device(cellNumber)
  await beSignedIn(page, await sessionOf(user))
  await page.goto(gateway.address + path)
  return user
}

/** Counts the presses of the user in this page from now on. */
const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const count = Number(sessionStorage.getItem('presses') ?? '0')
        if (isTrusted) sessionStorage.setItem('presses', String(count + 1))
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')))
}

test('a policy is renewed as last year, from home’s card to the bank in at most four presses', async ({
  page,
}) => {
  test.slow()
  const presses = await countPresses(page)
  const user = await openAs(page, OF_ONE, '/')
  const [policy] = await policiesOf(user)
  await page.getByRole('button', { name: 'تمدید مثل پارسال' }).click()
  await expectReview(page)
  await waitForPath(page, /\/third-party\/renewal\/payment\//)
  await expectAccessible(page)
  const bank = await goToBank(page)
  // The buttons of the card and of the review; the limit is four.
  expect(await presses()).toBe(2)
  await payAtBank(bank)
  await expectReceipt(bank)
  await bank.close()
  await expectReceipt(page)
  // It is renewed once: home offers no other renewal, and the two policies link to each other.
  expect(await policiesOf(user)).toEqual([])
  await page.goto(`${gateway.address}/my-insurances/${policy?.renewableTrackingCode}`)
  await page.getByRole('link', { name: /بیمه‌نامهٔ تازه/ }).click()
  await expect(page.getByText('بیمه‌نامهٔ قبلی')).toBeVisible()
})

test('the page of the policy leads to the bank in three presses from home’s card', async ({ page }) => {
  test.slow()
  const presses = await countPresses(page)
  await openAs(page, OF_EIGHT, '/')
  await page.getByRole('button', { name: 'مقایسه با بیمه‌های دیگر' }).click()
  await waitForPath(page, /\/third-party\/renewal\/[^/]+$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^تمدید مثل پارسال، / }).click()
  await waitForPath(page, /\/third-party\/renewal\/payment\//)
  await expectReview(page)
  await (await goToBank(page)).close()
  // The buttons of the card, of the page and of the review.
  expect(await presses()).toBe(3)
})

test('a claim is reported, another insurer is chosen, and the details are confirmed', async ({ page }) => {
  test.slow()
  const user = await device(OF_EIGHT)
  const policy = (await policiesOf(user)).find(({ vehicleTitle }) => vehicleTitle.includes('پارس'))
  await openAs(page, OF_EIGHT, `/third-party/renewal/${policy?.renewableTrackingCode}`)
  await expect(page.getByText('نگرفته‌ام')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'تغییر خسارت‌های این یک سال' }).click()
  await page
    .getByRole('radiogroup', { name: /^خسارت مالی/ })
    .getByText('۱ بار')
    .click()
  await expectAccessible(page)
  await press(page, 'ثبت و ادامه')
  for (const [kind, count] of [
    ['خسارت مالی', '۱ بار'],
    ['خسارت جانی', 'نداشتم'],
    ['خسارت راننده', 'نداشتم'],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: kind }).locator('+ dd')).toContainText(count)
  await press(page, 'دیدن پیشنهادهای تمدید')

  await waitForPath(page, /\/third-party\/renewal\/offers\//)
  await press(page, /بیمهٔ دیگر/)
  const cheapest = page.getByRole('button', { name: /^انتخاب بیمهٔ/ }).first()
  await expect(cheapest).toBeVisible()
  await expectAccessible(page)
  await cheapest.click()
  await chooseRadio(page, /^نقدی/)
  await press(page, /ثبت سفارش$/)

  await waitForPath(page, /\/third-party\/renewal\/information\//)
  await expect(page.getByRole('heading', { name: 'همه‌چیز مثل قبل است؟' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await press(page, 'ادامه')
  await waitForPath(page, /\/third-party\/renewal\/payment\//)
  await payToReceipt(page)
})

test('a guest signs in and returns to the policy; another user’s policy is unknown', async ({ page }) => {
  test.slow()
  const policy = (await policiesOf(await device(OF_EIGHT))).find(
    ({ insuranceTypeCode }) => insuranceTypeCode === 'motorcycle',
  )
  const path = `/third-party/renewal/${policy?.renewableTrackingCode}`
  await page.goto(gateway.address + path)
  await press(page, /ورود/)
  await signIn(page, OF_EIGHT)
  await waitForPath(page, new RegExp(`${path}$`))
  await expect(page.getByRole('button', { name: 'دیدن پیشنهادهای تمدید' })).toBeVisible()

  const stranger = await page.context().browser()?.newContext()
  const other = await stranger?.newPage()
  if (!other) throw new Error('No second browser')
  await openAs(other, OF_ONE, path)
  await expect(other.getByText('چنین سفارشی پیدا نشد')).toBeVisible()
  await stranger?.close()
})
