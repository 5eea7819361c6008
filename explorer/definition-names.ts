/**
 * Names of states and transitions that charts share. A step definition is the same object in every journey
 * that has the step, so its transitions are covered once. Where another definition has the same path, or a
 * product provides other rules (guards and actions under the same names) to the same definition, the name
 * says which chart is meant.
 */
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { guardText, statePathOf, statesOf, transitionsOf } from './transitions.ts'

/** Guards and actions that a product provides to shared step definitions. */
export type ProvidedRules = { readonly id: string; readonly names: ReadonlySet<string> }

export type DefinitionNames = {
  /** @param name the transition's name in its own chart */
  readonly transition: (name: string) => string
  /** @param value a state's value as text */
  readonly state: (value: string) => string
}

const actionTypes = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'string') return [action]
    return typeof action === 'object' && action !== null && 'type' in action ? [String(action.type)] : []
  })

/** Whether a state's transitions, entry or exit name one of the rules. */
const usesRules = (node: AnyStateNode, { names }: ProvidedRules): boolean => {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  const guards = transitions.flatMap(({ guard }) => {
    const type = typeof guard === 'object' ? guard.type : guard
    return [guardText(guard), typeof type === 'string' ? type : null].filter((name) => name !== null)
  })
  const actions = [...node.entry, ...node.exit, ...transitions.flatMap((transition) => transition.actions)]
  return [...guards, ...actionTypes(actions)].some((name) => names.has(name))
}

const valueOf = (text: string): StateValue => (text.startsWith('{') ? JSON.parse(text) : text)

/** Creates a registry, empty at first. It returns the shared names of each chart that is registered. */
export const createDefinitionRegistry = () => {
  const numbers = new WeakMap<object, number>()
  let count = 0
  const numberOf = (definition: object): number => {
    const number = numbers.get(definition) ?? (count += 1)
    numbers.set(definition, number)
    return number
  }
  /** By path and definition: what is added to the path. Nothing for the first definition that has it. */
  const suffixes = new Map<string, Map<string, string>>()

  return (machine: AnyStateMachine, rules: ProvidedRules | null = null): DefinitionNames => {
    const suffixOf = new Map<string, string>()
    for (const node of statesOf(machine)) {
      const path = statePathOf(node)
      const identity = `${numberOf(node.config)} ${rules !== null && usesRules(node, rules) ? rules.id : ''}`
      const known = suffixes.get(path) ?? new Map<string, string>()
      suffixes.set(path, known)
      const suffix = known.get(identity) ?? (known.size === 0 ? '' : ` [${machine.id}]`)
      known.set(identity, suffix)
      suffixOf.set(path, suffix)
    }
    const transitions = new Map(
      transitionsOf(machine).map(({ name, state, event }) => {
        const branch = name.slice(name.lastIndexOf(' | '))
        // The type of a delayed event ends with the state's id, which contains the chart's.
        const type = event.replace(/^(xstate\.after\.[^.]+)\..*$/, '$1')
        return [name, `${state}${suffixOf.get(state) ?? ''} | ${type}${branch}`]
      }),
    )
    const states = new Map<string, string>()
    const sharedState = (text: string): string => {
      const value = valueOf(text)
      const active: readonly AnyStateNode[] = machine.resolveState({ value, context: {} })._nodes
      const leaves = active.filter(({ type }) => type !== 'compound' && type !== 'parallel')
      const suffix = [...new Set(leaves.map((node) => suffixOf.get(statePathOf(node)) ?? ''))].join('')
      if (suffix === '') return text
      return typeof value === 'string'
        ? `${value}${suffix}`
        : JSON.stringify(
            Object.fromEntries(Object.entries(value).map(([step, below]) => [step + suffix, below])),
          )
    }
    return {
      transition: (name) => transitions.get(name) ?? name,
      state: (text) => {
        const name = states.get(text) ?? sharedState(text)
        states.set(text, name)
        return name
      },
    }
  }
}
