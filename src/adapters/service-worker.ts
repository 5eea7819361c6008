/**
 * The service worker from the page's side: it is registered through the one Trusted Types policy for workers, and a newer
 * version of the app waits until it is told to take over. Decisions, section 9; issue "Installable and offline".
 */

const ADDRESS = '/sw.js'
const HOUR_MS = 3_600_000
/** A newer version that does not come to life must not make a dead button. */
const TAKES_AT_MOST_MS = 4_000

const createScriptURL = (url: string): string => {
  if (url !== ADDRESS) throw new TypeError('Only the app’s own service worker is registered.')
  return url
}

/** Undefined where the browser has none, or lets none be registered. */
let registration: ServiceWorkerRegistration | undefined
const listeners = new Set<() => void>()

/** The first worker of all waits for a moment, too: it is no newer version of anything. */
const isWaiting = (): boolean => Boolean(registration?.waiting && registration.active)

const tellWhenWaiting = (): void => {
  if (isWaiting()) for (const listener of listeners) listener()
}

const askForNewerOnes = (): void => {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR_MS) return
    asked = Date.now()
    // Offline there is nothing newer.
    void registration?.update().catch(() => undefined)
  })
}

/** Registers the app's service worker, once; where the browser has none, or refuses, the app works as without. A tab that stays open asks each hour, when it is looked at, for a newer version. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || registration) return
  const policy =
    typeof trustedTypes === 'undefined'
      ? undefined
      : trustedTypes.createPolicy('separ-worker', { createScriptURL })
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS).catch(() => undefined)
  registration = await navigator.serviceWorker.getRegistration()
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', tellWhenWaiting)
  })
  tellWhenWaiting()
  askForNewerOnes()
}

/** Takes who is told that a newer version of the app waits, at once where one does already; gives what ends that. */
export const onUpdateWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (isWaiting()) listener()
  return () => listeners.delete(listener)
}

/**
 * Takes how the page is left, by being loaded anew unless told otherwise. The version that waits takes over, then the page is
 * left, once; where none waits, at once. Other tabs go on with what they have.
 */
export const activateUpdate = (leave: () => void = () => location.reload()): void => {
  let isLeft = false
  const leaveOnce = (): void => {
    if (!isLeft) leave()
    isLeft = true
  }
  if (!isWaiting()) return leaveOnce()
  navigator.serviceWorker.addEventListener('controllerchange', leaveOnce, { once: true })
  setTimeout(leaveOnce, TAKES_AT_MOST_MS)
  registration?.waiting?.postMessage('take over')
}
