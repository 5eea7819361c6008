/** Pickers, explanations and field states for specs that fill in forms. */
import { expect, type Locator, type Page } from '@playwright/test'
import { waitForPath, press } from './customer.ts'

type Within = Page | Locator

/** Finds a picker’s button, not the ⓘ beside it, whose name starts alike. */
export const field = (within: Within, name: string) =>
  within
    .locator('button[aria-haspopup=dialog]')
    .and(within.getByRole('button', { name: new RegExp(`^${name}`) }))

/** Opens a picker by its field and selects an option. */
export async function pickOption(within: Within, name: string, choice: RegExp): Promise<void> {
  await field(within, name).click()
  const page = 'keyboard' in within ? within : within.page()
  await page.getByRole('option', { name: choice }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Chooses how often there were claims of a kind. */
export async function chooseCount(within: Within, kind: string, times: string): Promise<void> {
  await within
    .getByRole('radiogroup', { name: kind, exact: true })
    .locator('label')
    .filter({ hasText: times })
    .click()
}

/** A field that depends on another is disabled and says why. */
export async function expectDisabledField(within: Within, name: string, reason: string): Promise<void> {
  await expect(field(within, name)).toHaveAttribute('aria-disabled', 'true')
  await expect(field(within, name)).toHaveAccessibleDescription(new RegExp(reason))
}

/**
 * Presses an aria-disabled button, for which Playwright would wait. Hovering first waits until it has
 * stopped moving.
 */
export async function pressDisabled(within: Within, name: string): Promise<void> {
  const action = within.getByRole('button', { name, exact: true })
  await expect(action).toHaveAttribute('aria-disabled', 'true')
  await action.hover()
  await action.click({ force: true })
}

export async function openManualEntry(page: Page): Promise<void> {
  await press(page, 'پلاک یا کد ملی مالک را ندارم')
  await waitForPath(page, /vehicle-information\?step=1$/)
}

/** Enters a Peugeot Pars of 1399 by hand. */
export async function enterCar(page: Page): Promise<void> {
  await waitForPath(page, /vehicle-information\?step=1$/)
  await pickOption(page, 'برند', /^پژو/)
  await pickOption(page, 'مدل', /پارس/)
  await pickOption(page, 'سال ساخت', /۱۳۹۹/)
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /vehicle-information\?step=2$/)
}

/** The sentence appears in a toast. */
export async function expectToast(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.locator('[data-stays-alive]').getByText(sentence)).toBeVisible()
}

/** Opens every ⓘ of the page; each shows a sentence. Returns the terms. */
export async function openEveryExplanation(page: Page): Promise<string[]> {
  const signs = page.getByRole('button', { name: / یعنی چه؟$/ })
  const terms: string[] = []
  await signs.first().waitFor()
  for (let n = 0; n < (await signs.count()); n += 1) {
    const sign = signs.nth(n)
    terms.push(((await sign.getAttribute('aria-label')) ?? '').replace(' یعنی چه؟', ''))
    await expect(sign).toHaveAttribute('aria-expanded', 'false')
    await sign.click()
    await expect(sign).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator(`[id="${await sign.getAttribute('aria-controls')}"]`)).toHaveText(/.{20,}\.$/)
    await page.keyboard.press('Escape')
  }
  return terms
}
