/**
 * One step of a chart without running anything: which state follows an event, which transitions fired on the way, which
 * questions were asked and how they were answered. Statechart rulings, section 5.
 */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import {
  type Guard,
  guardsOf,
  guardNameWith,
  type ContextGuard,
  contextGuardsOf,
  observeReads,
} from './context-guards.ts'
import { transitionsOf } from './transitions.ts'

/** A question with what it was asked of, its answer, and the parts of the memory that it looked at. */
export type GuardResult = {
  readonly guard: string
  readonly passed: boolean
  readonly contextRead: ReadonlySet<string>
}

export type Step = {
  readonly snapshot: AnyMachineSnapshot
  /** Definitions in the order in which they fired; empty where nothing took the event. */
  readonly fired: readonly AnyTransitionDefinition[]
  readonly asked: readonly GuardResult[]
}

export type Stepper = {
  readonly machine: AnyStateMachine
  /** Names of its transitions. */
  readonly names: ReadonlyMap<AnyTransitionDefinition, string>
  readonly start: (input: unknown) => Step
  readonly step: (from: AnyMachineSnapshot, event: AnyEventObject) => Step
  /** What an event would fire first, without doing it. */
  readonly select: (from: AnyMachineSnapshot, event: AnyEventObject) => Pick<Step, 'fired' | 'asked'>
  /** Questions that need nothing but the memory: guards without parameters, and those whose parameters stand in the chart. */
  readonly contextGuards: readonly ContextGuard[]
}

const nothing = (): void => undefined

/** Takes a chart and what it starts with; gives the stepper of it. Calls are never made: their answers are events. */
export const stepperOf = (chart: AnyStateMachine, input: unknown): Stepper => {
  let fired: AnyTransitionDefinition[] = []
  let asked: GuardResult[] = []
  const noting = ([name, guard]: readonly [string, Guard]): readonly [string, Guard] => [
    name,
    (args, params) => {
      const read = new Set<string>()
      const answer = guard({ ...args, context: observeReads(args.context, (part) => read.add(part)) }, params)
      const inChart = guardNameWith(name, params)
      asked.push({ guard: standing.has(inChart) ? inChart : name, passed: answer, contextRead: read })
      return answer
    },
  ]
  const questions = contextGuardsOf(chart)
  const standing = new Set(questions.map(({ name }) => name))
  const machine: AnyStateMachine = chart.provide({ guards: Object.fromEntries(guardsOf(chart).map(noting)) })
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
  const noted = (move: () => AnyMachineSnapshot): Step => {
    fired = []
    asked = []
    const snapshot = move()
    return { snapshot, fired, asked }
  }
  return {
    machine,
    names: new Map(transitionsOf(machine).map(({ definition, name }) => [definition, name])),
    contextGuards: questions,
    start: (given) => noted(() => machine.getInitialSnapshot(scope, given)),
    step: (from, sent) => noted(() => machine.transition(from, sent, scope)),
    select: (from, sent) => {
      asked = []
      const selected = machine.getTransitionData(from, sent)
      return { fired: selected, asked }
    },
  }
}
