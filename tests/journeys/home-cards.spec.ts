/**
 * Home of a signed-in user: cards of orders and renewals, which nothing moves for. Document 3 section 2; decisions,
 * sections 6 and 10; design language, picture 18.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { createOrder, signInDevice } from './create-order.ts'
import { waitForPath } from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { shifted, watchShifts } from './layout-shifts.ts'
import { goOffline, goOnline, OFFLINE_ERROR, untilCachedByServiceWorker } from './offline.ts'
import { beSignedIn, sessionOf } from './session.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'سفارش‌ها و تمدید' }).getByRole('article')

test('a paid order owes its documents, and an unfinished one goes on where it was; nothing moves when they arrive', async ({
  page,
  openAt,
}) => {
  await watchShifts(page)
  const device = await openAt.path('/settings/faq')
  const paid = await createOrder(device, { at: 'payment' })
  await device.payAtBank(paid)
  await createOrder(device, { at: 'address', plateOf: 'سواری بدون تخفیف' })
  // The first visit does not know the cards, the second one does.
  for (const visit of ['first', 'second']) {
    await page.goto('/')
    await expect(cards(page)).toHaveCount(2)
    expect(await shifted(page), `${visit} visit`).toBe(0)
    await page.waitForFunction(() => localStorage.getItem('separ.home-places') !== null)
  }
  await expect(page.getByRole('link', { name: 'شروع استعلام' })).toHaveCount(0)
  await expect(cards(page).first()).toContainText('پرداخت شد، مدارک مانده')
  await expect(cards(page).last()).toContainText('۳ گام تا پرداخت')
  await expectAccessible(page)
  await cards(page).first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await waitForPath(page, new RegExp(`/upload-documents/${paid}`))
  await page.goBack()
  await cards(page)
    .last()
    .getByRole('button', { name: /^ادامه/ })
    .click()
  await waitForPath(page, /\/personal-information\/[^?]+\?.*incomplete=true/)
})

test('ten days before its policy ends, a user finds its renewal with the price; nothing moves when it arrives', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-renewal-'))
  const [cellNumber, anyDay] = [
    '09000009001',
    await startGateway({ dataDir, env: { SEPAR_SANDBOX_USERS: '1' } }),
  ]
  const bought = await signInDevice(anyDay.address, cellNumber)
  const endOfPolicy = async (): Promise<string> => {
    const { policies } = await bought.call('listVehiclePolicies', { params: { page: '1' } })
    return policies[0]?.expirationDate ?? ''
  }
  // The users with orders are made while the gateway already answers.
  await expect.poll(endOfPolicy, { timeout: 60_000 }).not.toBe('')
  const end = await endOfPolicy()
  expect((await bought.call('listRenewablePolicies', {})).nearToExpireOrder).toEqual([])
  await anyDay.stop()
  const tenDaysBefore = await startGateway({
    dataDir,
    env: { SEPAR_TODAY: addToJalali(end, { days: -10 }) },
  })
  try {
    await beSignedIn(page, await sessionOf(await signInDevice(tenDaysBefore.address, cellNumber)))
    await watchShifts(page)
    for (const visit of ['first', 'second']) {
      await page.goto(tenDaysBefore.address)
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page)).toContainText('۱۰ روز تا پایان')
      await expect(page.getByRole('button', { name: 'تمدید مثل پارسال' })).toBeVisible()
      expect(await shifted(page), `${visit} visit`).toBe(0)
      await page.waitForFunction(() => localStorage.getItem('separ.home-places') !== null)
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'مقایسه با بیمه‌های دیگر' }).click()
    await waitForPath(page, /\/third-party\/renewal\/[A-Z0-9]{14}$/)
  } finally {
    await page.goto('about:blank')
    await tenDaysBefore.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('home comes with the places of the cards, also offline, where the cards follow with the network', async ({
    page,
    openAt,
    browserErrors,
  }) => {
    browserErrors.expect(OFFLINE_ERROR)
    const device = await openAt.path('/')
    await createOrder(device, { at: 'address' })
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await untilCachedByServiceWorker(page)
    await page.waitForFunction(async () => (await caches.match('/home-places')) !== undefined)
    const home = await page.goto('/')
    expect(await home?.text()).toMatch(
      /data-places="true" style="[^"]+"><div[^>]*>.*data-entry="true" hidden/s,
    )
    await expect(cards(page)).toHaveCount(1)
    await goOffline(page)
    await page.reload()
    await expect(page.getByText('سفارش‌هایتان با وصل شدن آن می‌آید')).toBeVisible()
    await expectAccessible(page)
    await goOnline(page)
    await expect(cards(page)).toHaveCount(1)
  })
})
