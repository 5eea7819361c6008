/** Which address lies before the present one in this page's history, so that a step back can be the browser's own. */
import type { RouterHistory } from '@tanstack/react-router'

export type HistoryStack = {
  /** The address before this one; null where another page, or an earlier load of this one, lies there. */
  previous(): string | null
  /** How many entries back the page lies from which this path, and whatever is below it, was come to; null where this load of the page has seen none. */
  entriesSinceEntering(path: string): number | null
}

const placeOf = ({ location }: Pick<RouterHistory, 'location'>) => location.state.__TSR_index

/** Takes the history of a router; gives its trail. */
export const trackHistory = (history: RouterHistory): HistoryStack => {
  const addresses = new Map<number, string>([[placeOf(history), history.location.href]])
  history.subscribe(({ location }) => addresses.set(placeOf({ location }), location.href))
  const isBelow = (address: string, path: string): boolean =>
    address === path || address.startsWith(`${path}/`)
  const entrance = (path: string): number | null => {
    const here = placeOf(history)
    for (let place = here - 1; ; place -= 1) {
      const address = addresses.get(place)
      if (address === undefined) return null
      if (!isBelow(address, path)) return here - place
    }
  }
  return { previous: () => addresses.get(placeOf(history) - 1) ?? null, entriesSinceEntering: entrance }
}
