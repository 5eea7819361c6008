/** A chart walked whole: its coverage, its named paths and their catalogue, in one call. Statechart rulings, section 5. */
import type { AnyStateMachine } from 'xstate'
import { catalogueText, namePaths, type NamedPath, type PathLabels } from './catalogue.ts'
import { type Coverage, coverageOf, type Reasons } from './coverage.ts'
import { pathCoverOf } from './path-cover.ts'
import { explore, type ExplorerModel } from './explore.ts'
import type { EventTables } from './event-cases.ts'

export type ExplorationReport = {
  readonly coverage: Coverage
  readonly paths: readonly NamedPath[]
  readonly catalogue: string
}

/** What a chart's walk is made of. */
export type TestModel = {
  readonly chart: AnyStateMachine
  /** What may happen in it, which its model is made of. */
  readonly tables: EventTables
  /** Gives the model anew: its stepper keeps notes. */
  readonly model: () => ExplorerModel
  readonly labels: PathLabels
  readonly reasons: Reasons
}

/** Explores anew. */
export const exploreChart = ({ model, labels: phrases, reasons }: TestModel): ExplorationReport => {
  const made = model()
  const explored = explore(made)
  const paths = namePaths(pathCoverOf(made.stepper, explored), phrases)
  return { coverage: coverageOf(made.stepper, explored, reasons), paths, catalogue: catalogueText(paths) }
}
