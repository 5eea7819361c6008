/** Both versions of a chart as one: the newer with what went from the older, so that it can be drawn and coloured. */
import type { Diagram } from '#explorer/diagrams/diagram.ts'
import type { Change, Difference } from '#explorer/diagrams/difference.ts'

export type Changes = ReadonlyMap<string, Change>

export type Union = { readonly chart: Diagram; readonly changes: Changes }

/** What went keeps its name beside one of the same name that came. */
const gone = (name: string): string => `${name} (removed)`

/** Takes two versions and what differs; gives both as one, and what changed by place and by transition. */
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
