/**
 * Stores the whole app on the device. On a first visit this fetches some 300 files, so it waits until the
 * page is calm; a page that was stored before looks for a newer version when the browser is idle. Not during
 * development.
 */
import { whenCalm } from '#adapters/calm.ts'
import { whenIdle } from '#adapters/idle.ts'

const register = (): void =>
  void import('#adapters/service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(() => undefined)

export const serveOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (navigator.serviceWorker.controller === null) whenCalm(register)
  else whenIdle(register)
}
