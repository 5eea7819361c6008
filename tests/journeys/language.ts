/** Changes the app’s language as a user does: in the support sheet. */
import { expect, type Page } from '@playwright/test'

const support = { English: 'پشتیبانی', فارسی: 'Support' } as const
export type LanguageName = keyof typeof support

/**
 * Switches a page without an open sheet to a language, and waits until it is in it. A sheet that is just
 * being closed is awaited.
 */
export async function changeLanguage(page: Page, language: LanguageName): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // An error's box has a button of the same name below.
  await page.getByRole('button', { name: support[language], exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'fa')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
