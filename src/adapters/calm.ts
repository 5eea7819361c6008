import { whenIdle } from './idle.ts'

const [CALM_MS, LONGEST_WAIT_MS] = [3_000, 30_000]

const disturbances = ['resource', 'longtask'] as const
const presses = ['pointerdown', 'keydown'] as const

/**
 * Runs a task when the page is calm and the browser idle: work that the user does not wait for, and that
 * takes the network and the processor.
 * @param calmMs a page is calm when it has loaded nothing, done nothing long and been left alone for this
 * time
 * @param longestWaitMs a page that is never calm is disturbed after this time
 */
export const whenCalm = (task: () => void, calmMs = CALM_MS, longestWaitMs = LONGEST_WAIT_MS): void => {
  const latest = performance.now() + longestWaitMs
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(run, Math.min(calmMs, latest - performance.now()))
  }
  const observer = new PerformanceObserver(wait)
  const run = (): void => {
    observer.disconnect()
    for (const press of presses) removeEventListener(press, wait)
    whenIdle(task)
  }
  for (const type of disturbances)
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type })
  for (const press of presses) addEventListener(press, wait, { passive: true })
  wait()
}
