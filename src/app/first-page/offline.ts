/** Fetches the app while the browser is idle, for what follows the first page and for offline use. Evaluates nothing. */

/** Links to the files of the first press, which the build has listed; without effect until they get their relation. */
const LISTED = 'link[data-prefetch]'

export const prefetchListed = (): void => {
  for (const link of document.querySelectorAll(LISTED)) link.setAttribute('rel', 'prefetch')
}

/** Stores the whole app on the device. Not during development. */
export const serveOffline = (): void => {
  if (import.meta.env.PROD)
    void import('#adapters/service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined)
}
