/** Runs a task when the browser is idle. Stack, "What the browser pays". */

const FALLBACK_DELAY_MS = 2_000
const TIMEOUT_MS = 10_000

/** @returns a function that cancels the task */
export const whenIdle = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(timer)
}
