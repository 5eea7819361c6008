/**
 * Gives this page storage of its own that ends with it, in place of the browser's: a page that shows the app
 * must not touch what the customer of this browser keeps at the same origin. Issue "Every path is walked",
 * visualizer.
 */

/** A storage that lives as long as the page. */
const memoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, value) => void kept.set(name, value),
  }
}

/**
 * Takes the page's window; from now on its storages are its own, and it has no database. Gives the tab's real
 * storage.
 */
export const replaceStorageWithMemory = (page: Window): Storage => {
  const { sessionStorage: ofTheTab } = page
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { value: memoryStorage(), configurable: true })
  // Journeys are then kept in memory: see journey-store.ts.
  Object.defineProperty(page, 'indexedDB', { value: undefined, configurable: true })
  // What another tab's customer keeps or drops is nothing to this page.
  page.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  return ofTheTab
}
