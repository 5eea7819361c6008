/** Which address lies before the present one in this page's history, so that a step back can be the browser's own. */
import type { RouterHistory } from '@tanstack/react-router'

export type Trail = {
  /** The address before this one; null where another page, or an earlier load of this one, lies there. */
  before(): string | null
}

const placeOf = ({ location }: Pick<RouterHistory, 'location'>) => location.state.__TSR_index

/** Takes the history of a router; gives its trail. */
export const trailOf = (history: RouterHistory): Trail => {
  const addresses = new Map<number, string>([[placeOf(history), history.location.href]])
  history.subscribe(({ location }) => addresses.set(placeOf({ location }), location.href))
  return { before: () => addresses.get(placeOf(history) - 1) ?? null }
}
