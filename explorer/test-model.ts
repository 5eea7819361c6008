/** A chart as the explorer and the tests know it: what may happen in it, and how its paths are named. */
import type { AnyStateMachine } from 'xstate'
import { catalogueText, type NamedPath, namePaths, type PathLabels } from './catalogue.ts'
import { coverOf, perTransition } from './cover-items.ts'
import { type Coverage, coverageOf, type Reasons } from './coverage.ts'
import { createDefinitionRegistry, type ProvidedRules } from './definition-names.ts'
import type { EventTables } from './event-cases.ts'
import type { Exploration, ExplorerModel } from './exploration.ts'
import { explore } from './explore.ts'
import { longWalksOf } from './long-walks.ts'
import { type Path, pathCoverOf } from './path-cover.ts'

export type TestModel = {
  readonly chart: AnyStateMachine
  readonly tables: EventTables
  /** Creates a model for one exploration. */
  readonly model: () => ExplorerModel
  readonly labels: PathLabels
  /** Reasons that excuse something unreached. */
  readonly reasons: Reasons
  /** Rules that the chart's product provides to shared step definitions; absent if there are none. */
  readonly rules?: ProvidedRules
}

export type ExploredChart = {
  readonly model: ExplorerModel
  readonly exploration: Exploration
  readonly coverage: Coverage
  /** Short paths, named as in the catalogue. */
  readonly paths: readonly NamedPath[]
  /**
   * Few, long walks that fire every transition. Walks with other covers are planned where they are needed.
   */
  readonly longWalks: readonly Path[]
}

/**
 * Explores charts in order. A step definition that several charts share is covered by the first of them: the
 * others' paths do their own items only. Each chart's coverage counts all of it.
 * @param explored called with each model once it is explored
 */
export const exploreCharts = (
  testModels: readonly TestModel[],
  explored: (testModel: TestModel, exploration: Exploration) => void = () => undefined,
): readonly ExploredChart[] => {
  const register = createDefinitionRegistry()
  const done = { byPaths: new Set<string>(), byWalks: new Set<string>() }
  return testModels.map((testModel) => {
    const { chart, labels, reasons, rules } = testModel
    const model = testModel.model()
    const exploration = explore(model)
    explored(testModel, exploration)
    const { stepper } = model
    const names = register(chart, rules)
    const pathCover = coverOf(perTransition, done.byPaths, names)
    return {
      model,
      exploration,
      coverage: coverageOf(stepper, exploration, reasons),
      paths: namePaths(pathCoverOf(stepper, exploration, pathCover), labels),
      longWalks: longWalksOf(model, exploration, coverOf(perTransition, done.byWalks, names)),
    }
  })
}

/** Explores one chart by itself. */
export const exploreChart = (testModel: TestModel): ExploredChart => {
  const [explored] = exploreCharts([testModel])
  if (explored === undefined) throw new Error(`${testModel.chart.id} was not explored`)
  return explored
}

export const catalogueOf = ({ paths }: Pick<ExploredChart, 'paths'>): string => catalogueText(paths)
