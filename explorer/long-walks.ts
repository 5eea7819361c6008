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
/** Maximum length of the way to the next open item, and maximum number of nodes tried for it. */
const [MAX_DETOUR, MAX_NODES] = [6, 1_500]

type Walk = {
  readonly start: GraphNode
  readonly steps: PathStep[]
  end: AnyMachineSnapshot
  readonly newItems: string[]
  /** Calls of the whole chart that have ended. */
  readonly answered: Set<string>
}

/** An edge that leads to another node. */
type Move = { readonly edge: Edge; readonly to: GraphNode }

/** The way to a node as its last edge and the way before it. */
type Way = { readonly edge: Edge; readonly before: Way | null; readonly length: number }

const edgesOf = (way: Way): Edge[] => {
  const edges: Edge[] = []
  for (let each: Way | null = way; each !== null; each = each.before) edges.unshift(each.edge)
  return edges
}

/** Finds the walks of a cover. Deterministic. */
export const longWalksOf = (
  stepper: Stepper,
  { nodes, edges }: Pick<Exploration, 'nodes' | 'edges'>,
  cover: Cover,
): readonly Path[] => {
  const { names } = stepper
  const { indexed } = createContextIndex(stepper.contextGuards)
  const keyOf = ({ state, guardAnswers }: Pick<Edge, 'state' | 'guardAnswers'>): string =>
    `${state} ${guardAnswers}`
  const keyOfSnapshot = (snapshot: AnyMachineSnapshot): string =>
    keyOf({ state: valueText(snapshot), guardAnswers: indexed(snapshot.context, null).guardAnswers })
  const similarNodes = new Map(nodes.toReversed().map((node) => [keyOf(node), node]))
  /** The node that an edge leads to, or a similar one, because most following snapshots are not novel. */
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
  /** Edges from each node that may be open, and its first edge to each other node. An item never reopens. */
  const openFrom = new Map<GraphNode, Edge[]>(nodes.map((node) => [node, []]))
  const movesFrom = new Map<GraphNode, Map<string, Move>>(nodes.map((node) => [node, new Map()]))
  const placeOf = new Map(nodes.map((node, index) => [node, index]))
  for (const edge of edges) {
    openFrom.get(edge.from)?.push(edge)
    const to = nodeAfter(edge)
    // A call of the whole chart cannot be repeated, so another event to the same node is kept beside it.
    const key = to === undefined ? '' : `${placeOf.get(to)} ${chartCalls.get(edge.by.event.type) ?? ''}`
    const moves = movesFrom.get(edge.from)
    if (to !== undefined && moves?.has(key) === false) moves.set(key, { edge, to })
  }
  const openEdgeFrom = (node: GraphNode, walk: Walk): Edge | undefined => {
    const open = openFrom.get(node)?.filter(isOpen) ?? []
    openFrom.set(node, open)
    return open.find(({ by }) => !isAnswered(walk, by))
  }
  /** The shortest way from a node to an open item, or null. */
  const wayOn = (start: GraphNode, walk: Walk): Edge[] | null => {
    const ways = new Map<GraphNode, Way | null>([[start, null]])
    for (const [node, way] of ways) {
      const open = openEdgeFrom(node, walk)
      if (open !== undefined) return edgesOf({ edge: open, before: way, length: 0 })
      const length = (way?.length ?? 0) + 1
      for (const { edge, to } of movesFrom.get(node)?.values() ?? []) {
        if (length > MAX_DETOUR || ways.size >= MAX_NODES) break
        if (!ways.has(to) && !isAnswered(walk, edge.by)) ways.set(to, { edge, before: way, length })
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
