/**
 * One step of a chart without running anything: which state follows an event, which transitions fired on the way, which
 * questions were asked and how they were answered. Statechart rulings, section 5.
 */
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition, createActor } from 'xstate'
import { transitionsOf } from './transitions.ts'

/** A question with what it was asked of, its answer, and the parts of the memory that it looked at. */
export type Answered = { readonly guard: string; readonly answer: boolean; readonly read: ReadonlySet<string> }

export type Step = {
  readonly snapshot: AnyMachineSnapshot
  /** Definitions in the order in which they fired; empty where nothing took the event. */
  readonly fired: readonly AnyTransitionDefinition[]
  readonly asked: readonly Answered[]
  /** Parts of the memory that the questions read. */
  readonly read: ReadonlySet<string>
}

export type Stepper = {
  readonly machine: AnyStateMachine
  /** Names of its transitions. */
  readonly names: ReadonlyMap<AnyTransitionDefinition, string>
  readonly begin: (input: unknown) => Step
  readonly step: (from: AnyMachineSnapshot, event: AnyEventObject) => Step
  /** Questions that need nothing but the memory: guards without parameters, and those whose parameters stand in the chart. */
  readonly questions: readonly string[]
  /** How each of them would be answered now, in their order: '0' or '1'. */
  readonly answersIn: (snapshot: AnyMachineSnapshot) => string
}

type Guard = (args: { context: unknown; event: AnyEventObject }, params: unknown) => boolean

/** Guards that are made of others («not», «and») ask those, by name. */
const isGuard = (implementation: unknown): implementation is Guard => typeof implementation === 'function' && !('check' in implementation)

const nothing = (): void => undefined

/** Takes a chart and what it starts with; gives the stepper of it. Calls are never made: their answers are events. */
export const stepperOf = (chart: AnyStateMachine, input: unknown): Stepper => {
  let fired: AnyTransitionDefinition[] = []
  let asked: Answered[] = []
  let read = new Set<string>()
  const guards = Object.entries(chart.implementations.guards).filter((entry): entry is [string, Guard] => isGuard(entry[1]))
  const noting = ([name, guard]: [string, Guard]): [string, Guard] => [
    name,
    (args, params) => {
      const own = new Set<string>()
      const answer = guard({ ...args, context: watched(args.context, own) }, params)
      for (const part of own) read.add(part)
      const inChart = `${name} ${paramText(params)}`
      asked.push({ guard: standing.has(inChart) ? inChart : name, answer, read: own })
      return answer
    },
  ]
  const questions = questionsOf(chart, new Map(guards))
  const standing = new Set(questions.map(({ name }) => name))
  const machine: AnyStateMachine = chart.provide({ guards: Object.fromEntries(guards.map(noting)) })
  const root = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') fired.push(...inspected._transitions)
    },
  })
  const scope = { self: root, id: root.id, sessionId: root.sessionId, system: root.system, logger: nothing, defer: nothing, emit: nothing, stopChild: nothing, actionExecutor: nothing }
  const noted = (move: () => AnyMachineSnapshot): Step => {
    fired = []
    asked = []
    read = new Set()
    const snapshot = move()
    return { snapshot, fired, asked, read }
  }
  const event = { type: 'asked' }
  return {
    machine,
    names: new Map(transitionsOf(machine).map(({ definition, name }) => [definition, name])),
    questions: [...standing],
    begin: (given) => noted(() => machine.getInitialSnapshot(scope, given)),
    step: (from, sent) => noted(() => machine.transition(from, sent, scope)),
    answersIn: ({ context }) => questions.map(({ guard, params }) => (guard({ context, event }, params) ? '1' : '0')).join(''),
  }
}

/** The memory, noting which parts of it are looked at. */
const watched = (context: unknown, read: Set<string>): unknown =>
  typeof context === 'object' && context !== null
    ? new Proxy(context, {
        get: (target, part, receiver) => {
          if (typeof part === 'string') read.add(part)
          return Reflect.get(target, part, receiver)
        },
      })
    : context

type Question = { readonly name: string; readonly guard: Guard; readonly params: unknown }

/** What a chart asks of the memory alone: guards without parameters, and those whose parameters stand in the chart. */
const questionsOf = (chart: AnyStateMachine, guards: ReadonlyMap<string, Guard>): readonly Question[] => {
  const questions = new Map<string, Question>()
  for (const { definition, guard: name } of transitionsOf(chart)) {
    const type = typeof definition.guard === 'object' ? definition.guard.type : definition.guard
    const params = typeof definition.guard === 'object' ? definition.guard.params : undefined
    const guard = typeof type === 'string' ? guards.get(type) : undefined
    if (name === null || guard === undefined || typeof params === 'function' || (params === undefined && guard.length > 1)) continue
    questions.set(name, { name, guard, params })
  }
  return [...questions].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, question]) => question)
}

/** Parameters that stand in the chart are part of a question's name: «the change is of holder». */
const paramText = (params: unknown): string =>
  Object.values(params ?? {})
    .filter((value) => typeof value === 'string')
    .join(' ')
