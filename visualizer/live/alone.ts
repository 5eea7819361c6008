/**
 * A chart that no page shows, walked by itself: whatever may happen is done to the pure chart, in this page. It says of itself
 * what a phone says of its chart, so that everything else is alike. Issue "Every path is walked", visualizer, "Live".
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

/** What a phone is asked to do with its chart. */
export type Ask =
  | { readonly kind: 'happen'; readonly name: string }
  | { readonly kind: 'undo' | 'redo' | 'restart' }

export type Alone = {
  readonly scene: () => PhoneState
  /** Does it; gives null, or a sentence saying why it could not be done. */
  readonly ask: (what: Ask) => string | null
}

/** Where the chart stands, how it came there, and which calls have ended though their state goes on. */
type Stand = {
  readonly name: string
  readonly snapshot: AnyMachineSnapshot
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly ended: ReadonlyMap<string, unknown>
}

const callsIn = ({ snapshot, ended }: Stand): readonly string[] => {
  if (snapshot.status !== 'active') return []
  const ids = snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
  return ids.filter((id) => snapshot.children[id] !== undefined && snapshot.children[id] !== ended.get(id))
}

const standing = (
  { names }: Stepper,
  name: string,
  { snapshot, fired }: Step,
  before: Stand | null,
  ended: Stand['ended'],
): Stand => {
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

/** Takes the name of a chart and of one of its beginnings (the first where it has none so named); gives it running, or null where nobody walks it. */
export const runAlone = (chart: string, begin: string): Alone | null => {
  const [vocabulary, beginnings] = [vocabularyOf(chart), testModels[chart]?.model().inputCases ?? []]
  const beginning = beginnings.find(({ name }) => name === begin) ?? beginnings[0]
  if (vocabulary === null || beginning === undefined) return null
  const { stepper } = vocabulary
  const preset = v.parse(Preset, { begin: beginning.name })
  const first = standing(stepper, '', stepper.start(beginning.input), null, new Map())
  let stands: readonly Stand[] = [first]
  let undone: readonly string[] = []

  const now = (): Stand => stands.at(-1) ?? first

  const happen = (name: string): string | null => {
    const before = now()
    const found = eventCaseNamed(before.snapshot, vocabulary, name, callsIn(before))
    if (found === null) return `«${name}» cannot happen here`
    const call = callEndedBy(found.event.type)
    const ended =
      call === null ? before.ended : new Map([...before.ended, [call, before.snapshot.children[call]]])
    stands = [...stands, standing(stepper, name, stepper.step(before.snapshot, found.event), before, ended)]
    return null
  }

  const redo = (): string | null => {
    const next = undone.at(-1)
    undone = undone.slice(0, -1)
    return next === undefined ? 'nothing was undone' : happen(next)
  }

  const undo = (): string | null => {
    if (stands.length === 1) return 'nothing has happened'
    undone = [...undone, now().name]
    stands = stands.slice(0, -1)
    return null
  }

  return {
    ask: (what) => {
      if (what.kind === 'undo') return undo()
      if (what.kind === 'redo') return redo()
      undone = []
      if (what.kind === 'happen') return happen(what.name)
      stands = [first]
      return null
    },
    scene: () => {
      const stand = now()
      const { snapshot, states, transitions } = stand
      const active = snapshot._nodes
        .filter(({ path }) => path.length > 0)
        .toSorted((one, other) => one.path.length - other.path.length)
      const calls = [...callsIn(stand)]
      return {
        preset,
        chart,
        calls,
        value: JSON.stringify(snapshot.value),
        active: active.map(statePathOf),
        passed: { states: [...states], transitions: [...transitions] },
        happened: stands.slice(1).map(({ name }) => name),
        undone: [...undone],
        chances: [...possibleEventsIn(snapshot, vocabulary, calls)],
        memory: maskContext(snapshot.context),
        busy: false,
      }
    },
  }
}
