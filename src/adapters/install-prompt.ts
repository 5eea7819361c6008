/**
 * Putting the app on the device's home screen. The browser offers it once, at a moment of its own, so whoever starts the app
 * imports this early; the offer is held until the app asks. Issue "Installable and offline"; document 1 section 2.
 */

/** What browsers that offer it send; no standard names it. */
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

/** Takes who is told that the app can be installed, at once where it can already; gives what ends that. */
export const onInstallable = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (offer !== null) listener()
  return () => listeners.delete(listener)
}

/** Shows the browser's own question, for a press of the person's; gives the answer. Where the browser has made no offer: dismissed. An offer is good once. */
export const install = async (): Promise<'accepted' | 'dismissed'> => {
  const made = offer
  offer = null
  if (made === null) return 'dismissed'
  const { outcome } = await made.prompt()
  return outcome
}

/** Tells whether this page runs as an installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
