/**
 * Takes single steps of a chart without running it: the next snapshot, the transitions that fired, the guards
 * on the way.
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import {
  type ContextGuard,
  contextGuardsOf,
  type Guard,
  guardNameWith,
  guardsOf,
  observeReads,
} from './context-guards.ts'
import { transitionsOf } from './transitions.ts'

export type GuardResult = {
  /** With its parameters where they are fixed in the chart. */
  readonly guard: string
  readonly passed: boolean
  /** Parts of the context that the guard read. */
  readonly contextRead: ReadonlySet<string>
}

export type Step = {
  readonly snapshot: AnyMachineSnapshot
  /** In the order in which they fired; empty if no transition took the event. */
  readonly fired: readonly AnyTransitionDefinition[]
  readonly guardResults: readonly GuardResult[]
}

export type Stepper = {
  readonly machine: AnyStateMachine
  /** Names of the chart's transitions. */
  readonly names: ReadonlyMap<AnyTransitionDefinition, string>
  readonly start: (input: unknown) => Step
  readonly step: (from: AnyMachineSnapshot, event: AnyEventObject) => Step
  /** The first transitions that an event would fire, without taking the step. */
  readonly select: (from: AnyMachineSnapshot, event: AnyEventObject) => Pick<Step, 'fired' | 'guardResults'>
  readonly contextGuards: readonly ContextGuard[]
}

const nothing = (): void => undefined

/**
 * Creates the stepper of a chart. No call is made: results of calls are events.
 * @param input any input that the chart can be started with
 */
export const stepperOf = (chart: AnyStateMachine, input: unknown): Stepper => {
  let fired: AnyTransitionDefinition[] = []
  let guardResults: GuardResult[] = []
  const contextGuards = contextGuardsOf(chart)
  const fixed = new Set(contextGuards.map(({ name }) => name))
  const recorded = ([name, guard]: readonly [string, Guard]): readonly [string, Guard] => [
    name,
    (args, params) => {
      const contextRead = new Set<string>()
      const context = observeReads(args.context, (part) => contextRead.add(part))
      const passed = guard({ ...args, context }, params)
      const nameInChart = guardNameWith(name, params)
      guardResults.push({ guard: fixed.has(nameInChart) ? nameInChart : name, passed, contextRead })
      return passed
    },
  ]
  const machine: AnyStateMachine = chart.provide({
    guards: Object.fromEntries(guardsOf(chart).map(recorded)),
  })
  const root = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') fired.push(...inspected._transitions)
    },
  })
  const scope = {
    self: root,
    id: root.id,
    sessionId: root.sessionId,
    system: root.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  const record = (move: () => AnyMachineSnapshot): Step => {
    fired = []
    guardResults = []
    const snapshot = move()
    return { snapshot, fired, guardResults }
  }
  return {
    machine,
    names: new Map(transitionsOf(machine).map(({ definition, name }) => [definition, name])),
    contextGuards,
    start: (given) => record(() => machine.getInitialSnapshot(scope, given)),
    step: (from, event) => record(() => machine.transition(from, event, scope)),
    select: (from, event) => {
      guardResults = []
      return { fired: machine.getTransitionData(from, event), guardResults }
    },
  }
}
