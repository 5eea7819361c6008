/**
 * Registers the service worker, through the one Trusted Types policy for workers, and activates a newer
 * version of the app when asked to. Decisions, section 9; issue "Installable and offline".
 */

const ADDRESS = '/sw.js'
const HOUR_MS = 3_600_000
/** The page is left after this time even if the newer version does not activate. */
const ACTIVATION_TIMEOUT_MS = 4_000

const createScriptURL = (url: string): string => {
  if (url !== ADDRESS) throw new TypeError('Only the app’s own service worker is registered.')
  return url
}

/** Undefined where the browser has no service workers or rejects the registration. */
let registration: ServiceWorkerRegistration | undefined
const listeners = new Set<() => void>()

/** The very first worker also waits for a moment, but is not an update. */
const isWaiting = (): boolean => Boolean(registration?.waiting && registration.active)

const notifyIfWaiting = (): void => {
  if (isWaiting()) for (const listener of listeners) listener()
}

const checkForUpdates = (): void => {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < HOUR_MS) return
    checkedAt = Date.now()
    // Fails while offline.
    void registration?.update().catch(() => undefined)
  })
}

/**
 * Registers the service worker once. Without one the app works, but not offline. A tab that stays open
 * checks for a newer version every hour, when it becomes visible.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || registration) return
  const policy =
    typeof trustedTypes === 'undefined'
      ? undefined
      : trustedTypes.createPolicy('separ-worker', { createScriptURL })
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS).catch(() => undefined)
  registration = await navigator.serviceWorker.getRegistration()
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', notifyIfWaiting)
  })
  notifyIfWaiting()
  checkForUpdates()
}

/** Calls the listener when a newer version waits, at once where one already does. @returns unsubscribe */
export const onUpdateWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (isWaiting()) listener()
  return () => listeners.delete(listener)
}

/**
 * Activates the waiting version, then leaves the page, once; without a waiting version it leaves at once.
 * Other tabs keep what they have loaded.
 */
export const activateUpdate = (leave: () => void = () => location.reload()): void => {
  let isLeft = false
  const leaveOnce = (): void => {
    if (!isLeft) leave()
    isLeft = true
  }
  if (!isWaiting()) return leaveOnce()
  navigator.serviceWorker.addEventListener('controllerchange', leaveOnce, { once: true })
  setTimeout(leaveOnce, ACTIVATION_TIMEOUT_MS)
  registration?.waiting?.postMessage('take over')
}
