/**
 * Computes with the pure machine, from the answers that the page received, which state the page has to show,
 * and whether the path can continue after an answer.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import { type JourneyId, isJourneyId } from '#machines/journeys.ts'
import type { WalkStep } from './walks.ts'

const steppers = {
  'third-party': journeyTestModels['third-party'].model().stepper,
  motorcycle: journeyTestModels.motorcycle.model().stepper,
  'car-body': journeyTestModels['car-body'].model().stepper,
  renewal: journeyTestModels.renewal.model().stepper,
} as const

/** The journey that a snapshot is of. Throws for another chart. */
export const journeyOf = ({ machine: { id } }: AnyMachineSnapshot): JourneyId => {
  if (!isJourneyId(id)) throw new Error(`${id} is no journey`)
  return id
}

const stepperOf = (snapshot: AnyMachineSnapshot) => steppers[journeyOf(snapshot)]

export const initialSnapshot = (chart: JourneyId, input: JourneyInput): AnyMachineSnapshot =>
  steppers[chart].start(input).snapshot

/** The first snapshot on a page, which is opened at the inquiry unless the input asks for another step. */
export const openingSnapshot = (chart: JourneyId, input: JourneyInput): AnyMachineSnapshot =>
  input.saved.requested
    ? initialSnapshot(chart, input)
    : nextSnapshot(initialSnapshot(chart, input), [{ type: 'xstate.route', to: '#inquiry-owner', query: {} }])

export const nextSnapshot = (
  from: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
): AnyMachineSnapshot => events.reduce((at, event) => stepperOf(at).step(at, event).snapshot, from)

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
  chart: JourneyId,
  input: JourneyInput,
  steps: readonly WalkStep[],
): readonly AnyMachineSnapshot[] => {
  const states = [initialSnapshot(chart, input)]
  for (const { event } of steps) {
    const last = states.at(-1)
    if (last) states.push(stepperOf(last).step(last, event).snapshot)
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
      const { fired, snapshot } = stepperOf(at).step(at, event)
      if (fired.length === 0) return false
      at = snapshot
    }
    const expected = states[place]
    return expected !== undefined && stateValueText(expected) === stateValueText(at)
  })
}
