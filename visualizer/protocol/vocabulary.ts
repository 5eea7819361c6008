/** Data of each running chart that the page needs: its event cases, call results and routes. */
import type { AnyMachineSnapshot } from 'xstate'
import { testModels } from '#explorer/test-models.ts'
import type { EventCase } from '#explorer/exploration.ts'
import { eventCasesIn } from '#explorer/event-cases.ts'
import type { Stepper } from '#explorer/stepper.ts'

export type Vocabulary = {
  readonly stepper: Stepper
  /** Types of the events that a user may send in any state. */
  readonly events: readonly string[]
  /** The event cases of a state, including all results of its calls. */
  readonly eventCasesIn: (snapshot: AnyMachineSnapshot) => readonly EventCase[]
}

const of = (chart: string): Vocabulary | null => {
  const walk = testModels[chart]
  if (walk === undefined) return null
  const { stepper, routes } = walk.model()
  return {
    stepper,
    events: Object.entries(walk.tables.userEvents)
      .filter(([, kinds]) => Object.keys(kinds).length > 0)
      .map(([type]) => type),
    eventCasesIn: ({ _nodes }) => [...eventCasesIn(walk.tables, _nodes), ...routes],
  }
}

const made = new Map<string, Vocabulary>()

/** The vocabulary of a chart, or null without a test model. */
export const vocabularyOf = (chart: string): Vocabulary | null => {
  const known = made.get(chart) ?? of(chart)
  if (known !== null) made.set(chart, known)
  return known
}
