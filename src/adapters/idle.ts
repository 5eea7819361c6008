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

/** Whether the user asked the browser to save data. Only some browsers say so. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Fetches in advance when the browser is idle, unless the user asked it to save data: what is needed is
 * loaded when it is needed then.
 * @returns a function that cancels the task
 */
export const prefetchWhenIdle = (task: () => void): (() => void) =>
  savesData() ? () => undefined : whenIdle(task)
