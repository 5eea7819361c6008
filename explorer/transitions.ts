/** Every transition of a chart with its name. The coverage counts them. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export type Transition = {
  /** «offers.list.browsing | offer.chosen | 2»: the state, the event, the branch. */
  readonly name: string
  readonly definition: AnyTransitionDefinition
  readonly state: string
  /** `always` for the eventless ones. */
  readonly event: string
  readonly guard: string | null
  readonly targets: readonly string[]
}

/** A state's path: «offers.list.browsing»; the chart itself is «(any)». */
export const statePathOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? '(any)' : node.path.join('.')

/** A chart's states, outer ones first, in the order in which they are written. */
export const statesOf = ({ root }: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(root)
}

const isFunction = (value: unknown): value is (...args: never) => unknown => typeof value === 'function'

/**
 * The text of a combined guard («not», «and», «or», «stateIn»), which is a function with its parts as
 * properties.
 */
const madeOf = (guard: (...args: never) => unknown): string | null => {
  if ('stateValue' in guard)
    return `in ${typeof guard.stateValue === 'string' ? guard.stateValue : JSON.stringify(guard.stateValue)}`
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return null
  const parts = guard.guards.flatMap((part) => guardText(part) ?? [])
  return parts.length === 0
    ? null
    : guard.name === 'not'
      ? `not ${parts.join()}`
      : parts.join(` ${guard.name} `)
}

/** A guard's name with its fixed parameters: «the change is of holder». */
export const guardText = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard
  if (isFunction(guard)) return madeOf(guard)
  if (typeof guard !== 'object' || guard === null || !('type' in guard) || typeof guard.type !== 'string')
    return null
  return 'params' in guard && typeof guard.params === 'object' && guard.params !== null
    ? [guard.type, ...Object.values(guard.params).map(String)].join(' ')
    : guard.type
}

/** A chart's transitions. Routes are transitions of the root to every state with an address. */
export const transitionsOf = (machine: AnyStateMachine): readonly Transition[] =>
  statesOf(machine).flatMap(transitionsFrom)

const transitionsFrom = (node: AnyStateNode): Transition[] => {
  const onEvents = [...node.transitions].flatMap(([event, definitions]) =>
    definitions.map((definition, branch) => describe(node, event, definition, branch)),
  )
  return [
    ...onEvents,
    ...(node.always ?? []).map((definition, branch) => describe(node, 'always', definition, branch)),
  ]
}

const describe = (
  node: AnyStateNode,
  event: string,
  definition: AnyTransitionDefinition,
  branch: number,
): Transition => ({
  name: `${statePathOf(node)} | ${event} | ${branch + 1}`,
  definition,
  state: statePathOf(node),
  event,
  guard: guardText(definition.guard),
  targets: (definition.target ?? []).map(statePathOf),
})
