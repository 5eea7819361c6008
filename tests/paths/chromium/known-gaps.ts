/** Steps that no hand can do on the page, with the reason. A path is walked up to such a step; the run prints and counts what is left of it. */

const key = (place: string, name: string): string => `${place} | ${name}`

/** By state and happening. */
const gaps: Readonly<Record<string, string>> = {
  'offers.list.comparing | offer.chosen: not sold': 'Only what is sold can be marked; it would have to be unsold at another ceiling, which the sandbox has no insurer for. The rendered screens show it.',
}

/** Takes a state and what happens there; gives why it cannot be walked, or null. */
export const gapAt = (place: string, name: string): string | null => gaps[key(place, name)] ?? null
