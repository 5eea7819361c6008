/** After a new version was put out, old chunks are gone: the page is loaded anew, once, never in a loop. Stack, "Pitfalls seen". */

const LAST_RELOAD = 'separ.reloaded'
const AGAIN_AFTER_MS = 60_000

const mayReload = (now: number): boolean => {
  try {
    const isFirst = now - Number(sessionStorage.getItem(LAST_RELOAD)) > AGAIN_AFTER_MS
    if (isFirst) sessionStorage.setItem(LAST_RELOAD, String(now))
    return isFirst
  } catch {
    return false
  }
}

/** Listens for chunks that could not be fetched. Without a network a reload would show less than the page does. */
export const reloadForMissingChunks = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return
    event.preventDefault()
    location.reload()
  })
}
