/** The states in which a chart waits for an event, and few paths that reach all of them. */
import type { AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from '#explorer/catalogue.ts'
import type { Path } from '#explorer/path-cover.ts'
import { statePathOf } from '#explorer/transitions.ts'

/** The innermost active state: «holder.answering.pristine». */
export const leafStateOf = (snapshot: AnyMachineSnapshot): string =>
  snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(statePathOf)
    .join(' and ')

const restsOf = ({ startSnapshot: begins, steps }: Path): readonly string[] =>
  [begins, ...steps.map(({ after }) => after)].map(leafStateOf)

/** All leaf states that the paths reach. */
export const leafStatesOf = (paths: readonly NamedPath[]): readonly string[] => [
  ...new Set(paths.flatMap(({ path }) => restsOf(path))),
]

/**
 * Chooses paths greedily until they show everything that all paths show.
 * @param shownBy what a path shows
 */
export const fewestPathsThatShow = (
  paths: readonly NamedPath[],
  shownBy: (named: NamedPath) => readonly string[],
): readonly NamedPath[] => {
  const each = paths.map((named) => ({ named, states: new Set(shownBy(named)) }))
  const open = new Set(each.flatMap(({ states }) => [...states]))
  const chosen: NamedPath[] = []
  while (open.size > 0) {
    const gain = ({ states, named }: (typeof each)[number]) =>
      [...states].filter((state) => open.has(state)).length / (named.path.steps.length + 1)
    const best = each.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    for (const state of best.states) open.delete(state)
    chosen.push(best.named)
  }
  return chosen
}

/** Chooses few paths that reach the leaf states of all paths. */
export const fewestPathsToAllLeafStates = (paths: readonly NamedPath[]): readonly NamedPath[] =>
  fewestPathsThatShow(paths, ({ path }) => restsOf(path))
