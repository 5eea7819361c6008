/**
 * Inside a super-app: a message between the two apps signs the user in. Document 1 section 4 "Startup";
 * decisions, section 9.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'

const separ = (page: Page) => page.frameLocator('iframe[title="سپر، درون سوپراپ"]')
const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('separ.session') !== null)

async function openSepar(page: Page, cellNumber: string, opener: string): Promise<void> {
  await page.goto('/sandbox/super-app')
  await page.getByLabel('شمارهٔ موبایل کاربر این برنامه').fill(cellNumber)
  await page.getByLabel('سپر در کدام برنامه باز می‌شود؟').selectOption(opener)
  await page.getByRole('button', { name: 'باز کردن سپر' }).click()
}

for (const opener of ['passenger', 'driver'] as const) {
  test(`the ${opener}s’ app signs its user in, and no token appears in an address`, async ({
    page,
    freshCustomer,
  }) => {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await openSepar(page, freshCustomer().cellNumber, opener)
    await expect(separ(page).getByRole('heading', { name: 'بیمهٔ شخص ثالث' })).toBeVisible()
    await expect(page.getByText('یک توکن یک‌بارمصرف به آن دادیم')).toBeVisible()
    await expect.poll(() => isSignedIn(page)).toBe(true)
    expect(addresses.filter((address) => address.includes('token='))).toEqual([])
  })
}

test('without a user in the other app, Separ continues as a guest', async ({ page }) => {
  await openSepar(page, '', 'native')
  await expect(page.getByText('گفتیم هیچ‌کس')).toBeVisible()
  await separ(page).getByRole('link', { name: 'شروع استعلام' }).click()
  await expect(separ(page).getByRole('heading', { name: /پلاک خودرو/ })).toBeVisible()
  expect(await isSignedIn(page)).toBe(false)
})

test('messages from other senders and malformed messages sign no one in', async ({ page }) => {
  await page.goto('/?openedVia=native')
  await page.evaluate(() => {
    for (const message of [
      { type: 'separ.token', token: 'x'.repeat(43), state: 'y'.repeat(32) },
      { type: 'separ.token' },
      'separ.token',
      null,
    ])
      window.postMessage(message, location.origin)
  })
  await page.getByRole('link', { name: 'شروع استعلام' }).click()
  await expect(page.getByRole('heading', { name: /پلاک خودرو/ })).toBeVisible()
  expect(await isSignedIn(page)).toBe(false)
})
