/** What may happen in a state, from the tables of a chart: what a person does, how a call ends, that time passes. Statechart rulings, section 5. */
import type { AnyStateNode } from 'xstate'
import type { EventCase } from './explore.ts'

export type EventTables = {
  /** By type of event, its finite classes of payload by name; an empty name where there is one. */
  readonly userEvents: Readonly<Record<string, Readonly<Record<string, object>>>>
  /** By id of the call, its answers by name, the one that leads on first. */
  readonly callResults: (call: string) => Readonly<Record<string, unknown>>
  /** By id of the call, what it fails with, each with its name. */
  readonly callFailures: (call: string) => readonly (readonly [string, unknown])[]
}

/** Takes what something is and which of its kinds; gives its name in the catalogue of paths. */
export const caseName = (name: string, detail: string): string =>
  detail === '' ? name : `${name}: ${detail}`

/** What a person may do: the events that these states name. */
const deedsIn = (
  { userEvents: gestures }: EventTables,
  nodes: readonly AnyStateNode[],
): readonly EventCase[] =>
  [...new Set(nodes.flatMap((node) => [...node.transitions.keys()]))].flatMap((type) =>
    Object.entries(gestures[type] ?? {}).map(([name, payload]) => ({
      name: caseName(type, name),
      event: { type, ...payload },
    })),
  )

/** Takes the id of a call; gives how it may end. */
export const callEndingsOf = (
  { callResults: answers, callFailures: failures }: EventTables,
  id: string,
): readonly EventCase[] => [
  ...Object.entries(answers(id)).map(([name, output]) => ({
    name: caseName(id, name || 'done'),
    event: { type: `xstate.done.actor.${id}`, output, actorId: id },
  })),
  ...failures(id).map(([name, error]) => ({
    name: caseName(id, name),
    event: { type: `xstate.error.actor.${id}`, error, actorId: id },
  })),
]

/** Time that passes. */
export const delaysIn = (nodes: readonly AnyStateNode[]): readonly EventCase[] =>
  nodes.flatMap((node) =>
    node.after.map(({ delay, eventType }) => ({
      name: `after ${String(delay)}`,
      event: { type: eventType },
    })),
  )

/** Takes the tables and the states that are active; gives what may happen in them. */
export const eventCasesIn = (tables: EventTables, nodes: readonly AnyStateNode[]): readonly EventCase[] => {
  const known = listed.get(tables) ?? new Map<string, readonly EventCase[]>()
  listed.set(tables, known)
  const key = nodes.map(({ id }) => id).join(' ')
  const here = known.get(key) ?? [
    ...deedsIn(tables, nodes),
    ...nodes.flatMap(({ invoke }) => invoke).flatMap(({ id }) => callEndingsOf(tables, id)),
    ...delaysIn(nodes),
  ]
  known.set(key, here)
  return here
}

/** The same states are come to thousands of times. */
const listed = new WeakMap<EventTables, Map<string, readonly EventCase[]>>()
