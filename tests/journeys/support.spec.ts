/**
 * Support from every page: the sheet, common questions, the chat in its sandboxed frame. Document 1
 * section 2; decisions, section 9.
 */
import type { Page } from '@playwright/test'
import { openInquiry, press, knownVehicle } from './customer.ts'
import { everyWidth } from '#tests/browser/widths.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const openHelp = (page: Page) => page.getByRole('button', { name: 'پشتیبانی', exact: true }).click()
const help = (page: Page) => page.getByRole('dialog', { name: 'چطور کمکتان کنیم؟' })
const chat = (page: Page) => page.frameLocator('iframe[title="گفت‌وگو با کارشناس"]')

test('the support sheet opens over a step, returns the focus and keeps the input', async ({ page }) => {
  await openInquiry(page)
  await page.getByLabel('کد ملی مالک خودرو').fill(knownVehicle.nationalCode)
  await openHelp(page)
  await expect(help(page).getByRole('link', { name: /تماس با کارشناس/ })).toHaveAttribute(
    'href',
    'tel:0211927',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'پشتیبانی', exact: true })).toBeFocused()
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue(knownVehicle.nationalCode)
})

test('the chat counts unread messages, responds, keeps the conversation and returns the focus', async ({
  page,
}) => {
  const question = 'قیمت بیمه چقدر است؟'
  const closeChat = () =>
    page.getByRole('dialog', { name: 'گفت‌وگوی آنلاین' }).getByRole('button', { name: 'بستن' }).click()
  await page.goto('/')
  await openHelp(page)
  await expect(help(page).getByRole('button', { name: /^گفت‌وگوی آنلاین/ })).toBeEnabled()
  await expect(help(page).getByText(/پیام نخوانده/), 'nothing is unread before the first chat').toHaveCount(0)
  await press(page, /^گفت‌وگوی آنلاین/)
  await expect(page.getByRole('dialog', { name: 'گفت‌وگوی آنلاین' })).toBeVisible()
  await chat(page).getByLabel('پیام شما').fill(question)
  await chat(page).getByLabel('پیام شما').press('Enter')
  await expect(chat(page).getByRole('log')).toContainText(question)
  // The greeting, the question and its answer.
  await expect(chat(page).getByRole('log').locator('> *')).toHaveCount(3)
  // The answer to this one arrives after the chat is closed.
  await chat(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.querySelectorAll('input').forEach((input) => (input.value = 'چطور تمدید کنم؟'))
      form.requestSubmit()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openHelp(page)
  await expect(help(page).getByText('۱ پیام نخوانده')).toBeVisible()
  await press(page, /^گفت‌وگوی آنلاین/)
  await expect(chat(page).getByRole('log'), 'the conversation is still there').toContainText(question)
  await closeChat()
  await openHelp(page)
  await expect(help(page).getByText(/پیام نخوانده/)).toHaveCount(0)
})

test('when the chat cannot be loaded, a message says so and the phone link stays', async ({
  page,
  browserErrors,
}) => {
  await page.route(/\/sandbox\/chat/, (route) => route.abort('connectionrefused'))
  browserErrors.expect(/ERR_CONNECTION_REFUSED/)
  await page.goto('/')
  await openHelp(page)
  await help(page)
    .getByRole('button', { name: /^گفت‌وگوی آنلاین/ })
    .press('Enter')
  await expect(page.getByText('گفت‌وگوی آنلاین الان در دسترس نیست؛ با کارشناس تماس بگیرید.')).toBeVisible()
  await expect(help(page).getByRole('link', { name: /تماس با کارشناس/ })).toBeVisible()
})

test('inside another app there is no chat and no account; an early press is not lost', async ({ page }) => {
  await page.goto('/?openedVia=native')
  await openHelp(page)
  await expect(help(page).getByRole('link', { name: /سؤال‌های پرتکرار/ })).toBeVisible()
  await expect(help(page).getByText('گفت‌وگوی آنلاین')).toHaveCount(0)
  await expect(help(page).getByText('ورود به حساب')).toHaveCount(0)
})

for (const { name: width, use } of everyWidth)
  test.describe(width, () => {
    test.use(use)
    test('common questions expand one by one and are searched for in each tab, and Back returns', async ({
      page,
    }) => {
      await page.goto('/')
      await openHelp(page)
      await help(page)
        .getByRole('link', { name: /سؤال‌های پرتکرار/ })
        .click()
      await expect(page.getByRole('heading', { name: 'سؤال‌های پرتکرار' })).toBeVisible()
      await press(page, 'بهترین زمان تمدید کی است؟')
      await expect(page.getByText(/^۱۰ روز پیش از پایان/)).toBeVisible()
      await page.getByRole('link', { name: 'موبایل' }).click()
      await expect(page).toHaveURL(/faq\?tab=mobile$/)
      await expect(page.getByText('شکستگی، سوختن قطعه‌ها و سرقت، بسته به طرحی که می‌خرید.')).toBeVisible()
      await page.getByRole('searchbox').fill('تخفيف مشتري')
      await expect(page.getByRole('status').getByText('۱ سؤال دربارهٔ «تخفيف مشتري» پیدا شد')).toBeVisible()
      await expect(page.locator('mark').first()).toHaveText('تخفیف')
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('link', { name: 'موبایل' })).toHaveAttribute('aria-current', 'page')
      await press(page, 'بازگشت')
      await expect(page).toHaveURL(/\/$/)
    })
  })

test('from the settings, the support sheet links a user to the wallet on the partner’s site', async ({
  page,
  openAt,
}) => {
  for (const path of ['/', '/settings/faq']) {
    await page.goto(path)
    await openHelp(page)
    await expect(help(page).getByRole('button', { name: /^ورود به حساب/ })).toBeVisible()
    await expect(help(page).getByRole('link', { name: /^کیف پول/ })).toHaveCount(0)
  }
  await openAt.path('/settings/faq')
  await openHelp(page)
  const opened = page.waitForEvent('popup')
  await help(page)
    .getByRole('link', { name: /^کیف پول/ })
    .click()
  await expect((await opened).getByRole('heading', { name: 'کیف پول آزمایشی' })).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/faq$/)
})

test('a phone in landscape suggests portrait, and the hint can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const hint = page.getByText('گوشی را ایستاده بگیرید تا همه‌چیز را یک‌جا ببینید.')
  await expect(hint).toBeVisible()
  await page
    .getByRole('complementary', { name: 'راهنمای نمایش' })
    .getByRole('button', { name: 'بستن' })
    .click()
  await expect(hint).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hint).toHaveCount(0)
})
