/** Fetches the app while the browser is idle, for the next page and for offline use. Evaluates nothing. */
import { whenIdle } from '#adapters/idle.ts'

/**
 * Links to the files of the first press, listed by the build. They have no effect until their `rel` is set.
 */
const LISTED = 'link[data-prefetch]'

/** Links of one task. Starting 70 requests at once blocked a slow phone for 150 ms. */
const LINKS_PER_TASK = 10

const prefetch = (links: readonly Element[]): void => {
  for (const link of links.slice(0, LINKS_PER_TASK)) link.setAttribute('rel', 'prefetch')
  const rest = links.slice(LINKS_PER_TASK)
  if (rest.length > 0) whenIdle(() => prefetch(rest))
}

export const prefetchListed = (): void => prefetch([...document.querySelectorAll(LISTED)])

/** Stores the whole app on the device. Not during development. */
export const serveOffline = (): void => {
  if (import.meta.env.PROD)
    void import('#adapters/service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined)
}
