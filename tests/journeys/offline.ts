/** User actions without a network. Tests wait until the service worker controls the page. */
import { expect, type Page } from '@playwright/test'

/** Console error of each call that is made offline, for `browserErrors.expect`. */
export const OFFLINE_ERROR = /ERR_INTERNET_DISCONNECTED/

/** Waits until the app is cached and the service worker controls the page. */
export async function untilCachedByServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
  })
}

export const goOffline = (page: Page): Promise<void> => page.context().setOffline(true)
export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false)

export const offlineStrip = (page: Page) => page.getByRole('status').filter({ hasText: 'آفلاین هستید' })

export async function expectOfflineStrip(page: Page): Promise<void> {
  await expect(offlineStrip(page)).toBeVisible()
}

/**
 * Collects the layout shifts from now on, also those that follow a press. Returns what moved, as a function.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  const shifts = await page.evaluateHandle(() => {
    const seen: string[] = []
    const nameOf = (node: unknown) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('sources' in entry && Array.isArray(entry.sources))
          seen.push(...entry.sources.map((source: { node?: unknown }) => nameOf(source.node)))
    }).observe({ type: 'layout-shift' })
    return seen
  })
  return () => shifts.evaluate((seen) => seen)
}
