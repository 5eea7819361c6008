/**
 * An explored chart as plain data, and back. Snapshots are not stored: a restored node takes its step again
 * when its snapshot is asked for, so events with functions or large answers need no format of their own.
 */
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import { type EventTables, eventCasesIn } from '#explorer/event-cases.ts'
import type { Edge, EventCase, Exploration, ExplorerModel, GraphNode } from '#explorer/exploration.ts'
import type { Path } from '#explorer/path-cover.ts'
import type { ExploredChart, TestModel } from '#explorer/test-model.ts'
import { statesOf } from '#explorer/transitions.ts'

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')
const Numbers = v.custom<readonly number[]>(isNumbers)
const Names = v.array(v.string())
const Share = v.object({ all: v.number(), reached: v.number() })
/** Event cases by number, the start first. */
const StoredPath = v.object({ cases: Numbers, newItems: Names })

export const StoredChart = v.object({
  /** Name and event type of each event case. */
  cases: v.array(v.tuple([v.string(), v.string()])),
  states: Names,
  guardAnswers: Names,
  /** Lists of transitions that fired together. */
  firings: v.array(Names),
  /** Four numbers a node: from (-1 for a start), event case, state, guard answers. */
  nodes: Numbers,
  /**
   * Seven numbers an edge: from, event case, to (-1 for none), firing, state, guard answers, inferred (0 or
   * 1).
   */
  edges: Numbers,
  firedInitially: Names,
  passedStates: Names,
  answers: v.array(v.tuple([v.string(), v.boolean(), v.boolean()])),
  coverage: v.object({
    transitions: Share,
    states: Share,
    guards: v.object({ all: v.number(), bothWays: v.number() }),
    faults: Names,
  }),
  paths: v.array(v.object({ name: v.string(), path: StoredPath })),
  longWalks: v.array(StoredPath),
})
export type StoredChart = v.InferOutput<typeof StoredChart>

const [NODE, EDGE, NONE] = [4, 7, -1]

/** Numbers texts in the order in which they come. */
const numbered = () => {
  const numbers = new Map<string, number>()
  return {
    of: (text: string): number => {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    all: (): string[] => [...numbers.keys()],
  }
}

/** Neither names nor types contain a line break. */
const keyOf = ({ name, event }: EventCase): string => `${name}\n${event.type}`

export const store = ({ exploration, coverage, paths, longWalks }: ExploredChart): StoredChart => {
  const [cases, states, answers, firings] = [numbered(), numbered(), numbered(), numbered()]
  const nodeNumbers = new Map(exploration.nodes.map((node, number) => [node, number]))
  const numberOf = (node: GraphNode | null): number => (node && nodeNumbers.get(node)) ?? NONE
  const nodes = exploration.nodes.flatMap(({ from, by, state, guardAnswers }) => [
    numberOf(from),
    cases.of(keyOf(by)),
    states.of(state),
    answers.of(guardAnswers),
  ])
  const edges = exploration.edges.flatMap((edge) => [
    numberOf(edge.from),
    cases.of(keyOf(edge.by)),
    numberOf(edge.to),
    firings.of(edge.fired.join('\n')),
    states.of(edge.state),
    answers.of(edge.guardAnswers),
    edge.isInferred ? 1 : 0,
  ])
  const storedPath = ({ start, steps, newItems }: Path) => ({
    cases: [start, ...steps.map(({ by }) => by)].map((by) => cases.of(keyOf(by))),
    newItems: [...newItems],
  })
  const storedPaths = {
    paths: paths.map(({ name, path }) => ({ name, path: storedPath(path) })),
    longWalks: longWalks.map(storedPath),
  }
  return {
    cases: cases.all().map((key) => {
      const [name = '', type = ''] = key.split('\n')
      return [name, type]
    }),
    states: states.all(),
    guardAnswers: answers.all(),
    firings: firings.all().map((fired) => fired.split('\n')),
    nodes,
    edges,
    firedInitially: [...exploration.firedInitially],
    passedStates: [...exploration.states],
    answers: Array.from(exploration.guardAnswers, ([guard, { yes, no }]) => [guard, yes, no]),
    coverage: { ...coverage, faults: [...coverage.faults] },
    ...storedPaths,
  }
}

/** Every event case of a chart, by name and type. */
const eventCasesOf = (tables: EventTables, { stepper, routes, inputCases }: ExplorerModel) => {
  const starts = inputCases.map(({ name, input }) => ({ name, event: { type: 'xstate.init', input } }))
  const all = [...starts, ...routes, ...eventCasesIn(tables, statesOf(stepper.machine))]
  return new Map(all.map((eventCase) => [keyOf(eventCase), eventCase]))
}

/** Computes a value when it is first asked for. */
const lazy = <T>(compute: () => T): (() => T) => {
  let found: { readonly value: T } | null = null
  return () => {
    found ??= { value: compute() }
    return found.value
  }
}

/** Restores what was explored. Throws if the data names an event case that the model does not have. */
export const restore = ({ tables, model: createModel }: TestModel, stored: StoredChart): ExploredChart => {
  const model = createModel()
  const { stepper } = model
  const known = eventCasesOf(tables, model)
  const cases = stored.cases.map(([name, type]): EventCase => {
    const found = known.get(keyOf({ name, event: { type } }))
    if (found === undefined) throw new Error(`${stepper.machine.id} has no event case «${name}»`)
    return found
  })
  const at = <T>(list: readonly T[], index: number | undefined): T => {
    const found = list[index ?? NONE]
    if (found === undefined) throw new Error('The stored exploration is incomplete')
    return found
  }
  const snapshotOf = (from: GraphNode | null, { event }: EventCase): AnyMachineSnapshot =>
    from === null ? stepper.start(event['input']).snapshot : stepper.step(from.snapshot, event).snapshot

  const nodes: GraphNode[] = []
  for (let place = 0; place < stored.nodes.length; place += NODE) {
    const [from = NONE, by, state, answers] = stored.nodes.slice(place, place + NODE)
    const before = from === NONE ? null : at(nodes, from)
    const eventCase = at(cases, by)
    const snapshot = lazy(() => snapshotOf(before, eventCase))
    nodes.push({
      get snapshot() {
        return snapshot()
      },
      state: at(stored.states, state),
      guardAnswers: at(stored.guardAnswers, answers),
      from: before,
      by: eventCase,
    })
  }
  const edges: Edge[] = []
  for (let place = 0; place < stored.edges.length; place += EDGE) {
    const [from, by, to = NONE, fired, state, answers, inferred] = stored.edges.slice(place, place + EDGE)
    edges.push({
      from: at(nodes, from),
      by: at(cases, by),
      to: to === NONE ? null : at(nodes, to),
      fired: at(stored.firings, fired),
      state: at(stored.states, state),
      guardAnswers: at(stored.guardAnswers, answers),
      isInferred: inferred === 1,
    })
  }
  const firstFired = new Map<string, Edge>()
  for (const edge of edges)
    for (const name of edge.fired) if (!firstFired.has(name)) firstFired.set(name, edge)
  const valueOf = (text: string) => (text.startsWith('{') ? Object(JSON.parse(text)) : text)
  const exploration: Exploration = {
    nodes,
    edges,
    firstFired,
    firedInitially: new Set(stored.firedInitially),
    states: new Set(stored.passedStates),
    stateNodesByValue: new Map(
      stored.states.map((text) => [
        text,
        stepper.machine.resolveState({ value: valueOf(text), context: {} })._nodes,
      ]),
    ),
    guardAnswers: new Map(stored.answers.map(([guard, yes, no]) => [guard, { yes, no }])),
  }
  const pathOf = ({ cases: numbers, newItems }: StoredChart['longWalks'][number]): Path => {
    const [start, ...rest] = numbers.map((number) => at(cases, number))
    if (start === undefined) throw new Error('A stored path has no start')
    const startSnapshot = lazy(() => snapshotOf(null, start))
    const steps = lazy(() => {
      let after = startSnapshot()
      return rest.map((by) => {
        after = stepper.step(after, by.event).snapshot
        return { by, after }
      })
    })
    return {
      start,
      newItems,
      get startSnapshot() {
        return startSnapshot()
      },
      get steps() {
        return steps()
      },
    }
  }
  return {
    model,
    exploration,
    coverage: stored.coverage,
    paths: stored.paths.map(({ name, path }) => ({ name, path: pathOf(path) })),
    longWalks: stored.longWalks.map(pathOf),
  }
}
