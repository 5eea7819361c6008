/**
 * The page's time, by Playwright's clock: it runs as usual, pauses while the chart waits for a delay, and
 * advances with the path.
 */
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'

/** Pages batch some updates for a moment; every delay of a chart is longer. */
const MOMENT_MS = 16
/** The clock can only pause at a future time; timers that are due until then run at once. */
const AHEAD_MS = 1_000

export type Time = {
  /** Call before a step: pauses time if the next state has a delay. */
  readonly before: (next: AnyMachineSnapshot) => Promise<void>
  /** Advances time. */
  readonly pass: (ms: number) => Promise<void>
  /** Call after a step: advances a moment in a state with a delay, else resumes. */
  readonly in: (now: AnyMachineSnapshot) => Promise<void>
  /** Runs something with timers of its own, such as axe, with the browser's timers while time is paused. */
  readonly beside: (look: () => Promise<void>) => Promise<void>
}

/** The longest time that a toast stays. Document 1 section 8. */
const LONGEST_TOAST_MS = 6_000

type Timers = 'ofBrowser' | 'ofPage'

/** Stores timers under a name: the browser's before the clock is installed, the clock's afterwards. */
const keepTimers = (name: Timers): void => {
  const { setTimeout, clearTimeout } = window
  Object.assign(window, { [name]: { setTimeout, clearTimeout } })
}
const takeTimers = (page: Page, name: Timers): Promise<void> =>
  page.evaluate((kept) => void Object.assign(window, Reflect.get(window, kept)), name)

/** Whether the chart leaves a state after a delay. */
export const waits = ({ _nodes }: AnyMachineSnapshot): boolean => _nodes.some(({ after }) => after.length > 0)

/**
 * Whether a list is dimmed for a fifth of a second to announce new prices: its contrast is low on purpose.
 */
export const flashes = ({ _nodes }: AnyMachineSnapshot): boolean =>
  _nodes.some(({ after }) => after.some(({ delay }) => delay === 'flash'))

/** Call before the page is opened. */
export const timeOf = async (page: Page): Promise<Time> => {
  const { clock } = page
  await page.context().addInitScript(keepTimers, 'ofBrowser' as const)
  await clock.install()
  await page.context().addInitScript(keepTimers, 'ofPage' as const)
  const toasts = page.locator('[data-stays-alive] :is([role=status], [role=alert]) > *')
  let isPaused = false
  return {
    before: async (next) => {
      if (isPaused || !waits(next)) return
      // A toast would cover the controls below it as long as time is paused.
      while ((await toasts.count()) > 0) await clock.fastForward(LONGEST_TOAST_MS)
      await clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
      isPaused = true
    },
    pass: (ms) => clock.runFor(ms),
    in: async (now) => {
      if (!isPaused) return
      if (waits(now)) return clock.runFor(MOMENT_MS)
      await clock.resume()
      isPaused = false
    },
    beside: async (look) => {
      if (isPaused) await takeTimers(page, 'ofBrowser')
      await look()
      if (isPaused) await takeTimers(page, 'ofPage')
    },
  }
}
