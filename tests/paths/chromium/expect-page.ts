/**
 * Expects the page to show a state: address, chart, heading, primary action and texts; axe examines each kind
 * of page once.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { pathOf as pathOfState } from '#machines/path-of.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import { viewOf } from '#tests/journeys/steps/tables.ts'
import { expectChart } from './expect-chart.ts'
import { contextOf, deepestStateOf, journeyOf } from '../walk/expected-state.ts'
import { auditOnce } from './audited-views.ts'
import { flashes, type Time, waits } from './time.ts'

const WAIT_MS = 12_000

/** The path of a page's address. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** The path with its step; the other parameters have tests of their own. */
const addressOf = (page: Page): string => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname}?step=${searchParams.get('step') ?? ''}`
}

/**
 * Waits until an element is visible. `expect` would describe the whole page after every look at which it is
 * not, which cost more than the app itself (decision 043).
 */
const waitUntilVisible = async (locator: Locator, what: string, signal?: AbortSignal): Promise<void> => {
  await locator
    .first()
    .waitFor({ timeout: WAIT_MS, ...(signal && { signal }) })
    .catch((error: unknown) => {
      throw new Error(`${what} is not visible`, { cause: error })
    })
}

const expectOneView = async (
  page: Page,
  place: string,
  { heading, primary, texts = [] }: ExpectedView,
  signal: AbortSignal,
): Promise<void> => {
  if (heading !== null) {
    const dialog = page.getByRole('dialog', { name: heading, exact: true })
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
    await waitUntilVisible(dialog.or(title), `the heading of «${place}»`, signal)
  }
  if (primary !== null) {
    const action = page.getByRole('button', { name: primary, exact: true })
    await waitUntilVisible(action, `the primary action of «${place}»`, signal)
  }
  for (const words of texts) await waitUntilVisible(page.getByText(words), `what «${place}» says`, signal)
}

/**
 * Waits until the page shows one of these views: a state's view may depend on what was loaded before. Returns
 * its index.
 */
export const expectOneOf = async (
  page: Page,
  place: string,
  all: readonly ExpectedView[],
): Promise<number> => {
  const failures: unknown[] = []
  const others = new AbortController()
  const seen = all.map(async (each, index) => {
    await expectOneView(page, place, each, others.signal).catch((error: unknown) => {
      failures.push(error)
      throw error
    })
    return index
  })
  return Promise.any(seen)
    .catch(() => {
      throw failures[0]
    })
    .finally(() => others.abort())
}

type ExpectedPage = {
  readonly place: string
  readonly view: ExpectedView
  readonly isEntered: boolean
  readonly mayHaveSheet: boolean
}

/** Waits until the page shows a state's view. Returns the index of the alternative that it shows. */
export const expectView = async (
  page: Page,
  { place, view, isEntered, mayHaveSheet }: ExpectedPage,
): Promise<number> => {
  if (!mayHaveSheet)
    await expect(page.getByRole('dialog'), `no sheet in «${place}»`).toHaveCount(0, { timeout: WAIT_MS })
  const { or = [], errors = [] } = view
  const which = await expectOneOf(page, place, [view, ...or])
  for (const error of isEntered ? errors : [])
    await waitUntilVisible(page.getByText(error), `what is wrong in «${place}»`)
  return which
}

/** Waits until the page has this address. */
export const expectAddress = (
  page: Page,
  place: string,
  address: string,
  read: (page: Page) => string,
): Promise<void> =>
  expect
    .poll(() => read(page), {
      message: `the address of «${place}»`,
      timeout: WAIT_MS,
      intervals: [5, 10, 20, 40, 80],
    })
    .toBe(address)

/**
 * Waits until the page shows the state of a snapshot.
 * @param isOpened a step has been shown; before that the page shows its prerendered content
 * @param isEntered the state was entered by the last step
 */
export const expectState = async (
  page: Page,
  snapshot: AnyMachineSnapshot,
  time: Time,
  { isOpened, isEntered }: { isOpened: boolean; isEntered: boolean },
): Promise<void> => {
  const place = deepestStateOf(snapshot)
  const view = viewOf(place, journeyOf(snapshot), contextOf(snapshot).quote.product)
  if (view === null) throw new Error(`«${place}» rests, and no table says what it shows`)
  const address = pathOfState(snapshot, contextOf(snapshot))
  if (address) await expectAddress(page, place, `${address.path}?step=${address.step ?? ''}`, addressOf)
  // The page draws nothing of its own before the journey's first answer: there is no chart to be read yet.
  if (!isOpened && snapshot.hasTag('loading') && snapshot.matches('opening')) return
  // My Insurance takes the place of the journey, whose chart is gone with it: the address shows the end.
  if (snapshot.status === 'done' && snapshot.matches('returned')) return
  await expectChart(page, snapshot)
  if (snapshot.status !== 'active') return
  // While time is paused, a closed sheet stays rendered.
  const mayHaveSheet = snapshot.hasTag('sheet') || snapshot.hasTag('submitting') || waits(snapshot)
  await expectView(page, { place, view, isEntered, mayHaveSheet })
  if (flashes(snapshot)) return
  await auditOnce(page, place, time.beside)
}
