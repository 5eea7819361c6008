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
