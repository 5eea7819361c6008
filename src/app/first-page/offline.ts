/** Fetches the app while the browser is idle, for the next page and for offline use. Evaluates nothing. */

/** Links to the files of the first press, listed by the build. They have no effect until their `rel` is set. */
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
