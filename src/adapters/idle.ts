/** Runs a task when the browser is idle. Stack, "What the browser pays". */

const FALLBACK_DELAY_MS = 2_000
const TIMEOUT_MS = 10_000

/**
 * @param timeoutMs after which the task runs even on a busy page
 * @returns a function that cancels the task
 */
export const whenIdle = (task: () => void, timeoutMs = TIMEOUT_MS): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: timeoutMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, Math.min(FALLBACK_DELAY_MS, timeoutMs))
  return () => clearTimeout(timer)
}
