/** Whether the page shows a state: its address, its chart, its heading, its primary action, what it says; axe once for each sight of it. */
import { expect, type Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#machines/path-of.ts'
import { expectAccessible } from '#tests/browser/accessibility.ts'
import type { Shown } from '#tests/journeys/steps/table.ts'
import { shownIn } from '#tests/journeys/steps/tables.ts'
import { expectChart } from './chart.ts'
import { memoryOf, placeIn } from './shadow.ts'
import { isNews } from './sights.ts'
import { type Time, waits } from './time.ts'

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

/** What a state shows may depend on what stands behind it: one of these is enough. Gives which. */
const expectOneOf = async (page: Page, place: string, all: readonly Shown[]): Promise<number> => {
  const failures: unknown[] = []
  const seen = all.map(async (each, index) => {
    await expectShown(page, place, each).catch((error: unknown) => {
      failures.push(error)
      throw error
    })
    return index
  })
  return Promise.any(seen).catch(() => {
    throw failures[0]
  })
}

/** Dimmed for a fifth of a second, so that other prices are noticed: nobody reads meanwhile, and axe would find it pale. */
const flashes = ({ _nodes }: AnyMachineSnapshot): boolean => _nodes.some(({ after }) => after.some(({ delay }) => delay === 'flash'))

/** Takes the page and the state that it has to show; waits until it does. `isOpened`: a step has been seen; until then the page shows what it was built with. `isCome`: it was another state before. */
export const expectState = async (page: Page, snapshot: AnyMachineSnapshot, time: Time, { isOpened, isCome }: { isOpened: boolean; isCome: boolean }): Promise<void> => {
  const place = placeIn(snapshot)
  const shown = shownIn(place)
  if (shown === null) throw new Error(`«${place}» rests, and no table says what it shows`)
  const address = pathOf(snapshot, memoryOf(snapshot).trackingCode)
  if (address) await expect.poll(() => addressOf(page), { message: `the address of «${place}»`, timeout: WAIT_MS, intervals: [5, 10, 20, 40, 80] }).toBe(`${address.path}?step=${address.step ?? ''}`)
  // The page draws nothing of its own before the journey's first answer: there is no chart to be read yet.
  if (!isOpened && snapshot.hasTag('loading') && snapshot.matches('opening')) return
  await expectChart(page, snapshot)
  if (snapshot.status !== 'active') return
  const mayHaveSheet = snapshot.hasTag('sheet') || snapshot.hasTag('submitting')
  const dialogs = page.getByRole('dialog')
  // While time stands still, what is closed stays on its way out.
  if (!mayHaveSheet && !waits(snapshot)) await expect(dialogs, `no sheet in «${place}»`).toHaveCount(0, { timeout: WAIT_MS })
  const { or = [], errors = [] } = shown
  const which = await expectOneOf(page, place, [shown, ...or])
  for (const error of isCome ? errors : []) await expect(page.getByText(error).first(), `what is wrong in «${place}»`).toBeVisible({ timeout: WAIT_MS })
  const { failure, changing, signedIn } = memoryOf(snapshot)
  if (!flashes(snapshot) && isNews(JSON.stringify([place, which, failure?.kind, changing === null, signedIn]))) await time.beside(() => expectAccessible(page))
}
