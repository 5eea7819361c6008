/**
 * The explorer's paths in the shape that users of `xstate/graph` know: each path has a description, steps and
 * `test`. Unlike `xstate/graph`, `test` fails on a state or an event that the suite does not handle.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from './catalogue.ts'
import { valueText } from './novelty.ts'
import { exploreChart, type TestModel } from './test-model.ts'

export type TestStep = {
  /** The state before the event. */
  readonly state: AnyMachineSnapshot
  readonly event: AnyEventObject
}

type MaybeAsync = void | Promise<void>

export type TestHandlers = {
  /**
   * By state: what is true there. A key is a state's path, «offers.list», its id, «#offers», or «*» for all
   * other states.
   */
  readonly states: Readonly<Record<string, (state: AnyMachineSnapshot) => MaybeAsync>>
  /** By event type: how the event is made to happen. */
  readonly events: Readonly<Record<string, (step: TestStep) => MaybeAsync>>
}

export type TestPath = {
  readonly description: string
  /** The state that the path ends in. */
  readonly state: AnyMachineSnapshot
  readonly steps: readonly TestStep[]
  /** Executes each step and checks the states before, between and after them. */
  readonly test: (handlers: TestHandlers) => Promise<void>
}

const isActive = (state: AnyMachineSnapshot, key: string): boolean =>
  state._nodes.some((node) => (key.startsWith('#') ? `#${node.id}` : node.path.join('.')) === key)

const checkState = async (state: AnyMachineSnapshot, { states }: TestHandlers): Promise<void> => {
  const found = Object.keys(states).filter((key) => isActive(state, key))
  const keys = found.length > 0 ? found : Object.keys(states).filter((key) => key === '*')
  if (keys.length === 0) throw new Error(`No entry in «states» checks the state ${valueText(state)}`)
  for (const key of keys) await states[key]?.(state)
}

const executeEvent = async (step: TestStep, { events }: TestHandlers): Promise<void> => {
  const execute = events[step.event.type]
  if (execute === undefined) throw new Error(`No entry in «events» executes the event ${step.event.type}`)
  await execute(step)
}

const testPathOf = ({ name, path }: NamedPath): TestPath => {
  const snapshots = [path.startSnapshot, ...path.steps.map(({ after }) => after)]
  const steps = path.steps.map(({ by }, index) => ({
    state: snapshots[index] ?? path.startSnapshot,
    event: by.event,
  }))
  const state = snapshots.at(-1) ?? path.startSnapshot
  return {
    description: name,
    state,
    steps,
    test: async (handlers) => {
      for (const step of steps) {
        await checkState(step.state, handlers)
        await executeEvent(step, handlers)
      }
      await checkState(state, handlers)
    },
  }
}

/** Explores a chart and returns the paths that together fire every transition. */
export const testPathsOf = (testModel: TestModel): readonly TestPath[] =>
  exploreChart(testModel).paths.map(testPathOf)
