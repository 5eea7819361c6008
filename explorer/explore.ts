/**
 * Explores a chart breadth first. All combinations of answers would never end, so a state is expanded again
 * only when it is novel: a guard gives an answer that it never gave there, or a part of the context that the
 * state's guards read has a value that it never had there. Decision 014.
 */
import type { AnyStateNode } from 'xstate'
import {
  createEquivalentFailures,
  type FailuresInNode,
  isFailure,
  type TakenStep,
} from './equivalent-failures.ts'
import type {
  Edge,
  EventCase,
  Exploration,
  ExplorerModel,
  FingerprintedSnapshot,
  GraphNode,
} from './exploration.ts'
import { createNoveltyTracker } from './novelty.ts'
import type { Step } from './stepper.ts'

/**
 * A chart with more nodes has a context that grows without end: its model has to bound what a user can do.
 */
const MAX_NODES = 50_000

/** An address that is only remembered fires no route. */
const isRoute = (transition: string): boolean => transition.startsWith('(any) | xstate.route')

/**
 * Explores everything that can be reached. Deterministic. Throws if the graph has more nodes than allowed.
 */
export const explore = ({
  stepper,
  inputCases,
  routes,
  eventCasesIn,
  observedFacts,
  ignoredContext,
  ignoresGuard = () => false,
  outsideState,
  maxNodes = MAX_NODES,
}: ExplorerModel): Exploration => {
  const { names } = stepper
  const novelty = createNoveltyTracker(stepper, observedFacts, ignoredContext, outsideState)
  const failures = createEquivalentFailures(novelty)
  const nodes: GraphNode[] = []
  const edges: Edge[] = []
  const firstFired = new Map<string, Edge>()
  const firedInitially = new Set<string>()
  const passed = new Set<AnyStateNode>()
  const stateNodesByValue = new Map<string, readonly AnyStateNode[]>()
  const [yes, no] = [new Set<string>(), new Set<string>()]

  const recordGuards = (results: Step['guardResults'], from: GraphNode | null): void => {
    for (const { guard, passed: answer } of results) (answer ? yes : no).add(guard)
    if (from)
      novelty.recordGuards(
        from.state,
        results.filter(({ guard }) => !ignoresGuard(guard)),
      )
  }
  const recordStates = ({ fired, snapshot }: Step, state: string): void => {
    if (!stateNodesByValue.has(state)) stateNodesByValue.set(state, snapshot._nodes)
    for (const { source, target = [] } of fired) for (const node of [source, ...target]) passed.add(node)
  }
  const addNode = (
    { snapshot, fingerprint }: FingerprintedSnapshot,
    from: GraphNode | null,
    by: EventCase,
  ): GraphNode | null => {
    const isUnchanged =
      from !== null && from.snapshot.context === snapshot.context && from.snapshot.value === snapshot.value
    if (isUnchanged || !novelty.isNovel({ snapshot, fingerprint })) return null
    const { state, guardAnswers } = fingerprint
    const node = { snapshot, state, guardAnswers, from, by }
    nodes.push(node)
    if (nodes.length > maxNodes)
      throw new Error(
        `Exploring ${stepper.machine.id} does not end: the context keeps changing at ${state}. ` +
          'Bound it in the chart’s model with isOffered.',
      )
    return node
  }
  const addEdge = (edge: Edge): void => {
    edges.push(edge)
    for (const name of edge.fired) if (!firstFired.has(name)) firstFired.set(name, edge)
  }

  /** Takes one step. Returns null if no transition takes the event. */
  const take = (from: GraphNode, by: EventCase): TakenStep | null => {
    const step = stepper.step(from.snapshot, by.event)
    recordGuards(step.guardResults, from)
    if (step.fired.length === 0) return null
    const { snapshot } = step
    const fingerprint = novelty.fingerprintOf(snapshot, from.snapshot)
    const { state, guardAnswers } = fingerprint
    recordStates(step, state)
    const fired = step.fired.flatMap((definition) => names.get(definition) ?? [])
    const to = addNode({ snapshot, fingerprint }, from, by)
    const edge: Edge = { from, by, to, fired, state, guardAnswers, isInferred: false }
    addEdge(edge)
    return { edge, snapshot, fingerprint }
  }
  /** Takes a failure, unless an equivalent one was taken here. */
  const fail = (from: GraphNode, by: EventCase, here: FailuresInNode): void => {
    const { fired, guardResults } = stepper.select(from.snapshot, by.event)
    const equivalent = here.equivalentOf(by.event.type, fired)
    if (equivalent !== null) {
      recordGuards(guardResults, from)
      return addEdge({ ...equivalent, by, to: null, isInferred: true })
    }
    const taken = take(from, by)
    if (taken !== null) here.record(by.event.type, fired, taken)
  }
  let expanded = 0
  const expandAll = (): void => {
    for (let node = nodes[expanded]; node !== undefined; node = nodes[expanded]) {
      expanded += 1
      if (node.snapshot.status !== 'active') continue
      const here = failures.inState(node.state)
      for (const by of eventCasesIn(node.snapshot)) {
        if (isFailure(by)) fail(node, by, here)
        else take(node, by)
      }
      here.finish()
    }
  }

  for (const { name, input } of inputCases) {
    const start = stepper.start(input)
    const { snapshot } = start
    const fingerprint = novelty.fingerprintOf(snapshot, null)
    recordGuards(start.guardResults, null)
    recordStates(start, fingerprint.state)
    for (const definition of start.fired) firedInitially.add(names.get(definition) ?? '')
    addNode({ snapshot, fingerprint }, null, { name, event: { type: 'xstate.init', input } })
    expandAll()
  }
  for (const route of routes) {
    const answers = new Set<boolean>()
    for (let next = 0; next < nodes.length && answers.size < 2; next += 1) {
      const node = nodes[next]
      if (node?.snapshot.status !== 'active') continue
      // Most nodes refuse a route: no snapshot is made for these.
      const { fired, guardResults } = stepper.select(node.snapshot, route.event)
      if (fired.length === 0) recordGuards(guardResults, node)
      answers.add(fired.length > 0 && (take(node, route)?.edge.fired.some(isRoute) ?? false))
    }
    expandAll()
  }
  for (const active of stateNodesByValue.values()) for (const node of active) passed.add(node)
  return {
    nodes,
    edges,
    firstFired,
    firedInitially,
    states: new Set(Array.from(passed, ({ path }) => path.join('.'))),
    stateNodesByValue,
    guardAnswers: new Map(
      [...new Set([...yes, ...no])].map((guard) => [guard, { yes: yes.has(guard), no: no.has(guard) }]),
    ),
  }
}
