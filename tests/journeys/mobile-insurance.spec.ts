/**
 * Mobile insurance over the real gateway: its page, the purchase on the insurer's site, and the policy in My
 * Insurance. Document 3 sections 1, 2 and 9.
 */
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openAndSignIn } from './create-order.ts'
import { press, waitForPath } from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { changeLanguage } from './language.ts'
import { everyWidth } from '#tests/browser/widths.ts'

const TAB = '/my-insurances?tab=mobile'
const card = (page: Page) => page.getByRole('article')

/** A valid IMEI for each purchase: fourteen random digits and the check digit. */
const newImei = (): string => {
  const digits = Array.from({ length: 14 }, () => randomInt(10))
  const sum = digits.reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}

/** Orders a policy on the site and decides about it, without a window. */
async function order(page: Page, cellNumber: string, device: string, decision?: 'pay' | 'cancel') {
  const post = async (path: string, form: Record<string, string>): Promise<string> => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
    return answer.headers()['location'] ?? ''
  }
  const visit = await post('/sandbox/phone-insurer', { cellNumber })
  const phone = { device, imei: newImei(), phonePrice: '30000000', repaired: 'no', plan: 'theft' }
  const policy = await post(visit, { cellNumber, buyerName: 'نگار آزمون', ...phone })
  if (decision !== undefined) await post(policy, { decision })
}

/** Presses the button of the page. Returns the site, in its own window. */
async function openSite(page: Page): Promise<Page> {
  const window = page.context().waitForEvent('page')
  await press(page, 'خرید در سایت بیمه‌گر')
  const site = await window
  await site.waitForURL(/phone-insurer\/visit/)
  return site
}

test('a user buys on the insurer’s site, and finds the policy and its file in the mobile tab', async ({
  page,
  openAt,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await openAt.path(TAB, cellNumber)
  await expect(page.getByText('هنوز بیمهٔ موبایل ندارید')).toBeVisible()
  await press(page, 'خرید بیمهٔ موبایل')
  await waitForPath(page, /\/mobile-insurance$/)
  await expectAccessible(page)
  const site = await openSite(page)
  expect(site.url()).not.toContain(cellNumber.slice(1))
  await expect(site.getByLabel('شمارهٔ موبایل')).not.toHaveValue('')
  await site.getByLabel('نام و نام خانوادگی').fill('نگار آزمون')
  await site.getByLabel('مدل گوشی').selectOption('samsung-galaxy-a56')
  await site.getByLabel(/IMEI/).fill(newImei())
  await site.getByLabel('قیمت روز گوشی، تومان').fill('42000000')
  await press(site, 'دیدن قیمت')
  await expect(site.getByText('بگویید گوشی تعمیر شده است یا نه.')).toBeVisible()
  await site.getByRole('radio', { name: 'نه' }).check()
  await expectAccessible(site)
  await press(site, 'دیدن قیمت')
  await expect(site.getByText('تخفیف ۶۵ درصدی مشتری تازه')).toBeVisible()
  await press(site, 'پرداخت')
  await expect(site.getByText('بیمه‌نامه صادر شد')).toBeVisible()
  await site.close()
  await page.goBack()
  await waitForPath(page, /tab=mobile$/)
  await expect(card(page)).toContainText('Samsung Galaxy A56')
  const download = page.waitForEvent('download')
  await press(page, /^دریافت بیمه‌نامه/)
  expect((await download).suggestedFilename()).toMatch(/^mobile-policy-\w+\.pdf$/)
})

test('the insurer’s site asks a guest for the number; after signing in the user returns to the same tab', async ({
  page,
  freshCustomer,
}) => {
  await page.goto('/mobile-insurance')
  const site = await openSite(page)
  await expect(site.getByLabel('شمارهٔ موبایل')).toHaveValue('')
  await site.close()
  await page.getByRole('link', { name: 'بیمه‌های موبایل من' }).click()
  await waitForPath(page, /tab=mobile$/)
  await expectAccessible(page)
  await openAndSignIn(page, TAB, freshCustomer().cellNumber)
  await waitForPath(page, /my-insurances\?tab=mobile$/)
  await expect(page.getByText('هنوز بیمهٔ موبایل ندارید')).toBeVisible()
})

test('the tabs replace each other in the history, and each has its own address', async ({
  page,
  openAt,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  await order(page, cellNumber, 'apple-iphone-15', 'cancel')
  await order(page, cellNumber, 'nothing-phone-3a', 'pay')
  await openAt.path('/', cellNumber)
  await page.getByRole('link', { name: 'بیمه‌های من' }).click()
  await page.getByRole('link', { name: 'موبایل', exact: true }).click()
  await waitForPath(page, /tab=mobile$/)
  await expect(card(page)).toHaveCount(1)
  await press(page, /راهنمای ثبت خسارت/)
  await expect(page.getByRole('dialog', { name: 'خسارت موبایل را چطور ثبت کنم؟' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/tab=mobile$/)
  await page.reload()
  await press(page, 'بیمه‌های قبلی (۱)')
  await expect(card(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'خودرو' }).click()
  await waitForPath(page, /tab=vehicle$/)
  await page.goBack()
  await waitForPath(page, /\/$/)
})

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('both pages are complete and accessible in English and dark', async ({
      page,
      openAt,
      freshCustomer,
    }) => {
      const { cellNumber } = freshCustomer()
      for (const decision of ['cancel', 'pay', undefined] as const)
        await order(page, cellNumber, 'honor-x9b', decision)
      await page.emulateMedia({ colorScheme: 'dark' })
      await openAt.path(TAB, cellNumber)
      await expect(card(page)).toHaveCount(2)
      await changeLanguage(page, 'English')
      await expect(card(page).first()).toContainText('Waiting for payment')
      await press(page, 'Previous insurance (1)')
      await expectAccessible(page)
      await page.goto('/mobile-insurance')
      await expect(page.getByRole('heading', { name: 'Which phones are not insured?' })).toBeVisible()
      await expectAccessible(page)
    })
  })
