/** The items that a cover has to include once: every transition, or every event case in every state. */
import type { DefinitionNames } from './definition-names.ts'
import { isFailure } from './equivalent-failures.ts'
import type { Edge } from './exploration.ts'

/** One step, wherever it is taken: states are values as text, `fired` are names of transitions. */
export type Occurrence = {
  readonly by: Edge['by']
  readonly fired: readonly string[]
  readonly before: string
  readonly after: string
}

/** The items that a step does. */
export type ItemsOf = (occurrence: Occurrence) => readonly string[]

/** Every transition once. */
export const perTransition: ItemsOf = ({ fired }) => fired

/** Every event case in every state once, with each state that may follow. */
export const perEdge: ItemsOf = ({ by, before, after }) => [`${before} | ${by.name} | ${after}`]

/** The same, but failures of a call that fire the same transitions are one item. */
export const perDistinctFailure: ItemsOf = (occurrence) => {
  const { by, fired, before, after } = occurrence
  return isFailure(by) ? [`${before} | ${by.event.type} | ${fired.join()} | ${after}`] : perEdge(occurrence)
}

export const occurrenceOf = ({ from, by, fired, state }: Edge): Occurrence => ({
  by,
  fired,
  before: from.state,
  after: state,
})

/** An item, and the key that it has in all charts that share the step definition. */
type CoverItem = { readonly name: string; readonly key: string }

/** Records which items are done. Charts that share a cover do a shared step definition once. */
export type Cover = {
  readonly itemsOf: (occurrence: Occurrence) => readonly CoverItem[]
  readonly isDone: (item: CoverItem) => boolean
  /** Marks items as done. Returns the names of those that were not. */
  readonly finish: (items: readonly CoverItem[]) => readonly string[]
}

/**
 * Creates a cover of one chart.
 * @param done keys of the items that other charts' covers have done
 * @param names names that charts share, for charts that share step definitions
 */
export const coverOf = (
  itemsOf: ItemsOf,
  done: Set<string> = new Set(),
  names: DefinitionNames | null = null,
): Cover => {
  const sharedKeys = (occurrence: Occurrence, { transition, state }: DefinitionNames): readonly string[] =>
    itemsOf({
      by: occurrence.by,
      fired: occurrence.fired.map(transition),
      before: state(occurrence.before),
      after: state(occurrence.after),
    })
  return {
    itemsOf: (occurrence) => {
      const own = itemsOf(occurrence)
      const keys = names === null ? own : sharedKeys(occurrence, names)
      return own.map((name, index) => ({ name, key: keys[index] ?? name }))
    },
    isDone: ({ key }) => done.has(key),
    finish: (items) => {
      const fresh = items.filter(({ key }) => !done.has(key))
      for (const { key } of fresh) done.add(key)
      return [...new Set(fresh.map(({ name }) => name))]
    },
  }
}

/**
 * Each item of the edges with the first edge that does it: the edges that a cover has to include, in their
 * order.
 */
export const firstEdges = (edges: readonly Edge[], { itemsOf, isDone }: Cover): readonly Edge[] => {
  const first = new Map<string, Edge>()
  for (const edge of edges)
    for (const item of itemsOf(occurrenceOf(edge)))
      if (!isDone(item) && !first.has(item.key)) first.set(item.key, edge)
  return [...new Set(first.values())]
}
