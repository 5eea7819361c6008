/** The addresses of this page's history entries, so that a step back can be the browser's own. */
import type { RouterHistory } from '@tanstack/react-router'

export type HistoryStack = {
  /**
   * Address of the previous entry; null where it belongs to another page, or to an earlier load of this
   * one.
   */
  previous(): string | null
  /**
   * Entries since the area was entered that a path is inside of; null where this load of the page has not
   * seen that.
   */
  entriesSinceEntering(isInside: (path: string) => boolean): number | null
}

const indexOf = ({ location }: Pick<RouterHistory, 'location'>) => location.state.__TSR_index

/** Starts tracking a router's history. */
export const trackHistory = (history: RouterHistory): HistoryStack => {
  const addresses = new Map<number, string>([[indexOf(history), history.location.href]])
  history.subscribe(({ location }) => addresses.set(indexOf({ location }), location.href))
  const pathOf = (address: string): string => address.replace(/[?#].*$/, '')
  const entriesSinceEntering = (isInside: (path: string) => boolean): number | null => {
    const current = indexOf(history)
    for (let index = current - 1; ; index -= 1) {
      const address = addresses.get(index)
      if (address === undefined) return null
      if (!isInside(pathOf(address))) return current - index
    }
  }
  return { previous: () => addresses.get(indexOf(history) - 1) ?? null, entriesSinceEntering }
}
