/**
 * Computes the possible and impossible events of a running chart, with the guards that refused and the
 * context that they read. Uses the pure machine: nothing is sent.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { EventCase } from '#explorer/exploration.ts'
import type { Step, Stepper } from '#explorer/stepper.ts'
import { transitionsOf } from '#explorer/transitions.ts'
import { maskContext } from './mask-context.ts'
import type { PossibleEvent, FailedGuard } from './protocol.ts'
import type { Vocabulary } from './vocabulary.ts'

type Possible = EventCase & Pick<PossibleEvent, 'kind' | 'of' | 'detail'>

/** The same state in the stepper's machine. */
const standIn = ({ machine }: Stepper, { value, context }: AnyMachineSnapshot): AnyMachineSnapshot =>
  machine.resolveState({ value, context })

const ADDRESS = 'xstate.route'

/** Kind of an event and its subject. */
const possible = (happening: EventCase): Possible => {
  const {
    name,
    event: { type },
  } = happening
  const call = callEndedBy(type)
  const detail = name.split(': ').slice(1).join(': ')
  if (call !== null) return { ...happening, kind: 'outcome', of: call, detail }
  if (type.startsWith('xstate.after.'))
    return { ...happening, kind: 'delay', of: name.replace('after ', ''), detail: '' }
  if (type === ADDRESS)
    return { ...happening, kind: 'address', of: name.replace('address of ', ''), detail: '' }
  return { ...happening, kind: 'event', of: type, detail }
}

/** Id of the call that an event type ends, or null. */
export const callEndedBy = (type: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null

/** Ids of the pending calls; a state may continue after its call has ended. */
export const pendingCallsIn = ({ _nodes, children }: AnyMachineSnapshot): readonly string[] =>
  _nodes
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .filter((id) => children[id]?.getSnapshot().status === 'active')

const possibleIn = (
  snapshot: AnyMachineSnapshot,
  calls: readonly string[],
  vocabulary: Vocabulary,
): Possible[] =>
  vocabulary
    .eventCasesIn(snapshot)
    .map(possible)
    .filter(({ kind, of }) => kind !== 'outcome' || calls.includes(of))

const LONGEST = 60
/** A guard that reads more parts than this is treated as reading everything. */
const MOST_PARTS = 10
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const refusalsOf = ({ guardResults }: Step, context: Readonly<Record<string, unknown>>): FailedGuard[] => {
  const refused = new Map(guardResults.filter(({ passed }) => !passed).map((one) => [one.guard, one]))
  return [...refused.values()].map(({ guard, contextRead: read }) => ({
    guard,
    read:
      read.size > MOST_PARTS
        ? []
        : Array.from(read, (part) => ({ part, value: textOf(context[part] ?? null) })),
  }))
}

const namesOf = new WeakMap<Stepper, ReadonlyMap<AnyTransitionDefinition, string>>()
const namesIn = (stepper: Stepper): ReadonlyMap<AnyTransitionDefinition, string> => {
  const names =
    namesOf.get(stepper) ??
    new Map(transitionsOf(stepper.machine).map(({ definition, name }) => [definition, name]))
  namesOf.set(stepper, names)
  return names
}

/** The possible events of a state. */
export const possibleEventsIn = (
  snapshot: AnyMachineSnapshot,
  vocabulary: Vocabulary,
  calls = pendingCallsIn(snapshot),
): readonly PossibleEvent[] => {
  if (snapshot.status !== 'active') return []
  const { stepper } = vocabulary
  const names = namesIn(stepper)
  const here = standIn(stepper, snapshot)
  const context = maskContext(here.context)
  return possibleIn(here, calls, vocabulary).map(({ name, kind, of, detail, event }) => {
    const possibleEvent = { name, kind, of, detail }
    const step = stepper.step(here, event)
    const fires = step.fired.flatMap((definition) => names.get(definition) ?? [])
    const open = fires.length > 0
    return { ...possibleEvent, open, fires, refusals: open ? [] : refusalsOf(step, context) }
  })
}

/** The event with the given name in a state, or null. */
export const eventCaseNamed = (
  snapshot: AnyMachineSnapshot,
  vocabulary: Vocabulary,
  name: string,
  calls = pendingCallsIn(snapshot),
): EventCase | null =>
  possibleIn(standIn(vocabulary.stepper, snapshot), calls, vocabulary).find((one) => one.name === name) ??
  null

/** Name of a sent event in the path catalogue; its own type if it belongs to no case. */
export const eventCaseName = (
  snapshot: AnyMachineSnapshot | null,
  vocabulary: Vocabulary | null,
  event: AnyEventObject,
): string => {
  const sent = JSON.stringify(Object.entries(event).toSorted())
  const same = ({ event: other }: EventCase) =>
    other.type === event.type && JSON.stringify(Object.entries(other).toSorted()) === sent
  return (snapshot && vocabulary?.eventCasesIn(snapshot).find(same)?.name) ?? event.type
}
