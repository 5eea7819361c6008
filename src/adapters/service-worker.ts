/**
 * Registers the service worker, through the one Trusted Types policy for workers, and activates a newer
 * version of the app when asked to. Decisions, section 9; issue "Installable and offline".
 */

const ADDRESS = '/sw.js'
const HOUR_MS = 3_600_000
/** The page is left after this time even if the newer version does not activate. */
const ACTIVATION_TIMEOUT_MS = 4_000
/** A worker of an earlier build does not report its version. */
const VERSION_TIMEOUT_MS = 1_000

const createScriptURL = (url: string): string => {
  if (url !== ADDRESS) throw new TypeError('Only the app’s own service worker is registered.')
  return url
}

/** Undefined where the browser has no service workers or rejects the registration. */
let registration: ServiceWorkerRegistration | undefined
type Listener = (version: string | null) => void
const listeners = new Set<Listener>()

/**
 * Asks the active worker to serve this page. A page that was being loaded while the worker became active was
 * not there yet when it claimed the open pages, and would stay without it.
 */
const claimThisPage = (): void => {
  if (navigator.serviceWorker.controller === null) registration?.active?.postMessage('claim')
}

/** The very first worker also waits for a moment, but is not an update. */
const isWaiting = (): boolean => Boolean(registration?.waiting && registration.active)

/** Asks the waiting worker for its version; null where it does not answer. */
const waitingVersion = (): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      const version: unknown = data
      resolve(typeof version === 'string' ? `v${version}` : null)
    })
    port1.start()
    registration?.waiting?.postMessage('version', [port2])
    setTimeout(() => resolve(null), VERSION_TIMEOUT_MS)
  })

const notify = async (notified: readonly Listener[]): Promise<void> => {
  if (notified.length === 0 || !isWaiting()) return
  const version = await waitingVersion()
  for (const listener of notified) listener(version)
}

const notifyIfWaiting = (): void => void notify([...listeners])

const checkForUpdates = (): void => {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < HOUR_MS) return
    checkedAt = Date.now()
    // Fails while offline.
    void registration?.update().catch(() => undefined)
  })
}

const register = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const policy =
    typeof trustedTypes === 'undefined'
      ? undefined
      : trustedTypes.createPolicy('separ-worker', { createScriptURL })
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS).catch(() => undefined)
  registration = await navigator.serviceWorker.getRegistration()
  claimThisPage()
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', notifyIfWaiting)
  })
  notifyIfWaiting()
  checkForUpdates()
}

let registering: Promise<void> | null = null

/**
 * Registers the service worker once. Without one the app works, but not offline. A tab that stays open
 * checks for a newer version every hour, when it becomes visible.
 */
export const registerServiceWorker = (): Promise<void> => {
  registering ??= register()
  return registering
}

/** Calls the listener with the version that waits, now or later. @returns unsubscribe */
export const onUpdateWaiting = (listener: Listener): (() => void) => {
  listeners.add(listener)
  void notify([listener])
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
