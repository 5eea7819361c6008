/**
 * The pure machine walks along with the page, on what the gateway really answered: it says which state the page has to show,
 * and whether an answer that came still leads where the path leads.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import { thirdPartyModel } from '#machines/paths/third-party/model.ts'
import type { WalkStep } from './cover.ts'

const { stepper } = thirdPartyModel()

export const beginning = (input: JourneyInput): AnyMachineSnapshot => stepper.begin(input).snapshot

export const after = (from: AnyMachineSnapshot, events: readonly AnyEventObject[]): AnyMachineSnapshot => events.reduce((at, event) => stepper.step(at, event).snapshot, from)

/** A state as text, to compare. */
export const valueOf = ({ value }: AnyMachineSnapshot): string => JSON.stringify(value)

/** The deepest active state: «holder.answering.calm». */
export const placeIn = (snapshot: AnyMachineSnapshot): string => snapshot._nodes.toSorted((one, other) => one.path.length - other.path.length).at(-1)?.path.join('.') ?? ''

/** What the journey remembers in a state. */
export const memoryOf = ({ context }: { readonly context: JourneyContext }): JourneyContext => context

/** Calls that are under way in a state. */
export const callsIn = ({ _nodes }: AnyMachineSnapshot): ReadonlySet<string> => new Set(_nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)))

/** The states of a path, its beginning first. */
export const statesOf = (input: JourneyInput, steps: readonly WalkStep[]): readonly AnyMachineSnapshot[] => {
  const states = [beginning(input)]
  for (const { event } of steps) {
    const last = states.at(-1)
    if (last) states.push(stepper.step(last, event).snapshot)
  }
  return states
}

/** Takes where one stands, what follows and the states that the path has then; tells whether it still comes there. */
export const leadsOn = (from: AnyMachineSnapshot, steps: readonly WalkStep[], states: readonly AnyMachineSnapshot[]): boolean => {
  let at = from
  return steps.every(({ event }, place) => {
    at = stepper.step(at, event).snapshot
    const expected = states[place]
    return expected !== undefined && valueOf(expected) === valueOf(at)
  })
}
