/** Drivers that all steps share: primary action, back, closing a sheet. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PlainDriver, ExpectedView } from '../table.ts'

/** Returns the open dialog if it has the state’s heading, otherwise the page. */
export const scopeOf = async (page: Page, view: ExpectedView | null): Promise<Page | Locator> => {
  if (!view?.heading) return page
  const dialog = page.getByRole('dialog', { name: view.heading, exact: true })
  return (await dialog.count()) > 0 ? dialog : page
}

/** Presses a button, also an aria-disabled one, for which Playwright would wait. */
export const pressButton = async (button: Locator): Promise<void> => {
  const isBlocked = (await button.getAttribute('aria-disabled')) === 'true'
  if (isBlocked) await button.hover()
  await button.click({ force: isBlocked })
}

/** Presses the button with this name. */
export const pressNamed = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  pressButton(within.getByRole('button', { name, exact: typeof name === 'string' }))

/** Returns a driver that presses the button with this name. */
export const pressDriver =
  (name: string | RegExp): PlainDriver =>
  async (page, { view }) =>
    pressNamed(await scopeOf(page, view), name)

/** Presses the state’s primary action. */
export const pressPrimary: PlainDriver = async (page, { view, state }) => {
  for (const each of view ? [view, ...(view.or ?? [])] : []) {
    const action =
      each.primary &&
      (await scopeOf(page, each)).getByRole('button', {
        name: each.primary,
        exact: typeof each.primary === 'string',
      })
    if (action && (await action.count()) > 0) return pressButton(action)
  }
  throw new Error(`«${state}» has no primary action to press`)
}

/** Goes back: Escape closes a sheet, as the system’s back does; elsewhere the app bar’s button. */
export const goBack: PlainDriver = async (page, { view }) => {
  for (const each of view ? [view, ...(view.or ?? [])] : [])
    if ((await scopeOf(page, each)) !== page) return page.keyboard.press('Escape')
  return page.getByRole('button', { name: 'بازگشت', exact: true }).click()
}

export const closeSheet: PlainDriver = async (page, { view }) => {
  await (await scopeOf(page, view)).getByRole('button', { name: 'بستن', exact: true }).click()
}

export const everyStepDrivers = {
  continue: pressPrimary,
  retry: pressPrimary,
  back: goBack,
  'sheet.closed': closeSheet,
} as const

/** Opens a field’s list and selects an option. */
export async function pickRow(within: Page | Locator, field: string, row: string | RegExp): Promise<void> {
  await within
    .locator('button[aria-haspopup=dialog]')
    .and(within.getByRole('button', { name: new RegExp(`^${field}`) }))
    .click()
  const page = 'keyboard' in within ? within : within.page()
  await page.getByRole('option', { name: row }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Selects a radio by its label, which covers the input. */
export async function chooseRow(within: Page | Locator, name: string | RegExp): Promise<void> {
  const page = 'keyboard' in within ? within : within.page()
  // Locators inside `filter` start at the row, so the radio is located from the page.
  const radio = page.getByRole('radio', { name, exact: typeof name === 'string' })
  const row = within.locator('label').filter({ has: radio })
  await row.click()
  await expect(row.getByRole('radio')).toBeChecked()
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns the changed fields of an event. */
export const changeOf = (event: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  isRecord(event['change']) ? event['change'] : {}

/** Returns a field of a record as text. */
export const textOf = (record: Readonly<Record<string, unknown>>, name: string): string =>
  String(record[name] ?? '')
