/** What is done the same way at every step: its primary action, back, closing a sheet. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PlainDriver, ExpectedView } from '../table.ts'

/** The open dialog where the state's heading is one's name, the page otherwise. */
export const scopeOf = async (page: Page, shown: ExpectedView | null): Promise<Page | Locator> => {
  if (!shown?.heading) return page
  const dialog = page.getByRole('dialog', { name: shown.heading, exact: true })
  return (await dialog.count()) > 0 ? dialog : page
}

/** A button that is aria-disabled takes a finger's press all the same; Playwright would wait for it. */
export const pressButton = async (button: Locator): Promise<void> => {
  const isBlocked = (await button.getAttribute('aria-disabled')) === 'true'
  if (isBlocked) await button.hover()
  await button.click({ force: isBlocked })
}

/** Takes where to look and a button's name; presses it. */
export const pressNamed = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  pressButton(within.getByRole('button', { name, exact: typeof name === 'string' }))

/** Takes the name of a button; gives the gesture that presses it. */
export const pressDriver =
  (name: string | RegExp): PlainDriver =>
  async (page, { shown }) =>
    pressNamed(await scopeOf(page, shown), name)

/** The one primary action of the state. */
export const pressPrimary: PlainDriver = async (page, { shown, state }) => {
  for (const each of shown ? [shown, ...(shown.or ?? [])] : []) {
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

/** Over a sheet the system's back closes it, which Chromium hears as Escape; elsewhere the bar's own button leads back. */
export const goBack: PlainDriver = async (page, { shown }) => {
  const scope = await scopeOf(page, shown)
  if (scope !== page) await page.keyboard.press('Escape')
  else await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
}

export const closeSheet: PlainDriver = async (page, { shown }) => {
  await (await scopeOf(page, shown)).getByRole('button', { name: 'بستن', exact: true }).click()
}

export const everyStepDrivers = {
  continue: pressPrimary,
  retry: pressPrimary,
  back: goBack,
  'sheet.closed': closeSheet,
} as const

/** Takes what a field is called and how its row begins; opens its list and takes the row. */
export async function pickRow(within: Page | Locator, field: string, row: string | RegExp): Promise<void> {
  await within
    .locator('button[aria-haspopup=dialog]')
    .and(within.getByRole('button', { name: new RegExp(`^${field}`) }))
    .click()
  const page = 'keyboard' in within ? within : within.page()
  await page.getByRole('option', { name: row }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** A radio is drawn by its row, and the row is what a finger meets. */
export async function chooseRow(within: Page | Locator, name: string | RegExp): Promise<void> {
  const page = 'keyboard' in within ? within : within.page()
  // What a row has is looked for from the row on, so it is named from the page.
  const radio = page.getByRole('radio', { name, exact: typeof name === 'string' })
  const row = within.locator('label').filter({ has: radio })
  await row.click()
  await expect(row.getByRole('radio')).toBeChecked()
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Takes an event; gives what it changes, by name. */
export const changeOf = (event: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  isRecord(event['change']) ? event['change'] : {}

/** Takes a name and what it may be; gives what a record holds there as text. */
export const textOf = (record: Readonly<Record<string, unknown>>, name: string): string =>
  String(record[name] ?? '')
