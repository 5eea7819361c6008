/** What a cover does once: every transition, or everything that may happen in every state. Statechart rulings, section 5. */
import { isFailure } from './equivalent-failures.ts'
import type { Edge } from './explore.ts'

/** What one happening does, wherever it is done. */
type Occurrence = {
  readonly by: Edge['by']
  readonly fired: readonly string[]
  readonly before: string
  readonly after: string
}

/** What is to be done once, of one happening: its transitions, or itself. Takes the states around it as text. */
export type ItemsOf = (done: Occurrence) => readonly string[]

/** Every transition once. */
export const perTransition: ItemsOf = ({ fired }) => fired

/** Everything that may happen in a state once, with each state that may follow. */
export const perEdge: ItemsOf = ({ by, before, after }) => [`${before} | ${by.name} | ${after}`]

/** The same, where failures of a call that fire the very same transitions are one. */
export const perDistinctFailure: ItemsOf = (done) =>
  isFailure(done.by)
    ? [`${done.before} | ${done.by.event.type} | ${done.fired.join()} | ${done.after}`]
    : perEdge(done)

/** Takes an edge; gives what it does. */
export const occurrenceOf = ({ from, by, fired, fingerprint: look }: Edge): Occurrence => ({
  by,
  fired,
  before: from.look.state,
  after: look.state,
})
