/**
 * What may happen to a running chart now, and what may not, with the questions that said no and what they looked at.
 * Asked of the pure chart: nothing is sent. Issue "Every path is walked", visualizer, "Live".
 */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Happening } from '../paths/explore.ts'
import type { Step, Stepper } from '../paths/stepper.ts'
import { delaysIn, named } from '../paths/happenings.ts'
import { transitionsOf } from '../paths/transitions.ts'
import { masked } from './masked.ts'
import type { Chance, Refusal } from './protocol.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Stands for a question that no chart asks: whether a hand could do it. */
export const OFFERED = 'the screen offers it'

type Possible = Happening & Pick<Chance, 'kind' | 'of' | 'detail'>

/** The same state in the stepper's own chart. */
const standIn = ({ machine }: Stepper, { value, context }: AnyMachineSnapshot): AnyMachineSnapshot => machine.resolveState({ value, context })

const deedsIn = (nodes: readonly AnyStateNode[], { gestures }: Vocabulary): Possible[] => {
  const types = [...new Set(nodes.flatMap((node) => [...node.transitions.keys()]))]
  return types.flatMap((type) => Object.entries(gestures[type] ?? {}).map(([detail, payload]) => ({ name: named(type, detail), kind: 'event', of: type, detail, event: { ...payload, type } }) as const))
}

const detailOf = ({ name }: Happening): string => name.split(': ').slice(1).join(': ')

/** Ids of the calls under way; a state may go on after its call has ended. */
export const callsIn = ({ _nodes, children }: AnyMachineSnapshot): readonly string[] => _nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)).filter((id) => children[id]?.getSnapshot().status === 'active')

const possibleIn = ({ _nodes: nodes }: AnyMachineSnapshot, calls: readonly string[], vocabulary: Vocabulary): Possible[] => [
  ...deedsIn(nodes, vocabulary),
  ...calls.flatMap((call) => vocabulary.endingsOf(call).map((ending) => ({ ...ending, kind: 'outcome', of: call, detail: detailOf(ending) }) as const)),
  ...delaysIn(nodes).map((delay) => ({ ...delay, kind: 'delay', of: delay.name.replace('after ', ''), detail: '' }) as const),
  ...vocabulary.addresses.map((address) => ({ ...address, kind: 'address', of: address.name.replace('address of ', ''), detail: '' }) as const),
]

const LONGEST = 60
/** A question that looks at more than this looks at everything. */
const MOST_PARTS = 10
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const refusalsOf = ({ asked }: Step, memory: Readonly<Record<string, unknown>>): Refusal[] => {
  const refused = new Map(asked.filter(({ answer }) => !answer).map((one) => [one.guard, one]))
  return [...refused.values()].map(({ guard, read }) => ({ guard, read: read.size > MOST_PARTS ? [] : Array.from(read, (part) => ({ part, value: textOf(memory[part] ?? null) })) }))
}

const namesOf = new WeakMap<Stepper, ReadonlyMap<AnyTransitionDefinition, string>>()
const namesIn = (stepper: Stepper): ReadonlyMap<AnyTransitionDefinition, string> => {
  const names = namesOf.get(stepper) ?? new Map(transitionsOf(stepper.machine).map(({ definition, name }) => [definition, name]))
  namesOf.set(stepper, names)
  return names
}

/** Takes a state of a chart and the chart's vocabulary; gives its chances. */
export const chancesIn = (snapshot: AnyMachineSnapshot, vocabulary: Vocabulary): readonly Chance[] => {
  if (snapshot.status !== 'active') return []
  const { stepper } = vocabulary
  const names = namesIn(stepper)
  const here = standIn(stepper, snapshot)
  const memory = masked(here.context)
  return possibleIn(here, callsIn(snapshot), vocabulary).map(({ name, kind, of, detail, event }) => {
    const chance = { name, kind, of, detail }
    if (kind === 'event' && !vocabulary.isOffered(here, event)) return { ...chance, open: false, fires: [], refusals: [{ guard: OFFERED, read: [] }] }
    const step = stepper.step(here, event)
    const fires = step.fired.flatMap((definition) => names.get(definition) ?? [])
    const open = fires.length > 0
    return { ...chance, open, fires, refusals: open ? [] : refusalsOf(step, memory) }
  })
}

/** Takes a state, the vocabulary and the name of a chance; gives the event behind it, or null where the state has none so named. */
export const eventNamed = (snapshot: AnyMachineSnapshot, vocabulary: Vocabulary, name: string): Possible | null =>
  possibleIn(standIn(vocabulary.stepper, snapshot), callsIn(snapshot), vocabulary).find((possible) => possible.name === name) ?? null
