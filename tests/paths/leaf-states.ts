/** States in which a chart rests until something happens, and the few paths that come to rest in every one of them. */
import type { AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from '#explorer/catalogue.ts'
import type { Path } from '#explorer/path-cover.ts'
import { statePathOf } from '#explorer/transitions.ts'

/** Takes a snapshot; gives the place of the innermost state that is active: «holder.answering.calm». */
export const leafStateOf = (snapshot: AnyMachineSnapshot): string =>
  snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(statePathOf)
    .join(' and ')

const restsOf = ({ startSnapshot: begins, steps }: Path): readonly string[] =>
  [begins, ...steps.map(({ after }) => after)].map(leafStateOf)

/** Takes paths; gives every state that one of them rests in. */
export const leafStatesOf = (paths: readonly NamedPath[]): readonly string[] => [
  ...new Set(paths.flatMap(({ path }) => restsOf(path))),
]

/** Takes paths, and what gives the states that one of them shows; gives those that, the best first, each add states. Together they show whatever any of them does. */
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

/** Takes paths; gives those that together rest wherever any of them does. */
export const fewestPathsToAllLeafStates = (paths: readonly NamedPath[]): readonly NamedPath[] =>
  fewestPathsThatShow(paths, ({ path }) => restsOf(path))
