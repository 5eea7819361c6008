/** Everything that may happen in a state, from a chart's tables: user events, results of calls, delays. */
import type { AnyStateNode } from 'xstate'
import type { EventCase } from './exploration.ts'

export type EventTables = {
  /** By event type, its payloads by name. The name is empty where there is one payload. */
  readonly userEvents: Readonly<Record<string, Readonly<Record<string, object>>>>
  /** By id of the call, its successful results by name; the usual one comes first. */
  readonly callResults: (call: string) => Readonly<Record<string, unknown>>
  /** By id of the call, its errors with their names. */
  readonly callFailures: (call: string) => readonly (readonly [string, unknown])[]
}

/** The name of an event case in the catalogue of paths: «lookUpPlate: found». */
export const caseName = (name: string, detail: string): string =>
  detail === '' ? name : `${name}: ${detail}`

const userEventsIn = ({ userEvents }: EventTables, nodes: readonly AnyStateNode[]): readonly EventCase[] =>
  [...new Set(nodes.flatMap((node) => [...node.transitions.keys()]))].flatMap((type) =>
    Object.entries(userEvents[type] ?? {}).map(([name, payload]) => ({
      name: caseName(type, name),
      event: { type, ...payload },
    })),
  )

/** The possible results of a call as event cases. */
export const callEndingsOf = (
  { callResults, callFailures }: EventTables,
  id: string,
): readonly EventCase[] => [
  ...Object.entries(callResults(id)).map(([name, output]) => ({
    name: caseName(id, name || 'done'),
    event: { type: `xstate.done.actor.${id}`, output, actorId: id },
  })),
  ...callFailures(id).map(([name, error]) => ({
    name: caseName(id, name),
    event: { type: `xstate.error.actor.${id}`, error, actorId: id },
  })),
]

/** Delays that these states wait for. */
export const delaysIn = (nodes: readonly AnyStateNode[]): readonly EventCase[] =>
  nodes.flatMap((node) =>
    node.after.map(({ delay, eventType }) => ({
      name: `after ${String(delay)}`,
      event: { type: eventType },
    })),
  )

/** The same states are active in thousands of snapshots. */
const cache = new WeakMap<EventTables, Map<string, readonly EventCase[]>>()

/** Everything that may happen while these states are active. */
export const eventCasesIn = (tables: EventTables, nodes: readonly AnyStateNode[]): readonly EventCase[] => {
  const known = cache.get(tables) ?? new Map<string, readonly EventCase[]>()
  cache.set(tables, known)
  const key = nodes.map(({ id }) => id).join(' ')
  const found = known.get(key)
  if (found !== undefined) return found
  const eventCases = [
    ...userEventsIn(tables, nodes),
    ...nodes.flatMap(({ invoke }) => invoke).flatMap(({ id }) => callEndingsOf(tables, id)),
    ...delaysIn(nodes),
  ]
  known.set(key, eventCases)
  return eventCases
}
