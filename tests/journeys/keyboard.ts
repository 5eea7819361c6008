/** The keyboard alone: steps, buttons and sheets. Design language, section 7. */
import { expect, type Locator, type Page } from '@playwright/test'
import { waitForPath } from './customer.ts'

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator, presses = 60): Promise<void> {
  await element.waitFor({ state: 'attached' })
  for (let pressed = 0; pressed < presses; pressed += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(element, `reached by ${presses} presses of Tab`).toBeFocused()
}

export async function pressByKey(
  page: Page,
  button: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press(key)
}

/** Waits for the step; its heading has the focus, so that screen readers announce it. */
export async function arriveAt(page: Page, address: RegExp): Promise<void> {
  await waitForPath(page, address)
  await expect(page.locator(':is(h1, h2):focus')).toHaveCount(1)
}

/** Opens a sheet by keyboard: it traps the focus, and Escape returns the focus to the opener. */
export async function openAndClose(page: Page, opener: Locator): Promise<void> {
  await pressByKey(page, opener)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    expect(
      await sheet.evaluate((node) => node.contains(document.activeElement)),
      'the focus is in the sheet',
    ).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
}
