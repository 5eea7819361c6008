/**
 * Replaces the page's storage with memory. A page of the visualizer must not change what a customer of this
 * browser has stored at the same origin.
 */

/** Storage that lasts as long as the page. */
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

/** Replaces both storages and removes IndexedDB. @returns the tab's real session storage */
export const replaceStorageWithMemory = (page: Window): Storage => {
  const { sessionStorage: ofTheTab } = page
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { value: memoryStorage(), configurable: true })
  // Journeys are then stored in memory: see journey-store.ts.
  Object.defineProperty(page, 'indexedDB', { value: undefined, configurable: true })
  // A journey of the visualizer is no other tab of a customer's: see tab-lead.ts.
  Object.defineProperty(page.navigator, 'locks', { value: undefined, configurable: true })
  // Changes in another tab's storage do not concern this page.
  page.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  return ofTheTab
}
