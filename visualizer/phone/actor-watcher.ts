/**
 * Watches the actors of this page through XState's inspection: the running chart, its former states, and its
 * events. Statechart rulings, section 5.
 */
import {
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
  StateMachine,
} from 'xstate'
import { pendingCallsIn } from '../protocol/possible-events.ts'
import { CHARTS_WITH_PAGE } from '../protocol/protocol.ts'
import { statePathOf, transitionsOf } from '#explorer/transitions.ts'

export type Running = {
  readonly actor: AnyActor
  readonly chart: string
  readonly names: ReadonlyMap<AnyTransitionDefinition, string>
  readonly states: Set<string>
  readonly transitions: Set<string>
}

export type ActorWatcher = {
  readonly inspect: (inspected: InspectionEvent) => void
  /** The most recently started chart, or null. */
  readonly running: () => Running | null
  /** Its snapshot; null before any chart runs. */
  readonly snapshot: () => AnyMachineSnapshot | null
  /** Ids of the calls in progress. */
  readonly calls: () => readonly string[]
}

export type ActorWatcherOptions = {
  /** Called with every event of the chart. */
  readonly onEvent: (event: AnyEventObject) => void
  /** Called after every change. */
  readonly onChange: () => void
}

const begun = (actor: AnyActor): Running | null => {
  const machine: unknown = actor.logic
  if (!(machine instanceof StateMachine) || !CHARTS_WITH_PAGE.has(machine.id)) return null
  return {
    actor,
    chart: machine.id,
    names: new Map(transitionsOf(machine).map(({ definition, name }) => [definition, name])),
    states: new Set(),
    transitions: new Set(),
  }
}

/** Creates the watcher. Spawned actors and the app services are not watched. */
export const watchActors = ({ onEvent, onChange }: ActorWatcherOptions): ActorWatcher => {
  let running: Running | null = null

  const note = (
    { states, transitions, names }: Running,
    fired: readonly AnyTransitionDefinition[],
    snapshot: unknown,
  ): void => {
    for (const definition of fired) {
      const name = names.get(definition)
      if (name !== undefined) transitions.add(name)
      for (const node of [definition.source, ...(definition.target ?? [])]) states.add(statePathOf(node))
    }
    if (isMachineSnapshot(snapshot)) for (const node of snapshot._nodes) states.add(statePathOf(node))
  }

  const now = (): AnyMachineSnapshot | null => {
    const snapshot: unknown = running?.actor.getSnapshot()
    return isMachineSnapshot(snapshot) ? snapshot : null
  }

  return {
    inspect: (inspected) => {
      const { actorRef, rootId } = inspected
      if (actorRef.sessionId !== rootId || !(actorRef instanceof Actor)) return
      if (inspected.type === '@xstate.actor') running = begun(actorRef) ?? running
      if (running === null || running.actor !== actorRef) return
      if (inspected.type === '@xstate.event') onEvent(inspected.event)
      if (inspected.type === '@xstate.microstep') note(running, inspected._transitions, inspected.snapshot)
      if (inspected.type === '@xstate.snapshot') onChange()
    },
    running: () => running,
    snapshot: now,
    calls: () => {
      const snapshot = now()
      return snapshot === null ? [] : pendingCallsIn(snapshot)
    },
  }
}
