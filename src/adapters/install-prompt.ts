/**
 * Installing the app on the home screen. The browser offers it once, at any moment, so the entry imports
 * this module early, and the offer is stored until the app uses it. Issue "Installable and offline";
 * document 1 section 2.
 */

/** The non-standard event of browsers that offer it. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function'

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

addEventListener('beforeinstallprompt', (event) => {
  if (!isOffer(event)) return
  event.preventDefault()
  offer = event
  for (const listener of listeners) listener()
})
addEventListener('appinstalled', () => {
  offer = null
})

/** Calls the listener when the app can be installed, at once where it already can. @returns unsubscribe */
export const onInstallable = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (offer !== null) listener()
  return () => listeners.delete(listener)
}

/**
 * Shows the browser's prompt; call it within a press. An offer can be used once.
 * @returns the user's answer; `dismissed` without an offer
 */
export const install = async (): Promise<'accepted' | 'dismissed'> => {
  const current = offer
  offer = null
  if (current === null) return 'dismissed'
  const { outcome } = await current.prompt()
  return outcome
}

/** Whether this page runs as an installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
