/**
 * A chart as Mermaid state diagrams. A large chart is a map of its steps and a diagram of each step, because
 * Mermaid refuses texts of more than 50,000 characters. Transitions between the same states share an arrow.
 */
import type { AnyStateMachine } from 'xstate'
import { type Diagram, diagramOf, type DiagramState, type DiagramTransition } from './diagram.ts'
import { ANYWHERE, hasSteps } from './steps.ts'

const idOf = (place: string): string =>
  place === ANYWHERE ? 'anywhere' : place.replaceAll(/[^A-Za-z0-9]/g, '_')

const stepOf = (place: string): string => place.split('.')[0] ?? place

const declared = ({ key, place }: DiagramState): string => `state "${key}" as ${idOf(place)}`

/** A state without its inside. A final state leads to the end. */
const leafOf = (state: DiagramState, indent: string): string[] => [
  `${indent}${declared(state)}`,
  ...(state.kind === 'final' ? [`${indent}${idOf(state.place)} --> [*]`] : []),
]

const startOf = ({ initial }: DiagramState, indent: string): string[] =>
  initial === null ? [] : [`${indent}[*] --> ${idOf(initial)}`]

/** A state with its inside. */
const blockOf = (chart: Diagram, state: DiagramState, indent: string): string[] =>
  chart.states.some(({ parent }) => parent === state.place)
    ? [`${indent}${declared(state)} {`, ...insideOf(chart, state, `${indent}  `), `${indent}}`]
    : leafOf(state, indent)

/** The initial state and the inner states; a line of two dashes separates parallel regions. */
const insideOf = (chart: Diagram, state: DiagramState, indent: string): string[] => {
  const inner = chart.states.filter(({ parent }) => parent === state.place)
  if (state.kind !== 'parallel')
    return [...startOf(state, indent), ...inner.flatMap((child) => blockOf(chart, child, indent))]
  return inner.flatMap((region, index) => [
    ...(index > 0 ? [`${indent}--`] : []),
    `${indent}[*] --> ${idOf(region.place)}`,
    ...blockOf(chart, region, indent),
  ])
}

const guarded = ({ event, guard }: DiagramTransition): string =>
  guard === null ? event : `${event} [${guard}]`

/** Mermaid ends a label at a colon, a semicolon or a line's end, and takes angle brackets for HTML. */
const readable = (label: string): string => label.replaceAll(/[:;<>\s]+/g, ' ')

type Arrows = {
  /** The drawn state that represents a state. */
  readonly end: (place: string) => string
  readonly labelOf: (transition: DiagramTransition) => string
}

/** One arrow for all transitions between two states. A transition without a target leads to its own state. */
const arrowsOf = (transitions: readonly DiagramTransition[], { end, labelOf }: Arrows): string[] => {
  const arrows = new Map<string, Set<string>>()
  for (const transition of transitions) {
    const { state, targets } = transition
    for (const target of targets.length === 0 ? [state] : targets) {
      const arrow = `  ${idOf(end(state))} --> ${idOf(end(target))}`
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(readable(labelOf(transition))))
    }
  }
  return Array.from(arrows, ([arrow, labels]) => `${arrow}: ${[...labels].join(' / ')}`)
}

/** «anywhere» is drawn only if a transition starts there. */
const anywhere = (transitions: readonly DiagramTransition[]): string[] =>
  transitions.some(({ state }) => state === ANYWHERE) ? ['  state "anywhere" as anywhere'] : []

/**
 * Whether a transition leads from one step to another, stays wherever the chart is, or stays in a step
 * without an inside, which has no diagram of its own.
 */
const isOnMap =
  ({ states }: Diagram) =>
  ({ state, event, targets }: DiagramTransition): boolean =>
    event !== 'xstate.route' &&
    (state === ANYWHERE ||
      targets.some((target) => stepOf(target) !== stepOf(state)) ||
      !states.some(({ parent }) => parent === stepOf(state)))

/** The steps and the transitions between them, without guards. */
const mapOf = (chart: Diagram, root: DiagramState): string[] => {
  const between = chart.transitions.filter(isOnMap(chart))
  return [
    ...startOf(root, '  '),
    ...anywhere(between),
    ...chart.states.filter(({ parent }) => parent === ANYWHERE).flatMap((step) => leafOf(step, '  ')),
    ...arrowsOf(between, { end: stepOf, labelOf: ({ event }) => event }),
  ]
}

/** The inside of a step, and the steps that it leads to. */
const openedOf = (chart: Diagram, step: DiagramState): string[] => {
  const own = chart.transitions.filter(({ state }) => stepOf(state) === step.place)
  const others = new Set(own.flatMap(({ targets }) => targets.map(stepOf)))
  return [
    ...blockOf(chart, step, '  '),
    ...chart.states
      .filter(({ place }) => place !== step.place && others.has(place))
      .flatMap((other) => leafOf(other, '  ')),
    ...arrowsOf(own, {
      end: (place) => (stepOf(place) === step.place ? place : stepOf(place)),
      labelOf: guarded,
    }),
  ]
}

/**
 * Every state and every transition. Mermaid separates regions only inside a state, so a parallel chart is
 * one.
 */
const wholeOf = (chart: Diagram, root: DiagramState): string[] => [
  ...(root.kind === 'parallel'
    ? ['  [*] --> anywhere', ...blockOf(chart, root, '  ')]
    : [...anywhere(chart.transitions), ...insideOf(chart, root, '  ')]),
  ...arrowsOf(chart.transitions, { end: (place) => place, labelOf: guarded }),
]

/**
 * Writes the diagram of a chart: its map if it has steps, otherwise all of it.
 * @param open the step whose inside is written instead
 */
export const mermaidOf = (machine: AnyStateMachine, open: string | null = null): string => {
  const chart = diagramOf(machine)
  const step = chart.states.find(({ place }) => place === open)
  const drawn = chart.states
    .filter(({ parent }) => parent === null)
    .flatMap((root) => (hasSteps(chart) ? mapOf(chart, root) : wholeOf(chart, root)))
  return ['stateDiagram-v2', ...(step === undefined ? drawn : openedOf(chart, step)), ''].join('\n')
}
