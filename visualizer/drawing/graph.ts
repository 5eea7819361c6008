/**
 * The graph of one drawing: a journey's map (steps and the transitions between them) or one open step (states
 * and transitions). Transitions with the same source and target share a line.
 */
import type { Diagram, DiagramTransition } from '#explorer/diagrams/diagram.ts'
import { ANYWHERE, hasSteps } from '#explorer/diagrams/steps.ts'

export type GraphNode = {
  /** Path of a state; «(any)» for the chart itself. */
  readonly place: string
  readonly children: readonly GraphNode[]
  /** Outcomes that the state raises: «done», «back». */
  readonly tells: readonly string[]
}

export type GraphLine = {
  readonly from: string
  readonly to: string
  /** Names of its transitions, in their order. */
  readonly transitions: readonly string[]
  /** Names of the transitions in the opposite direction: the line has an arrow at its start, too. */
  readonly returns: readonly string[]
  /** A line that only leads back: drawn faintly, with its label on hover or focus. */
  readonly isQuiet: boolean
}

type Bare = Pick<GraphLine, 'from' | 'to' | 'transitions'>

export type Graph = { readonly nodes: readonly GraphNode[]; readonly lines: readonly GraphLine[] }

const RETURNS: ReadonlySet<string> = new Set(['back', 'sheet.closed', 'step.back', 'price.refused'])

const stepOf = (place: string): string => place.split('.')[0] ?? place

/** Joins each line that only leads back with its forward line. */
const withReturns = (lines: readonly Bare[], eventOf: (name: string) => string): readonly GraphLine[] => {
  const isReturn = ({ transitions }: Bare) => transitions.every((name) => RETURNS.has(eventOf(name)))
  const opposite = ({ from, to }: Bare) => lines.find((line) => line.from === to && line.to === from)
  return lines.flatMap((line): readonly GraphLine[] => {
    const other = opposite(line)
    if (isReturn(line)) return other && !isReturn(other) ? [] : [{ ...line, returns: [], isQuiet: true }]
    return [{ ...line, returns: other && isReturn(other) ? other.transitions : [], isQuiet: false }]
  })
}

const linesOf = (
  transitions: readonly DiagramTransition[],
  end: (place: string) => string | null,
): readonly GraphLine[] => {
  const lines = new Map<string, { from: string; to: string; transitions: string[] }>()
  for (const { name, state, targets } of transitions) {
    for (const target of targets) {
      const [from, to] = [end(state), end(target)]
      if (from === null || to === null || from === to) continue
      const key = `${from} > ${to}`
      const line = lines.get(key) ?? { from, to, transitions: [] }
      line.transitions.push(name)
      lines.set(key, line)
    }
  }
  const events = new Map(transitions.map(({ name, event }) => [name, event]))
  return withReturns([...lines.values()], (name) => events.get(name) ?? '')
}

type Drawn = Pick<Diagram, 'states' | 'transitions'>

/** Returns a function from a state path to the outcomes that the state raises. */
const tellsIn =
  ({ transitions }: Drawn) =>
  (place: string): readonly string[] => [
    ...new Set(
      transitions
        .filter(({ state, targets, tells }) => state === place && targets.length === 0 && tells !== null)
        .flatMap(({ tells }) => tells ?? []),
    ),
  ]

const treeOf = (chart: Drawn, place: string, tells: (place: string) => readonly string[]): GraphNode => ({
  place,
  children: chart.states
    .filter(({ parent }) => parent === place)
    .map((child) => treeOf(chart, child.place, tells)),
  tells: tells(place),
})

const exceptRoutes = ({ transitions }: Drawn): readonly DiagramTransition[] =>
  transitions.filter(({ event }) => event !== 'xstate.route')

/**
 * The top level of a chart: its steps inside the chart's frame, whose edge is the source of transitions from
 * anywhere.
 */
const mapOf = (chart: Diagram): Graph => {
  const tells = tellsIn(chart)
  const nodes = chart.states
    .filter(({ parent }) => parent === ANYWHERE)
    .map(({ place }) => ({ place, children: [], tells: tells(place) }))
  return {
    nodes: [{ place: ANYWHERE, children: nodes, tells: [] }],
    lines: linesOf(exceptRoutes(chart), stepOf),
  }
}

/** The whole chart. */
const wholeOf = (chart: Diagram): Graph => {
  const tells = tellsIn(chart)
  return {
    nodes: [treeOf(chart, ANYWHERE, (place) => (place === ANYWHERE ? [] : tells(place)))],
    lines: linesOf(exceptRoutes(chart), (place) => place),
  }
}

/** The inside of one step. */
const insideOf = (chart: Diagram, step: string): Graph => {
  const inside = new Set(
    chart.states.map(({ place }) => place).filter((place) => place === step || place.startsWith(`${step}.`)),
  )
  const tells = tellsIn(chart)
  const own = exceptRoutes(chart).filter(({ state }) => inside.has(state) && state !== step)
  return {
    nodes: [treeOf(chart, step, (place) => (place === step ? [] : tells(place)))],
    lines: linesOf(own, (place) => (inside.has(place) ? place : null)),
  }
}

/** The graph of the open step, or of the map for null. */
export const graphOf = (chart: Diagram, step: string | null): Graph => {
  if (step !== null) return insideOf(chart, step)
  return hasSteps(chart) ? mapOf(chart) : wholeOf(chart)
}
