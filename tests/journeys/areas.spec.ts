/**
 * The pages outside of a purchase fit narrow and wide windows and are accessible there, in Persian and light
 * and in English and dark. Home and the questions have specs of their own; tests/paths checks all of them on
 * a phone.
 */
import type { Page } from '@playwright/test'
import { createOrder } from './create-order.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { changeLanguage } from './language.ts'
import { otherWidths } from '#tests/browser/widths.ts'

/** Addresses, and what is shown there once it is complete, in both languages. */
const pages = (trackingCode: string): readonly (readonly [path: string, shown: RegExp])[] => [
  ['/my-insurances?tab=vehicle', /^(?:مدارک را تا .* بفرستید\.|Send the documents by .*)$/],
  [`/my-insurances/${trackingCode}`, /^(?:جزئیات و فاکتور|Details and invoice)$/],
  ['/settings', /^(?:کاربر سپر|Separ user)$/],
  ['/settings/user', /^(?:داده‌های من|My data)$/],
  ['/settings/reports', /^(?:پرداخت شما در|You paid in) [۱1][۴4][۰0][۴4]$/],
  ['/settings/bank-information', /^(?:شمارهٔ شبا|Sheba number)$/],
  ['/mobile-insurance', /^(?:خرید در سایت بیمه‌گر|Buy .*)$/],
]

async function expectPage(page: Page, path: string, shown: RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main, body').getByText(shown).first(), path).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
  await expectToFit(page)
  await expectAccessible(page)
}

for (const { name: width, use } of otherWidths)
  test.describe(width, () => {
    test.use(use)
    test('the pages of the areas fit and are accessible in both languages and colour schemes', async ({
      page,
      openAt,
    }) => {
      const device = await openAt.path('/settings/faq')
      const trackingCode = await createOrder(device, { at: 'payment' })
      await device.payAtBank(trackingCode)
      for (const [path, shown] of pages(trackingCode)) await expectPage(page, path, shown)
      await changeLanguage(page, 'English')
      await page.emulateMedia({ colorScheme: 'dark' })
      for (const [path, shown] of pages(trackingCode)) await expectPage(page, path, shown)
    })
  })
