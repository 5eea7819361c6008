/** Gestures of journeys without a network: the worker is waited for as it is in life, by using the app until it is there. */
import { expect, type Page } from '@playwright/test'

/** What the browser says of each call that is made offline, for `complaints.expect`. */
export const OFFLINE_ERROR = /ERR_INTERNET_DISCONNECTED/

/** Waits until the whole app is kept on the device and the page is served from there. */
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
