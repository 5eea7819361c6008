/**
 * The page's time, by Playwright's clock: it runs as it does for everybody, but stands still while the chart waits for it, and
 * passes when the path says so.
 */
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'

/** What pages do a moment later, such as telling of lists that came, has to be done; no chart waits as short as this. */
const MOMENT_MS = 16
/** The clock can only be stopped at a time that has not come; what else is due until then is done at once. */
const AHEAD_MS = 1_000

export type Time = {
  /** Takes the state that follows; before it is come to, time stands still where it would lead on by itself. */
  readonly before: (next: AnyMachineSnapshot) => Promise<void>
  /** Takes ms; so much time passes. */
  readonly pass: (ms: number) => Promise<void>
  /** Takes the state that was come to; a moment passes in it, or time runs again. */
  readonly in: (now: AnyMachineSnapshot) => Promise<void>
  /** Takes what looks at the page and has timers of its own, such as axe: for it time goes on even while the page's stands still. */
  readonly beside: (look: () => Promise<void>) => Promise<void>
}

/** No toast stays longer. Document 1 section 8. */
const SAID_MS = 6_000

type Timers = 'ofBrowser' | 'ofPage'

/** Before the clock is installed, and again once it is: the page has the browser's timers at hand, and its own. */
const keepTimers = (name: Timers): void => {
  const { setTimeout, clearTimeout } = window
  Object.assign(window, { [name]: { setTimeout, clearTimeout } })
}
const takeTimers = (page: Page, name: Timers): Promise<void> =>
  page.evaluate((kept) => void Object.assign(window, Reflect.get(window, kept)), name)

/** Whether the chart leaves a state by itself after a while. */
export const waits = ({ _nodes }: AnyMachineSnapshot): boolean => _nodes.some(({ after }) => after.length > 0)

/** Dimmed for a fifth of a second, so that other prices are noticed: nobody reads meanwhile, and axe would find it pale. */
export const flashes = ({ _nodes }: AnyMachineSnapshot): boolean =>
  _nodes.some(({ after }) => after.some(({ delay }) => delay === 'flash'))

/** Takes a page before it is opened; gives its time. */
export const timeOf = async (page: Page): Promise<Time> => {
  const { clock } = page
  await page.context().addInitScript(keepTimers, 'ofBrowser' as const)
  await clock.install()
  await page.context().addInitScript(keepTimers, 'ofPage' as const)
  const said = page.locator('[data-stays-alive] :is([role=status], [role=alert]) > *')
  let stands = false
  return {
    before: async (next) => {
      if (stands || !waits(next)) return
      // What is said at the top would stay as long as time stands, before what is pressed there.
      while ((await said.count()) > 0) await clock.fastForward(SAID_MS)
      await clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
      stands = true
    },
    pass: (ms) => clock.runFor(ms),
    in: async (now) => {
      if (!stands) return
      if (waits(now)) return clock.runFor(MOMENT_MS)
      await clock.resume()
      stands = false
    },
    beside: async (look) => {
      if (stands) await takeTimers(page, 'ofBrowser')
      await look()
      if (stands) await takeTimers(page, 'ofPage')
    },
  }
}
