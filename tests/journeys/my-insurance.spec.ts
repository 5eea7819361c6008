/**
 * My Insurance with the real gateway: the list, an order with its timeline and details, and its actions.
 * Document 3 sections 2 to 4; decisions, sections 1 and 10.
 */
import type { Locator, Page } from '@playwright/test'
import { createOrder, type Device, openAndSignIn, signInDevice } from './create-order.ts'
import { press, uploadAllDocuments, waitForPath } from './customer.ts'
import { expect, expectAccessible, type OpenAt, test } from './fixtures.ts'
import { changeLanguage } from './language.ts'
import { blockCalls } from './walks.ts'

const LIST = '/my-insurances?tab=vehicle'
const card = (page: Page) => page.getByRole('article')
const details = (page: Page) => page.getByRole('dialog', { name: 'جزئیات بیمه‌نامه' })

/** Opens the list of a user whose order is paid, with its documents postponed. */
async function openPaid(openAt: OpenAt, page: Page): Promise<{ device: Device; trackingCode: string }> {
  const device = await openAt.path('/')
  const trackingCode = await createOrder(device, { at: 'payment' })
  await device.payAtBank(trackingCode)
  await page.goto(LIST)
  return { device, trackingCode }
}

/** Opens the page of the only order. */
async function openOrder(page: Page): Promise<void> {
  await card(page).getByRole('link').click()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
  await expect(page.getByRole('list', { name: 'روند سفارش' })).toBeVisible()
}

test('a guest signs in and returns to the empty list; an unknown tab falls back to the vehicles', async ({
  page,
  freshCustomer,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'بیمه‌های من' }).click()
  await expect(page.getByText('برای دیدن بیمه‌هایتان وارد شوید')).toBeVisible()
  await expectAccessible(page)
  await openAndSignIn(page, '/my-insurances?tab=boat', freshCustomer().cellNumber)
  await waitForPath(page, /my-insurances\?tab=vehicle$/)
  await expect(page.getByText('هنوز بیمه‌ای ندارید')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'خرید بیمهٔ شخص ثالث')
  await waitForPath(page, /third-party\/sanhub/)
})

test('an order shows its timeline and details, and is cancelled before it is issued', async ({
  page,
  openAt,
}) => {
  await openPaid(openAt, page)
  await expect(card(page)).toContainText('شخص ثالث پژو ۲۰۷')
  await expect(card(page).getByText(/^مدارک را تا .* بفرستید\.$/)).toBeVisible()
  await expectAccessible(page)
  await openOrder(page)
  await expect(page.getByText('پرداخت شد', { exact: true }).last()).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText('مدارک را بفرستید')
  await expectAccessible(page)
  await press(page, 'جزئیات و فاکتور')
  await expect(details(page).getByText('نگار آزمون')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'لغو سفارش')
  const question = page.getByRole('dialog', { name: 'سفارش را لغو می‌کنید؟' })
  await question.getByLabel('دلیل لغو (اختیاری)').fill('ا')
  await question.getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(question.getByText('دلیل حداقل ۳ نویسه است؛ کمی بیشتر بنویسید.')).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(details(page)).toBeVisible()
  await press(page, 'لغو سفارش')
  await question.getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(page.getByText('سفارش لغو شد؛ پول تا ۷۲ ساعت کاری به حساب شما برمی‌گردد.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('شما لغو کردید')).toBeVisible()
  await press(page, 'بازگشت')
  await waitForPath(page, /my-insurances\?tab=vehicle$/)
  await expect(card(page).getByText(/لغو شد|در حال بازپرداخت/)).toBeVisible()
})

test('after documents are sent from an order, it is shown again with a message, and Back does not lead to the upload', async ({
  page,
  openAt,
}) => {
  await openPaid(openAt, page)
  await openOrder(page)
  await press(page, 'فرستادن مدارک')
  await uploadAllDocuments(page, 'ثبت مدارک')
  await expect(page.getByText('ثبت شد؛ کارشناس بررسی می‌کند.')).toBeVisible()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
  await expect(page.getByText('مدارک رسید')).toBeVisible()
  await expect(page.getByText('۴ از ۴ مدرک')).toBeVisible()
  await page.goBack()
  await waitForPath(page, /my-insurances\?tab=vehicle$/)
  await expect(card(page)).toBeVisible()
})

test('the receipt leads to the order', async ({ page, openAt }) => {
  await openAt.order('payment', {
    addressOf: 'receipt',
    before: ({ device, trackingCode }) => device.payAtBank(trackingCode),
  })
  await page.getByRole('link', { name: 'روند سفارش در بیمه‌های من' }).click()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
  await expect(page.getByRole('list', { name: 'روند سفارش' })).toBeVisible()
  await page.goBack()
  await waitForPath(page, /payment-result/)
})

/** Presses Tab until this control has the focus, as a user without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('both pages are complete, accessible and operated by keyboard in English and dark', async ({
  page,
  openAt,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPaid(openAt, page)
  await expect(card(page)).toBeVisible()
  await changeLanguage(page, 'English')
  await expect(card(page)).toContainText('Third-party')
  await expectAccessible(page)
  await tabTo(page, card(page).getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Order timeline' })).toContainText('Send the documents')
  await expectAccessible(page)
  const opener = page.getByRole('button', { name: 'Details and invoice' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Policy holder')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('an order that does not exist, or is another user’s, leads back to the list', async ({
  page,
  openAt,
  gateway,
  freshCustomer,
  browserErrors,
}) => {
  browserErrors.expect(/order\/timeline/)
  const stranger = await signInDevice(gateway.address, freshCustomer().cellNumber)
  const ofStranger = await createOrder(stranger, { at: 'holder' })
  await openAt.path('/')
  for (const code of [ofStranger, '2222222222222A', 'no-code']) {
    await page.goto(`/my-insurances/${code}`)
    await expect(page.getByText('سفارش پیدا نشد')).toBeVisible()
  }
  await press(page, 'رفتن به بیمه‌های من')
  await waitForPath(page, /my-insurances\?tab=vehicle$/)
})

test('a list that cannot be loaded shows its error id and can be retried', async ({
  page,
  openAt,
  browserErrors,
}) => {
  browserErrors.expect(/car-policies\/1/)
  let fails = true
  await page.route(/car-policies/, (route) => (fails ? route.abort() : route.continue()))
  await openPaid(openAt, page)
  await expect(page.getByText('بیمه‌ها نرسید')).toBeVisible()
  await expect(page.getByText('کد خطا', { exact: true })).toBeVisible()
  fails = false
  await press(page, 'تلاش دوباره')
  await expect(card(page)).toBeVisible()
})

test('a long list is loaded page by page, and Back returns to the opened card', async ({ page, openAt }) => {
  const device = await openAt.path('/')
  for (let made = 0; made < 12; made += 1)
    await createOrder(device, { at: 'holder', company: ['damavand', 'karun', 'alvand'][made % 3] ?? 'aftab' })
  const calls = await blockCalls(page, /car-policies\/2/)
  await page.goto(LIST)
  await expect(card(page).first()).toBeVisible()
  calls()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.locator('li[aria-posinset="12"]').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.locator('li[aria-posinset="12"]').getByRole('link').click()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
  await expect(page.getByRole('list', { name: 'روند سفارش' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('li[aria-posinset="12"]')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  // Not the heading of a card, which leaves the page when the list scrolls.
  await expect(page.getByRole('heading', { level: 1, name: 'بیمه‌های من' })).toBeFocused()
})
