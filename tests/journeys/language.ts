/** The language of the app, changed as a customer does: in the help that opens from every page. */
import { expect, type Page } from '@playwright/test'
import { press } from './customer.ts'

const support = { English: 'پشتیبانی', فارسی: 'Support' } as const
export type LanguageName = keyof typeof support

/** Takes a page that speaks the other language and on which no sheet is open; it speaks this one. */
export async function changeLanguage(page: Page, language: LanguageName): Promise<void> {
  await press(page, support[language])
  await page.getByRole('dialog').getByRole('button', { name: language }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
