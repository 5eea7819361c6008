/**
 * Chunks that could not be loaded. After a deploy those of the old version are gone: the page is then
 * reloaded once, never in a loop, and typed answers are kept. A failed prefetch disturbs nothing. Stack,
 * "Pitfalls seen".
 */

const LAST_RELOAD = 'separ.reloaded'
const AGAIN_AFTER_MS = 60_000
const SERVER_FAULT = 500

const missing = new WeakSet<Error>()

/** Records the errors of chunks that could not be loaded. */
export const watchMissingChunks = (): void => {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
  })
}

/** Whether an error, or its cause, is a chunk that could not be loaded. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && (missing.has(error) || isMissingChunk(error.cause))

/**
 * Wraps the import of a page. The router reloads by itself on the browser's own message of a failed import,
 * also where the gateway cannot be reached; an error of our own prevents that.
 */
export const loadPage = <T>(importing: Promise<T>): Promise<T> =>
  importing.catch((cause: unknown) => {
    throw new Error('A page could not be loaded.', { cause })
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

/**
 * Whether the page can be fetched. An online device may still reach nothing; reloading would then leave an
 * empty page.
 */
const isPageServed = async (): Promise<boolean> => {
  const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).catch(
    () => null,
  )
  return response !== null && response.status < SERVER_FAULT
}

const tryReload = async (): Promise<boolean> => {
  if (!(await isPageServed()) || !mayReload(Date.now())) return false
  location.reload()
  return true
}

let reloading: Promise<boolean> | null = null

/**
 * Reloads the page where that may bring the missing chunk; concurrent calls share one attempt.
 * @returns whether it reloads
 */
export const reloadForMissingChunk = (): Promise<boolean> => {
  reloading ??= tryReload().finally(() => {
    reloading = null
  })
  return reloading
}
