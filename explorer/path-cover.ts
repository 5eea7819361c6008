/**
 * A set of short paths that together do every item of a cover once. Each path ends with an item that no path
 * before it did; the longest come first, so that items on the way are done on the way. The catalogues of
 * paths are made of it.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { type Cover, coverOf, firstEdges, occurrenceOf, perTransition } from './cover-items.ts'
import type { Edge, EventCase, Exploration, GraphNode } from './exploration.ts'
import type { Stepper } from './stepper.ts'

export type PathStep = { readonly by: EventCase; readonly after: AnyMachineSnapshot }

export type Path = {
  readonly start: EventCase
  readonly startSnapshot: AnyMachineSnapshot
  readonly steps: readonly PathStep[]
  /** Items that this path is the first to do. */
  readonly newItems: readonly string[]
}

/** The snapshot after an edge. Takes the step again if the edge leads to no node of its own. */
export const snapshotAfter = ({ step }: Pick<Stepper, 'step'>, { from, by, to }: Edge): AnyMachineSnapshot =>
  to?.snapshot ?? step(from.snapshot, by.event).snapshot

const nodesTo = (node: GraphNode): GraphNode[] =>
  node.from === null ? [node] : [...nodesTo(node.from), node]

/** Creates a function that gives the edges from a start to an edge, the edge itself included. */
export const waysIn = (edges: readonly Edge[]): ((last: Edge) => readonly Edge[]) => {
  const into = new Map<GraphNode, Edge>(edges.flatMap((edge) => (edge.to === null ? [] : [[edge.to, edge]])))
  return (last) => [...nodesTo(last.from).flatMap((node) => into.get(node) ?? []), last]
}

/** Finds the paths of a cover, every transition unless another cover is given. Deterministic. */
export const pathCoverOf = (
  stepper: Stepper,
  { edges }: Pick<Exploration, 'edges'>,
  cover: Cover = coverOf(perTransition),
): readonly Path[] => {
  const wayTo = waysIn(edges)
  const ways = firstEdges(edges, cover)
    .map(wayTo)
    .toSorted((one, other) => other.length - one.length)
  return ways.flatMap((way): Path[] => {
    const newItems = cover.finish(way.map(occurrenceOf).flatMap(cover.itemsOf))
    const [first] = way
    if (newItems.length === 0 || first === undefined) return []
    const steps = way.map((edge) => ({ by: edge.by, after: snapshotAfter(stepper, edge) }))
    return [{ start: first.from.by, startSnapshot: first.from.snapshot, steps, newItems }]
  })
}
