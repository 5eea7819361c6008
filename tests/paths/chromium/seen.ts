/** Whether the page shows a state: its address, its heading, its primary action, what it says; axe once for each state. */
import { expect, type Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#machines/path-of.ts'
import { expectAccessible } from '#tests/browser/accessibility.ts'
import type { Shown } from '#tests/journeys/steps/table.ts'
import { shownIn } from '#tests/journeys/steps/tables.ts'
import { memoryOf, placeIn } from './shadow.ts'

/** States that axe has looked at in this worker. */
const lookedAt = new Set<string>()

const WAIT_MS = 12_000

/** Path and step; what else an address says is its own tests' matter. */
const addressOf = (page: Page): string => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname}?step=${searchParams.get('step') ?? ''}`
}

const expectShown = async (page: Page, place: string, { heading, primary, says = [] }: Shown): Promise<void> => {
  const visible = { timeout: WAIT_MS }
  const dialog = heading === null ? null : page.getByRole('dialog', { name: heading, exact: true })
  if (heading !== null && dialog) await expect(dialog.or(page.getByRole('heading', { level: 1, name: heading, exact: true })).first(), `the heading of «${place}»`).toBeVisible(visible)
  if (primary !== null) await expect(page.getByRole('button', { name: primary, exact: true }).first(), `the primary action of «${place}»`).toBeVisible(visible)
  for (const words of says) await expect(page.getByText(words).first(), `what «${place}» says`).toBeVisible(visible)
}

/** What a state shows may depend on what stands behind it: one of these is enough. */
const expectOneOf = async (page: Page, place: string, all: readonly Shown[]): Promise<void> => {
  const failures: unknown[] = []
  await Promise.any(all.map((each) => expectShown(page, place, each).catch((error: unknown) => {
    failures.push(error)
    throw error
  }))).catch(() => {
    throw failures[0]
  })
}

/** Takes the page and the state that it has to show; waits until it does. `isOpened`: a step has been seen; until then the page shows what it was built with. `isCome`: it was another state before. */
export const expectState = async (page: Page, snapshot: AnyMachineSnapshot, { isOpened, isCome }: { isOpened: boolean; isCome: boolean }): Promise<void> => {
  const place = placeIn(snapshot)
  const shown = shownIn(place)
  if (shown === null) throw new Error(`«${place}» rests, and no table says what it shows`)
  const address = pathOf(snapshot, memoryOf(snapshot).trackingCode)
  if (address) await expect.poll(() => addressOf(page), { message: `the address of «${place}»`, timeout: WAIT_MS, intervals: [5, 10, 20, 40, 80] }).toBe(`${address.path}?step=${address.step ?? ''}`)
  if (snapshot.status !== 'active' || (!isOpened && snapshot.hasTag('loading') && snapshot.matches('opening'))) return
  const isSheet = snapshot.hasTag('sheet')
  const dialogs = page.getByRole('dialog')
  if (!isSheet && !snapshot.hasTag('submitting')) await expect(dialogs, `no sheet in «${place}»`).toHaveCount(0, { timeout: WAIT_MS })
  const { or = [], errors = [] } = shown
  await (or.length === 0 ? expectShown(page, place, shown) : expectOneOf(page, place, [shown, ...or]))
  for (const error of isCome ? errors : []) await expect(page.getByText(error).first(), `what is wrong in «${place}»`).toBeVisible({ timeout: WAIT_MS })
  // What passes by itself, as the flash of another ceiling, is over before it is looked at.
  const passes = snapshot._nodes.some(({ after }) => after.length > 0)
  if (lookedAt.has(place) || passes || snapshot.hasTag('loading')) return
  lookedAt.add(place)
  await expectAccessible(page)
}
