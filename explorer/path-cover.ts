/**
 * A set of paths that together do everything once, every transition unless more is asked: each ends where something is done that
 * no path before it did, the longest first, so that what lies on the way is done on the way. Statechart rulings, section 5.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { Edge, Exploration, EventCase, GraphNode } from './explore.ts'
import { perTransition, occurrenceOf, type ItemsOf } from './cover-items.ts'
import type { Stepper } from './stepper.ts'

export type PathStep = { readonly by: EventCase; readonly after: AnyMachineSnapshot }

export type Path = {
  readonly start: EventCase
  readonly startSnapshot: AnyMachineSnapshot
  readonly steps: readonly PathStep[]
  /** What this path is the first to do: transitions by name, unless more was asked. */
  readonly newItems: readonly string[]
}

/** Takes the stepper that the walk was made with, and an edge; gives the state that follows, taking the step again where it was no place. */
export const snapshotAfter = ({ step }: Pick<Stepper, 'step'>, { from, by, to }: Edge): AnyMachineSnapshot =>
  to?.snapshot ?? step(from.snapshot, by.event).snapshot

const chainTo = (place: GraphNode): GraphNode[] =>
  place.from === null ? [place] : [...chainTo(place.from), place]

/** Takes the stepper that the walk was made with, what was explored, and what is to be done once; gives the paths. The same exploration gives the same paths. */
export const pathCoverOf = (
  stepper: Stepper,
  { edges }: Pick<Exploration, 'edges'>,
  itemsOf: ItemsOf = perTransition,
): readonly Path[] => {
  const intoPlace = new Map<GraphNode, Edge>(
    edges.flatMap((edge) => (edge.to === null ? [] : [[edge.to, edge]])),
  )
  const wayTo = (last: Edge): Edge[] => [
    ...chainTo(last.from).flatMap((place) => intoPlace.get(place) ?? []),
    last,
  ]
  const itemsIn = (edge: Edge): readonly string[] => itemsOf(occurrenceOf(edge))
  const first = new Map<string, Edge>()
  for (const edge of edges) for (const item of itemsIn(edge)) if (!first.has(item)) first.set(item, edge)
  const ways = [...new Set(first.values())]
    .map((edge) => wayTo(edge))
    .toSorted((one, other) => other.length - one.length)
  const done = new Set<string>()
  return ways.flatMap((way): Path[] => {
    const news = way.flatMap(itemsIn).filter((item) => !done.has(item))
    for (const item of news) done.add(item)
    const [begin] = way
    if (news.length === 0 || begin === undefined) return []
    const steps = way.map((edge) => ({ by: edge.by, after: snapshotAfter(stepper, edge) }))
    return [{ start: begin.from.by, startSnapshot: begin.from.snapshot, steps, newItems: [...new Set(news)] }]
  })
}
