/** Waits until the browser has nothing better to do. Stack, "What the browser pays". */

const WAIT_MS = 2_000
const AT_MOST_MS = 10_000

/** Takes a task; gives what calls it off. */
export const whenIdle = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(task, { timeout: AT_MOST_MS })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(task, WAIT_MS)
  return () => clearTimeout(timer)
}
