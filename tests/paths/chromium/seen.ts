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

/** Waits until the page shows this; what stands in a sheet is looked for there. */
const expectShape = async (page: Page, place: string, { heading, primary, says = [] }: Shown, isSheet: boolean): Promise<void> => {
  const dialog = heading === null ? page.getByRole('dialog') : page.getByRole('dialog', { name: heading, exact: true })
  const first = heading === null ? null : isSheet ? dialog : dialog.or(page.getByRole('heading', { level: 1, name: heading, exact: true }))
  if (first) await expect(first.first(), `the heading of «${place}»`).toBeVisible({ timeout: WAIT_MS })
  const within = isSheet ? dialog : page
  if (primary !== null) await expect(within.getByRole('button', { name: primary, exact: true }).first(), `the primary action of «${place}»`).toBeVisible({ timeout: WAIT_MS })
  for (const words of says) await expect(page.getByText(words).first(), `what «${place}» says`).toBeVisible({ timeout: WAIT_MS })
}

/** Takes the page and the state that it has to show; waits until it does. `isNew` says that the state is not the one before. */
export const expectState = async (page: Page, snapshot: AnyMachineSnapshot): Promise<void> => {
  const place = placeIn(snapshot)
  const shown = shownIn(place)
  if (shown === null) throw new Error(`«${place}» rests, and no table says what it shows`)
  const address = pathOf(snapshot, memoryOf(snapshot).trackingCode)
  if (address) await expect.poll(() => addressOf(page), { message: `the address of «${place}»`, timeout: WAIT_MS, intervals: [5, 10, 20, 40, 80] }).toBe(`${address.path}?step=${address.step ?? ''}`)
  if (snapshot.status !== 'active') return
  const isSheet = snapshot.hasTag('sheet')
  const dialogs = page.getByRole('dialog')
  if (!isSheet && !snapshot.hasTag('submitting')) await expect(dialogs, `no sheet in «${place}»`).toHaveCount(0, { timeout: WAIT_MS })
  const { or: others = [], ...first } = shown
  const shapes = [expectShape(page, place, first, isSheet), ...others.map((other) => expectShape(page, place, other, false))]
  await (others.length === 0 ? shapes[0] : Promise.any(shapes))
  if (lookedAt.has(place) || snapshot.hasTag('loading') || process.env['NO_AXE'] !== undefined) return
  lookedAt.add(place)
  await expectAccessible(page)
}
