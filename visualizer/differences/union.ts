/**
 * Both versions of a chart as one: the newer one with the removed parts of the older one, to be drawn in
 * colours.
 */
import type { Diagram } from '#explorer/diagrams/diagram.ts'
import type { Change, Difference } from '#explorer/diagrams/difference.ts'

export type Changes = ReadonlyMap<string, Change>

export type Union = { readonly chart: Diagram; readonly changes: Changes }

/** A removed part keeps its name beside an added one of the same name. */
const gone = (name: string): string => `${name} (removed)`

/** Merges two versions. Returns the merged chart and the changes by state path and transition. */
export const unionOf = (before: Diagram, after: Diagram, differences: readonly Difference[]): Union => {
  const removed = new Set(
    differences
      .filter(({ change, kind }) => change === 'removed' && kind === 'transition')
      .map(({ name }) => name),
  )
  const known = new Set(after.states.map(({ place }) => place))
  const transitions = before.transitions
    .filter(({ name }) => removed.has(name))
    .map((transition) => ({ ...transition, name: gone(transition.name) }))
  return {
    chart: {
      id: after.id,
      states: [...after.states, ...before.states.filter(({ place }) => !known.has(place))],
      transitions: [...after.transitions, ...transitions],
    },
    changes: new Map(
      differences
        .filter(({ kind }) => kind !== 'guard')
        .map(({ name, change, kind }) => [
          kind === 'transition' && change === 'removed' ? gone(name) : name,
          change,
        ]),
    ),
  }
}
