/**
 * Runs a chart without a page as a pure machine in this page. It publishes the same state as a phone, so the
 * rest of the page treats both alike.
 */
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import { callEndedBy, possibleEventsIn, eventCaseNamed } from '../protocol/possible-events.ts'
import { maskContext } from '../protocol/mask-context.ts'
import { Preset, type PhoneState } from '../protocol/protocol.ts'
import { vocabularyOf } from '../protocol/vocabulary.ts'
import { testModels } from '#explorer/test-models.ts'
import type { Step, Stepper } from '#explorer/stepper.ts'
import { statePathOf } from '#explorer/transitions.ts'

/** Commands to a phone about its chart. */
export type Command =
  | { readonly kind: 'happen'; readonly name: string }
  | { readonly kind: 'undo' | 'redo' | 'restart' }

export type PureChart = {
  /** The state value as JSON, as in the scene. */
  readonly value: () => string
  readonly scene: () => PhoneState
  /** Performs a command. Returns null, or the reason of a failure as a sentence. */
  readonly ask: (what: Command) => string | null
}

/** The current snapshot, the events sent so far, and the ended calls of states that are still active. */
type ChartState = {
  readonly name: string
  readonly snapshot: AnyMachineSnapshot
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly ended: ReadonlyMap<string, unknown>
}

const callsIn = ({ snapshot, ended }: ChartState): readonly string[] => {
  if (snapshot.status !== 'active') return []
  const ids = snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  return ids.filter((id) => snapshot.children[id] !== undefined && snapshot.children[id] !== ended.get(id))
}

const chartStateAfter = (
  { names }: Stepper,
  name: string,
  { snapshot, fired }: Step,
  before: ChartState | null,
  ended: ChartState['ended'],
): ChartState => {
  const passed = [...fired.flatMap(({ source, target = [] }) => [source, ...target]), ...snapshot._nodes].map(
    statePathOf,
  )
  const taken = fired.flatMap((definition) => names.get(definition) ?? [])
  return {
    name,
    snapshot,
    ended,
    states: [...new Set([...(before?.states ?? []), ...passed])],
    transitions: [...new Set([...(before?.transitions ?? []), ...taken])],
  }
}

/** Starts a chart at an input case (the first by default). Returns null for a chart without a test model. */
export const runPureChart = (chart: string, begin: string): PureChart | null => {
  const [vocabulary, inputCases] = [vocabularyOf(chart), testModels[chart]?.model().inputCases ?? []]
  const inputCase = inputCases.find(({ name }) => name === begin) ?? inputCases[0]
  if (vocabulary === null || inputCase === undefined) return null
  const { stepper } = vocabulary
  const preset = v.parse(Preset, { begin: inputCase.name })
  const first = chartStateAfter(stepper, '', stepper.start(inputCase.input), null, new Map())
  let chartStates: readonly ChartState[] = [first]
  let undone: readonly string[] = []

  const now = (): ChartState => chartStates.at(-1) ?? first

  const happen = (name: string): string | null => {
    const before = now()
    const found = eventCaseNamed(before.snapshot, vocabulary, name, callsIn(before))
    if (found === null) return `«${name}» cannot happen here`
    const call = callEndedBy(found.event.type)
    const ended =
      call === null ? before.ended : new Map([...before.ended, [call, before.snapshot.children[call]]])
    chartStates = [
      ...chartStates,
      chartStateAfter(stepper, name, stepper.step(before.snapshot, found.event), before, ended),
    ]
    return null
  }

  const redo = (): string | null => {
    const next = undone.at(-1)
    undone = undone.slice(0, -1)
    return next === undefined ? 'nothing was undone' : happen(next)
  }

  const undo = (): string | null => {
    if (chartStates.length === 1) return 'nothing has happened'
    undone = [...undone, now().name]
    chartStates = chartStates.slice(0, -1)
    return null
  }

  const value = (): string => JSON.stringify(now().snapshot.value)

  return {
    value,
    ask: (what) => {
      if (what.kind === 'undo') return undo()
      if (what.kind === 'redo') return redo()
      undone = []
      if (what.kind === 'happen') return happen(what.name)
      chartStates = [first]
      return null
    },
    scene: () => {
      const current = now()
      const { snapshot, states, transitions } = current
      const active = snapshot._nodes
        .filter(({ path }) => path.length > 0)
        .toSorted((one, other) => one.path.length - other.path.length)
      const calls = [...callsIn(current)]
      return {
        preset,
        chart,
        calls,
        value: value(),
        active: active.map(statePathOf),
        passed: { states: [...states], transitions: [...transitions] },
        happened: chartStates.slice(1).map(({ name }) => name),
        undone: [...undone],
        possibleEvents: [...possibleEventsIn(snapshot, vocabulary, calls)],
        context: maskContext(snapshot.context),
        busy: false,
      }
    },
  }
}
