/**
 * Few, long walks that together cover every item once. A walk that has covered its item continues to the
 * nearest open one, along the way that a node of the same state has to it. For replays that are slow to
 * start, in a browser; people read the short paths of `path-cover.ts`.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { createContextIndex } from './context-index.ts'
import { type Cover, firstEdges, type Occurrence, occurrenceOf } from './cover-items.ts'
import type { Edge, EventCase, Exploration, ExplorerModel, GraphNode } from './exploration.ts'
import { valueText } from './novelty.ts'
import { type Path, type PathStep, waysIn } from './path-cover.ts'

/** A walk that fails is debugged from its start, so it stays short enough. */
const MAX_STEPS = 80
/** Maximum length of the way to the next open item, and maximum number of nodes tried for it. */
const [MAX_DETOUR, MAX_NODES] = [6, 1_500]
/** Maximum number of nodes of the same state from which a walk's next way is taken over. */
const MAX_SIMILAR = 4

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

/**
 * Finds the walks of a cover. Deterministic.
 * @param likeness of the nodes whose ways a walk may go on: all guards answer the same there, or only the
 * state is the
 *   same
 */
export const longWalksOf = (
  { stepper, eventCasesIn }: Pick<ExplorerModel, 'stepper' | 'eventCasesIn'>,
  { nodes, edges }: Pick<Exploration, 'nodes' | 'edges'>,
  cover: Cover,
  likeness: 'same guards' | 'same state' = 'same state',
): readonly Path[] => {
  const { names } = stepper
  const { indexed } = createContextIndex(stepper.contextGuards)
  const keyOf = ({ state, guardAnswers }: Pick<Edge, 'state' | 'guardAnswers'>): string =>
    `${state} ${guardAnswers}`
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
  const isAnswered = ({ answered }: Walk, { event }: EventCase): boolean =>
    answered.has(chartCalls.get(event.type) ?? '')

  const occurrenceBetween = (
    before: AnyMachineSnapshot,
    by: EventCase,
    after: AnyMachineSnapshot,
    fired: ReturnType<typeof stepper.step>['fired'],
  ): Occurrence => ({
    by,
    before: valueText(before),
    after: valueText(after),
    fired: fired.flatMap((definition) => names.get(definition) ?? []),
  })
  /** Takes a step if a transition takes its event. */
  const take = (walk: Walk, by: EventCase): void => {
    const { snapshot, fired } = stepper.step(walk.end, by.event)
    if (fired.length === 0 || isAnswered(walk, by)) return
    const call = chartCalls.get(by.event.type)
    if (call !== undefined) walk.answered.add(call)
    walk.newItems.push(...cover.finish(cover.itemsOf(occurrenceBetween(walk.end, by, snapshot, fired))))
    walk.steps.push({ by, after: snapshot })
    walk.end = snapshot
  }
  const itemsOfEdges = new Map<Edge, ReturnType<Cover['itemsOf']>>()
  const isOpen = (edge: Edge): boolean => {
    const items = itemsOfEdges.get(edge) ?? cover.itemsOf(occurrenceOf(edge))
    itemsOfEdges.set(edge, items)
    return items.some((item) => !cover.isDone(item))
  }
  /** Edges from each node that may be open, and its first edge to each other node. An item never reopens. */
  const openFrom = new Map<GraphNode, Edge[]>(nodes.map((node) => [node, []]))
  const nodesIn = new Map<string, GraphNode[]>(nodes.map(({ state }) => [state, []]))
  const movesFrom = new Map<GraphNode, Map<string, Move>>(nodes.map((node) => [node, new Map()]))
  const placeOf = new Map(nodes.map((node, index) => [node, index]))
  for (const node of nodes) nodesIn.get(node.state)?.push(node)
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
  /** Nodes of a walk's last state, those first whose guards answer most alike. */
  const nodesLike = (end: AnyMachineSnapshot): readonly GraphNode[] => {
    const { guardAnswers } = indexed(end.context, null)
    const unlike = (node: GraphNode): number =>
      [...node.guardAnswers].filter((answer, guard) => answer !== guardAnswers[guard]).length
    return (nodesIn.get(valueText(end)) ?? [])
      .map((node) => ({ node, unlike: unlike(node) }))
      .filter((each) => each.unlike === 0 || likeness === 'same state')
      .toSorted((one, other) => one.unlike - other.unlike)
      .slice(0, MAX_SIMILAR)
      .map(({ node }) => node)
  }
  /**
   * The steps of a node's way, taken from a walk's end, up to its last open item. None if the walk's context,
   * which differs from the node's, refuses the way or leads it elsewhere.
   */
  const stepsOn = (walk: Walk, way: readonly Edge[]): readonly EventCase[] => {
    const steps: EventCase[] = []
    let [end, opened] = [walk.end, 0]
    for (const { by: wanted } of way) {
      const by =
        wanted.event.type === 'xstate.route'
          ? wanted
          : eventCasesIn(end).find(
              ({ name, event }) => name === wanted.name && event.type === wanted.event.type,
            )
      if (by === undefined || isAnswered(walk, by)) break
      const { snapshot, fired } = stepper.step(end, by.event)
      if (fired.length === 0) break
      steps.push(by)
      if (cover.itemsOf(occurrenceBetween(end, by, snapshot, fired)).some((item) => !cover.isDone(item)))
        opened = steps.length
      end = snapshot
    }
    return steps.slice(0, opened)
  }
  const goOn = (walk: Walk): void => {
    while (walk.steps.length < MAX_STEPS && walk.end.status === 'active') {
      const [next] = nodesLike(walk.end)
        .map((node) => stepsOn(walk, wayOn(node, walk) ?? []))
        .filter(({ length }) => length > 0)
        .toSorted((one, other) => one.length - other.length)
      if (next === undefined) return
      for (const by of next) take(walk, by)
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
