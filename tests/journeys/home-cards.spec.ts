/**
 * Home of a signed-in user: cards of orders, which appear without a layout shift. The card of a renewal is in
 * policy-life.spec.ts. Document 3 section 2; decisions, sections 6 and 10; design language, picture 18.
 */
import type { Page } from '@playwright/test'
import { createOrder } from './create-order.ts'
import { waitForPath } from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { shifted, watchShifts } from './layout-shifts.ts'
import { goOffline, goOnline, OFFLINE_ERROR, untilCachedByServiceWorker } from './offline.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'سفارش‌ها و تمدید' }).getByRole('article')

test('a paid order asks for its documents, an unfinished one continues at its step; their cards shift nothing', async ({
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

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('home is served with the places of the cards, also offline; then the cards follow with the network', async ({
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
