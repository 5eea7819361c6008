/**
 * A set of paths that together do everything once, every transition unless more is asked: each ends where something is done that
 * no path before it did, the longest first, so that what lies on the way is done on the way. Statechart rulings, section 5.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { Edge, Explored, Happening, Place } from './explore.ts'
import { byTransition, doneBy, type ItemsOf } from './items.ts'
import type { Stepper } from './stepper.ts'

export type PathStep = { readonly by: Happening; readonly after: AnyMachineSnapshot }

export type Path = {
  readonly beginning: Happening
  readonly begins: AnyMachineSnapshot
  readonly steps: readonly PathStep[]
  /** What this path is the first to do: transitions by name, unless more was asked. */
  readonly news: readonly string[]
}

/** Takes the stepper that the walk was made with, and an edge; gives the state that follows, taking the step again where it was no place. */
export const afterOf = ({ step }: Pick<Stepper, 'step'>, { from, by, to }: Edge): AnyMachineSnapshot =>
  to?.snapshot ?? step(from.snapshot, by.event).snapshot

const chainTo = (place: Place): Place[] => (place.from === null ? [place] : [...chainTo(place.from), place])

/** Takes the stepper that the walk was made with, what was explored, and what is to be done once; gives the paths. The same exploration gives the same paths. */
export const coverOf = (
  stepper: Stepper,
  { edges }: Pick<Explored, 'edges'>,
  itemsOf: ItemsOf = byTransition,
): readonly Path[] => {
  const intoPlace = new Map<Place, Edge>(edges.flatMap((edge) => (edge.to === null ? [] : [[edge.to, edge]])))
  const wayTo = (last: Edge): Edge[] => [
    ...chainTo(last.from).flatMap((place) => intoPlace.get(place) ?? []),
    last,
  ]
  const itemsIn = (edge: Edge): readonly string[] => itemsOf(doneBy(edge))
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
    const steps = way.map((edge) => ({ by: edge.by, after: afterOf(stepper, edge) }))
    return [{ beginning: begin.from.by, begins: begin.from.snapshot, steps, news: [...new Set(news)] }]
  })
}
