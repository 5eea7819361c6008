/**
 * Computes with the pure machine, from the answers that the page received, which state the page has to show,
 * and whether the path can continue after an answer.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import { routesOf } from '#machines/path-of.ts'
import { thirdPartyExplorerModel } from '#explorer/journey/explorer-model.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { WalkStep } from './walks.ts'

const { stepper } = thirdPartyExplorerModel()

export const initialSnapshot = (input: JourneyInput): AnyMachineSnapshot => stepper.start(input).snapshot

/** The first snapshot on a page: the journey's own address asks for the first step. */
export const openingSnapshot = (input: JourneyInput): AnyMachineSnapshot => {
  const [first] = routesOf(thirdParty)
  return input.saved.requested || !first
    ? initialSnapshot(input)
    : nextSnapshot(initialSnapshot(input), [{ type: 'xstate.route', to: first.id, query: {} }])
}

export const nextSnapshot = (
  from: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
): AnyMachineSnapshot => events.reduce((at, event) => stepper.step(at, event).snapshot, from)

/** A state's value as text, for comparison. */
export const stateValueText = ({ value }: AnyMachineSnapshot): string => JSON.stringify(value)

/** The deepest active state: «holder.answering.pristine». */
export const deepestStateOf = (snapshot: AnyMachineSnapshot): string =>
  snapshot._nodes
    .toSorted((one, other) => one.path.length - other.path.length)
    .at(-1)
    ?.path.join('.') ?? ''

/** The context of a snapshot. */
export const contextOf = ({ context }: { readonly context: JourneyContext }): JourneyContext => context

/** The snapshots of a path, its first one included. */
export const expectedStates = (
  input: JourneyInput,
  steps: readonly WalkStep[],
): readonly AnyMachineSnapshot[] => {
  const states = [initialSnapshot(input)]
  for (const { event } of steps) {
    const last = states.at(-1)
    if (last) states.push(stepper.step(last, event).snapshot)
  }
  return states
}

/** Returns the events that a step's user action really sends. */
type Actually = (
  step: WalkStep,
  ahead: readonly WalkStep[],
  at: AnyMachineSnapshot,
) => readonly AnyEventObject[]

/** Whether the steps still lead through these states, by user events that the screens offer. */
export const followsPath = (
  from: AnyMachineSnapshot,
  steps: readonly WalkStep[],
  states: readonly AnyMachineSnapshot[],
  actually: Actually,
): boolean => {
  let at = from
  return steps.every((step, place) => {
    const events = actually(step, steps.slice(place + 1), at)
    for (const event of events) {
      const { fired, snapshot } = stepper.step(at, event)
      if (fired.length === 0) return false
      at = snapshot
    }
    const expected = states[place]
    return expected !== undefined && stateValueText(expected) === stateValueText(at)
  })
}
