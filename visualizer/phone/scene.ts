/** The state of a phone as the visualizer shows it: names, places, and a masked context. */
import type { AnyStateNode } from 'xstate'
import { possibleEventsIn } from '../protocol/possible-events.ts'
import { maskContext } from '../protocol/mask-context.ts'
import type { PossibleEvent, Preset, PhoneState } from '../protocol/protocol.ts'
import { vocabularyOf } from '../protocol/vocabulary.ts'
import { statePathOf } from '#explorer/transitions.ts'
import { SIGNED_IN_AND_BACK } from './driver.ts'
import type { EventLog } from './event-log.ts'
import type { ActorWatcher } from './actor-watcher.ts'

type SceneSource = {
  readonly preset: Preset
  readonly watcher: Pick<ActorWatcher, 'running' | 'snapshot' | 'calls'>
  readonly log: Pick<EventLog, 'entries' | 'undone'>
  readonly busy: boolean
}

const outerFirst = (nodes: readonly AnyStateNode[]): string[] =>
  nodes
    .filter(({ path }) => path.length > 0)
    .toSorted((one, other) => one.path.length - other.path.length)
    .map(statePathOf)

/** Coming back from the sign-in page, which is no state of a chart. */
const back: PossibleEvent = {
  name: SIGNED_IN_AND_BACK,
  kind: 'event',
  of: SIGNED_IN_AND_BACK,
  detail: '',
  open: true,
  fires: [],
  refusals: [],
}

const nothing = {
  chart: null,
  value: 'null',
  active: [],
  passed: { states: [], transitions: [] },
  calls: [],
  possibleEvents: [],
  context: {},
}

/** The phone's current state. */
export const sceneOf = ({ preset, watcher, log, busy }: SceneSource): PhoneState => {
  const common = {
    preset,
    busy,
    happened: log.entries().map(({ name }) => name),
    undone: log.undone().map(({ name }) => name),
  }
  const [running, snapshot] = [watcher.running(), watcher.snapshot()]
  if (running === null || snapshot === null) return { ...common, ...nothing }
  const vocabulary = vocabularyOf(running.chart)
  const possibleEvents = vocabulary === null ? [] : possibleEventsIn(snapshot, vocabulary)
  const real = preset.answers === 'real'
  const active = outerFirst(snapshot._nodes)
  return {
    ...common,
    chart: running.chart,
    value: JSON.stringify(snapshot.value),
    active,
    passed: { states: [...running.states], transitions: [...running.transitions] },
    calls: [...watcher.calls()],
    // With the real gateway, calls and delays end without the visualizer.
    possibleEvents: [
      ...(active.includes('signIn.leaving') ? [back] : []),
      ...possibleEvents.filter(({ kind }) => !real || kind === 'event' || kind === 'address'),
    ],
    context: maskContext(snapshot.context),
  }
}
