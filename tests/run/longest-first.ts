/**
 * Starts the test files that take longest first: one that starts last would run alone at the end. Vitest orders files
 * by their size unless it has run them before, which a fresh clone has not.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long files, the longest first. Those of the gateway are not here: its project runs before all others anyway. */
const LONG = [
  /tests\/paths\/screens\/transitions\./,
  /explorer\/journey\/liveness\./,
  /tests\/paths\/screens\/real-answers\./,
  /tests\/paths\/screens\/english\./,
  /tests\/paths\/machine\./,
] as const

/** Rank of a file among the long ones; all other files share the last rank. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((long) => long.test(moduleId))
  return place === -1 ? LONG.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    return bySize.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
