/** Steps that no hand can do on the page, with the reason. A path is walked up to such a step; the run prints and counts what is left of it. */

const key = (place: string, name: string): string => `${place} | ${name}`

/** By state and happening. */
const gaps: Readonly<Record<string, string>> = {}

/** Takes a state and what happens there; gives why it cannot be walked, or null. */
export const gapAt = (place: string, name: string): string | null => gaps[key(place, name)] ?? null
