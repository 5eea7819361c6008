/**
 * Paths of a small chart for Chromium, named as in the catalogue. Exploring takes milliseconds, so each
 * worker does it.
 */
import { namePaths, type NamedPath } from '#explorer/catalogue.ts'
import type { Reasons } from '#explorer/coverage.ts'
import { pathCoverOf, type Path } from '#explorer/path-cover.ts'
import { coverOf, perDistinctFailure } from '#explorer/cover-items.ts'
import type { ExplorerModel } from '#explorer/exploration.ts'
import { explore } from '#explorer/explore.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import type { TestModel } from '#explorer/test-model.ts'
import type { CoverKind } from '../walk/walks.ts'
import type { WalkedPath } from './annotations.ts'

/** The model without the transitions that never occur in the app. */
export const possibleIn = ({ model }: Pick<TestModel, 'model'>, never: Reasons): ExplorerModel => {
  const made = model()
  const events = new Set(Object.keys(never).map((name) => name.split(' | ')[1]))
  return {
    ...made,
    eventCasesIn: (snapshot) => made.eventCasesIn(snapshot).filter(({ event }) => !events.has(event.type)),
  }
}

const textOf = ({ start, steps }: Path): string =>
  [start, ...steps.map(({ by }) => by)].map(({ name }) => `${name} > `).join('')

type SmallPath = NamedPath & { readonly walked: WalkedPath }

/**
 * Returns the paths of a cover, transitions before edges; each input of the chart begins at least one path.
 */
export const smallCover = (walk: TestModel, never: Reasons, kind: CoverKind): readonly SmallPath[] => {
  const model = possibleIn(walk, never)
  const explored = explore(model)
  const cover = pathCoverOf(model.stepper, explored)
  const unbegun = explored.edges.filter(
    ({ from }, place) =>
      from.from === null &&
      explored.edges.findIndex((edge) => edge.from === from) === place &&
      !cover.some(({ startSnapshot: begins }) => begins === from.snapshot),
  )
  const first = [...cover, ...unbegun.flatMap((edge) => pathCoverOf(model.stepper, { edges: [edge] }))]
  const more =
    kind === 'edges'
      ? pathCoverOf(model.stepper, explored, coverOf(perDistinctFailure)).filter(
          (path) => !first.some((other) => textOf(other).startsWith(textOf(path))),
        )
      : []
  const known = new Set(explorationOf(walk).paths.map(({ name, path }) => `${name}: ${textOf(path)}`))
  return namePaths([...first, ...more], walk.labels).map(({ name, path }) => {
    const steps = { start: path.start.name, steps: path.steps.map(({ by }) => by.name) }
    return {
      name,
      path,
      walked: { chart: walk.chart.id, ...(known.has(`${name}: ${textOf(path)}`) ? {} : { walk: steps }) },
    }
  })
}
