/**
 * After a new version was put out, parts of the old one are gone: whoever needs one loads the page anew, once, never in a
 * loop; what was typed is kept. A part that was only fetched ahead of time disturbs nobody. Stack, "Pitfalls seen".
 */

const LAST_RELOAD = 'separ.reloaded'
const AGAIN_AFTER_MS = 60_000
const SERVER_FAULT = 500

const missing = new WeakSet<Error>()

/** Listens for parts of the app that could not be fetched: gone, or out of reach. */
export const watchMissingChunks = (): void => {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
  })
}

/** Tells whether something failed because a part of the app could not be fetched. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && (missing.has(error) || isMissingChunk(error.cause))

/** Takes a page that is being fetched; gives it. Fails in our own words: the router would load the page anew by itself, also where nobody can be reached. */
export const loadPage = <T>(fetching: Promise<T>): Promise<T> =>
  fetching.catch((cause: unknown) => {
    throw new Error('A page could not be fetched.', { cause })
  })

const mayReload = (now: number): boolean => {
  try {
    const isFirst = now - Number(sessionStorage.getItem(LAST_RELOAD)) > AGAIN_AFTER_MS
    if (isFirst) sessionStorage.setItem(LAST_RELOAD, String(now))
    return isFirst
  } catch {
    return false
  }
}

/** Whether the page could be had anew. A device that is online may still reach nothing: then a reload would leave nothing at all. */
const isServed = async (): Promise<boolean> => {
  const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).catch(
    () => null,
  )
  return answer !== null && answer.status < SERVER_FAULT
}

let loading: Promise<boolean> | null = null

const tryOnce = async (): Promise<boolean> => {
  if (!(await isServed()) || !mayReload(Date.now())) return false
  location.reload()
  return true
}

/** Loads the page anew where that may bring the missing part; gives whether it does. Asked twice at once, it is done once. */
export const reloadForMissingChunk = (): Promise<boolean> => {
  loading ??= tryOnce().finally(() => {
    loading = null
  })
  return loading
}
