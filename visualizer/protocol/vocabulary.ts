/** What may be asked of each chart while it runs before somebody's eyes: its events in their classes, how its calls may end, its addresses. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { testModels } from '#explorer/test-models.ts'
import type { EventCase } from '#explorer/explore.ts'
import { eventCasesIn } from '#explorer/event-cases.ts'
import type { Stepper } from '#explorer/stepper.ts'
import { isOffered } from '#explorer/third-party/offered.ts'
import { thirdParty } from '#machines/third-party.ts'

export type Vocabulary = {
  readonly stepper: Stepper
  /** Types of the events that somebody may send it, in one state or another. */
  readonly events: readonly string[]
  /** Takes a state; gives what may happen in it, every end of every call among it. */
  readonly eventCasesIn: (snapshot: AnyMachineSnapshot) => readonly EventCase[]
  /** Whether a state's screen offers an event, whatever the chart would do with it. */
  readonly isOffered: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
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
    isOffered: chart === thirdParty.id ? isOffered : () => true,
  }
}

const made = new Map<string, Vocabulary>()

/** Takes a chart's name; gives its vocabulary, or null where nobody walks the chart. */
export const vocabularyOf = (chart: string): Vocabulary | null => {
  const known = made.get(chart) ?? of(chart)
  if (known !== null) made.set(chart, known)
  return known
}
