/** After a new version was put out, old chunks are gone: the page is loaded anew, once, never in a loop. Stack, "Pitfalls seen". */

const LAST_RELOAD = 'separ.reloaded'
const AGAIN_AFTER_MS = 60_000
const SERVER_FAULT = 500

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
  const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).catch(() => null)
  return answer !== null && answer.status < SERVER_FAULT
}

/** Listens for chunks that could not be fetched: gone, or out of reach. Only what is gone comes back with the page. */
export const reloadForMissingChunks = (): void => {
  addEventListener('vite:preloadError', () => {
    void isServed().then((served) => {
      if (served && mayReload(Date.now())) location.reload()
    })
  })
}
