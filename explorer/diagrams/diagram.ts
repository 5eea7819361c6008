/**
 * A chart as plain data, for drawings, exports and comparisons: every state and every transition.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { pathOfNode } from '#machines/path-of.ts'
import { statePathOf, statesOf, transitionsOf } from '../transitions.ts'

export type DiagramCall = { readonly id: string; readonly source: string }

export type DiagramState = {
  /** «offers.list.browsing»; the chart itself is «(any)». */
  readonly place: string
  readonly key: string
  /** Path of the parent state; null for the chart itself. */
  readonly parent: string | null
  readonly kind: AnyStateNode['type']
  /** Path of the initial state. */
  readonly initial: string | null
  readonly description: string | null
  readonly tags: readonly string[]
  /** Texts of its meta, such as title (a message id), path and screen. */
  readonly meta: Readonly<Record<string, string>>
  readonly calls: readonly DiagramCall[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

export type DiagramTransition = {
  /** «offers.list.browsing | offer.chosen | 2»: the state, the event, the branch. */
  readonly name: string
  readonly state: string
  readonly event: string
  readonly guard: string | null
  /** State paths; empty if it stays. */
  readonly targets: readonly string[]
  readonly actions: readonly string[]
  /** The outcome that it raises for the journey: «step.done». */
  readonly tells: string | null
  readonly description: string | null
}

export type Diagram = {
  readonly id: string
  readonly states: readonly DiagramState[]
  readonly transitions: readonly DiagramTransition[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    isRecord(value)
      ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : [],
  )

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const typeOf = (action: unknown): string[] => {
  if (typeof action === 'string') return [action]
  return isRecord(action) && typeof action['type'] === 'string' ? [action['type']] : []
}

const outcomeOf = (action: unknown): string | null =>
  isRecord(action) && isRecord(action['params']) ? textOf(action['params']['outcome']) : null

const sourceOf = (source: unknown): string => (typeof source === 'string' ? source : '')

/** The whole path of a state that has an address. */
const pathIn = (node: AnyStateNode): Record<string, string> => {
  const path = pathOfNode(node)
  return path === undefined ? {} : { path }
}

const stateOf = (node: AnyStateNode): DiagramState => ({
  place: statePathOf(node),
  key: node.key,
  parent: node.parent === undefined ? null : statePathOf(node.parent),
  kind: node.type,
  initial: node.type === 'compound' ? ((node.initial.target ?? []).map(statePathOf)[0] ?? null) : null,
  description: textOf(node.description),
  tags: [...node.tags].map(String),
  meta: { ...textsIn(node.meta), ...pathIn(node) },
  calls: node.invoke.map(({ id, src }) => ({ id, source: sourceOf(src) })),
  entry: node.entry.flatMap(typeOf),
  exit: node.exit.flatMap(typeOf),
})

/** Reads a chart: outer states first, transitions in the order in which they are written. */
export const diagramOf = (machine: AnyStateMachine): Diagram => ({
  id: machine.id,
  states: statesOf(machine).map(stateOf),
  transitions: transitionsOf(machine).map(({ definition, name, state, event, guard, targets }) => ({
    name,
    state,
    event,
    guard,
    targets,
    actions: definition.actions.flatMap(typeOf),
    tells: definition.actions.map(outcomeOf).find((outcome) => outcome !== null) ?? null,
    description: textOf(definition.description),
  })),
})
