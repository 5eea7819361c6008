/**
 * Few, long walks that together cover every item once. A walk that has covered its item continues to the
 * nearest open one. For replays that are slow to start, in a browser; people read the short paths of
 * `path-cover.ts`.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { createContextIndex } from './context-index.ts'
import { type Cover, firstEdges, occurrenceOf } from './cover-items.ts'
import type { Edge, Exploration, GraphNode } from './exploration.ts'
import { valueText } from './novelty.ts'
import { type Path, type PathStep, waysIn } from './path-cover.ts'
import type { Stepper } from './stepper.ts'

/** A walk that fails is debugged from its start, so it stays short enough. */
const MAX_STEPS = 60
/** How far a walk goes for the next open item, and how many nodes it tries on the way. */
const [MAX_DETOUR, MAX_NODES] = [6, 1_500]

type Walk = {
  readonly start: GraphNode
  readonly steps: PathStep[]
  end: AnyMachineSnapshot
  readonly newItems: string[]
  /** Calls of the whole chart that have ended. */
  readonly answered: Set<string>
}

/** Finds the walks of a cover. Deterministic. */
export const longWalksOf = (
  stepper: Stepper,
  { nodes, edges }: Pick<Exploration, 'nodes' | 'edges'>,
  cover: Cover,
): readonly Path[] => {
  const { names } = stepper
  const edgesFrom = new Map<GraphNode, Edge[]>(nodes.map((node) => [node, []]))
  for (const edge of edges) edgesFrom.get(edge.from)?.push(edge)
  const { indexed } = createContextIndex(stepper.contextGuards)
  const keyOf = ({ state, guardAnswers }: Pick<Edge, 'state' | 'guardAnswers'>): string =>
    `${state} ${guardAnswers}`
  const keyOfSnapshot = (snapshot: AnyMachineSnapshot): string =>
    keyOf({ state: valueText(snapshot), guardAnswers: indexed(snapshot.context, null).guardAnswers })
  const similarNodes = new Map(nodes.toReversed().map((node) => [keyOf(node), node]))
  /** Where an edge leads, or a similar node: most snapshots that follow are not novel. */
  const nodeAfter = (edge: Edge): GraphNode | undefined => edge.to ?? similarNodes.get(keyOf(edge))
  /** Results of calls that the whole chart makes when it starts: each comes once only. */
  const chartCalls = new Map(
    stepper.machine.root.invoke.flatMap(({ id }) => [
      [`xstate.done.actor.${id}`, id],
      [`xstate.error.actor.${id}`, id],
    ]),
  )
  const isAnswered = ({ answered }: Walk, { event }: PathStep['by']): boolean =>
    answered.has(chartCalls.get(event.type) ?? '')

  /**
   * Takes a real step, since a walk's context differs from a similar node's. Returns whether a transition
   * took it.
   */
  const take = (walk: Walk, by: PathStep['by']): boolean => {
    const { snapshot, fired } = stepper.step(walk.end, by.event)
    if (fired.length === 0 || isAnswered(walk, by)) return false
    const call = chartCalls.get(by.event.type)
    if (call !== undefined) walk.answered.add(call)
    const items = cover.itemsOf({
      by,
      before: valueText(walk.end),
      after: valueText(snapshot),
      fired: fired.flatMap((definition) => names.get(definition) ?? []),
    })
    walk.newItems.push(...cover.finish(items))
    walk.steps.push({ by, after: snapshot })
    walk.end = snapshot
    return true
  }
  const itemsOfEdges = new Map<Edge, ReturnType<Cover['itemsOf']>>()
  const isOpen = (edge: Edge): boolean => {
    const items = itemsOfEdges.get(edge) ?? cover.itemsOf(occurrenceOf(edge))
    itemsOfEdges.set(edge, items)
    return items.some((item) => !cover.isDone(item))
  }
  /** The shortest way from a node to an open item, or null. */
  const wayOn = (start: GraphNode, walk: Walk): Edge[] | null => {
    const ways = new Map<GraphNode, Edge[]>([[start, []]])
    for (const [node, way] of ways) {
      for (const edge of edgesFrom.get(node) ?? []) {
        if (isAnswered(walk, edge.by)) continue
        if (isOpen(edge)) return [...way, edge]
        const next = way.length < MAX_DETOUR && ways.size < MAX_NODES ? nodeAfter(edge) : undefined
        if (next !== undefined && !ways.has(next)) ways.set(next, [...way, edge])
      }
    }
    return null
  }
  const goOn = (walk: Walk): void => {
    while (walk.steps.length < MAX_STEPS && walk.end.status === 'active') {
      const node = similarNodes.get(keyOfSnapshot(walk.end))
      const way = node === undefined ? null : wayOn(node, walk)
      if (way === null) return
      const before = walk.newItems.length
      way.every(({ by }) => take(walk, by))
      // The similar node behaved differently: another walk does the item from a start.
      if (walk.newItems.length === before) return
    }
  }

  const wayTo = waysIn(edges)
  const ways = firstEdges(edges, cover)
    .map(wayTo)
    .toSorted((one, other) => other.length - one.length)
  return ways.flatMap((way): Path[] => {
    const start = way[0]?.from
    const last = way.at(-1)
    if (start === undefined || last === undefined || !isOpen(last)) return []
    const walk: Walk = { start, steps: [], end: start.snapshot, newItems: [], answered: new Set() }
    way.forEach(({ by }) => take(walk, by))
    goOn(walk)
    return [{ start: start.by, startSnapshot: start.snapshot, steps: walk.steps, newItems: walk.newItems }]
  })
}
