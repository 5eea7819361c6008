/**
 * Time limit for a page whose first paint is not reported: because it was hidden meanwhile, or because the
 * browser reports none.
 */
const LONGEST_WAIT_MS = 3_000

/**
 * Runs a task once, after the browser has reported the page's first paint. A frame that scripts have seen is
 * not on the screen yet, and a request that is sent before competes with what the page shows.
 */
export const afterFirstPaint = (task: () => void): void => {
  let isWaiting = true
  const run = (): void => {
    if (!isWaiting) return
    isWaiting = false
    clearTimeout(timer)
    observer.disconnect()
    task()
  }
  const timer = setTimeout(run, LONGEST_WAIT_MS)
  const observer = new PerformanceObserver(run)
  observer.observe({ type: 'paint', buffered: true })
}
